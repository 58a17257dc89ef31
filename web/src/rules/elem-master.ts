export default import.meta.glob('../../../tests/scenarios/elem-master/*.json', { eager: true, import: 'default' });

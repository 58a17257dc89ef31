export default import.meta.glob('../../../tests/scenarios/elementals/*.json', { eager: true, import: 'default' });

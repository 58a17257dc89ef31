export default import.meta.glob('../../../tests/scenarios/metamorphose/*.json', { eager: true, import: 'default' });

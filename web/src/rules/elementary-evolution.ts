export default import.meta.glob('../../../tests/scenarios/elementary-evolution/*.json', { eager: true, import: 'default' });

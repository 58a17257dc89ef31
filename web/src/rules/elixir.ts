export default import.meta.glob('../../../tests/scenarios/elixir/*.json', { eager: true, import: 'default' });

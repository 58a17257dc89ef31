/** Lets the cards of the table fly to the one who has won them; what it gives back ends that: the next card may lie where one has flown. */
export function flyTo(table: HTMLElement | undefined, seat: number): () => void {
  const goal = table?.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
  if (table === undefined || goal === undefined) return () => undefined;
  const cards = [...table.querySelectorAll<HTMLElement>('.flies')];
  for (const card of cards) {
    const { left, top, width, height } = card.getBoundingClientRect();
    card.style.setProperty('--dx', `${goal.left + goal.width / 2 - left - width / 2}px`);
    card.style.setProperty('--dy', `${goal.top + goal.height / 2 - top - height / 2}px`);
    card.classList.add('flying');
  }
  return () => cards.forEach((card) => card.classList.remove('flying'));
}

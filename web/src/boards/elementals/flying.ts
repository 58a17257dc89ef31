/** Lets the cards of the table fly to the one who has won them. */
export function flyTo(table: HTMLElement | undefined, seat: number): void {
  const goal = table?.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
  if (table === undefined || goal === undefined) return;
  for (const card of table.querySelectorAll<HTMLElement>('.flies')) {
    const { left, top, width, height } = card.getBoundingClientRect();
    card.style.setProperty('--dx', `${goal.left + goal.width / 2 - left - width / 2}px`);
    card.style.setProperty('--dy', `${goal.top + goal.height / 2 - top - height / 2}px`);
    card.classList.add('flying');
  }
}

/** On a phone the page is longer than the screen: what a question is about is brought into sight. */

/** What answers a question, where that is no button beside it. */
const ANSWERS = '.offers button:enabled, .plate.lit, .book.lit, .own .lit';

function scroll(part: Element | null | undefined, block: ScrollLogicalPosition, motion: boolean): void {
  part?.scrollIntoView({ block, behavior: motion ? 'smooth' : 'auto' });
}

/** Brings the answers into sight if none of them is; all that is offered; on a cloth, what lies there and what can be laid. */
export function showAnswers(board: HTMLElement, motion: boolean): void {
  const thumb = board.querySelector('.thumb');
  // A lesson is read from its beginning.
  if (thumb === null || getComputedStyle(thumb).position !== 'sticky') return;
  const cloth = board.querySelector('.cloth')?.closest('.market') ?? null;
  const offers = board.querySelector('.offers:has(button:enabled)');
  const answers = [...board.querySelectorAll(ANSWERS)];
  const floor = thumb.getBoundingClientRect().top;
  // What the page keeps above the board hides what passes under it.
  const ceiling = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const isSeen = (part: Element): boolean => {
    const { top, bottom } = part.getBoundingClientRect();
    return top >= ceiling && bottom <= floor;
  };
  if (cloth !== null) {
    if (!isSeen(cloth) || !answers.some(isSeen)) scroll(cloth, 'start', motion);
  } else if (offers !== null) {
    if (!isSeen(offers)) scroll(offers, 'start', motion);
  } else if (!answers.some(isSeen)) scroll(answers[0], 'center', motion);
}

/** What can be done with a card that was touched stands beside the question: that comes into sight. */
export function showThumb(board: HTMLElement, motion: boolean): void {
  scroll(board.querySelector('.thumb'), 'nearest', motion);
}

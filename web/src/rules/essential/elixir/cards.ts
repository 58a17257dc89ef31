/** Cards of the set for the pictures: whatever the set holds, the first that shows what is meant. */
import type { Around } from '../../../boards/elixir/around';
import { Faces, type CardFace } from '../../../boards/elixir/faces';
import type { GameWords } from '../../../words/game';

/** What the faces of cards need, outside of a table. */
export function aroundOf(words: GameWords): Around {
  return { faces: new Faces(words.cards, words.language), language: words.language, text: words.text, say: words.text, viewer: 0, isSeated: false, names: [] };
}

export function firstCard(words: GameWords, around: Around, fits: (face: CardFace) => boolean): CardFace {
  const faces = [...words.cards.values()].filter((card) => card.block !== 'tag').map((card) => around.faces.of(card.id));
  return faces.find(fits) ?? around.faces.of('');
}

/** A spell with two ingredients of different elements. */
export function exampleSpell(words: GameWords, around: Around): CardFace {
  return firstCard(words, around, (face) => face.kind === 'spell' && face.level === 2 && new Set(around.faces.elements(face.id)).size === 2 && face.text.length < 130);
}

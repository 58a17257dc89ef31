/** Small sounds made on the spot, no files: a move, one's turn, a word, the end, a hand on the table. */
import type { GameEvent } from '../boards/contract';
import { painted } from '../boards/pressed';
import { settings } from '../state/settings.svelte';
import type { Room } from './room.svelte';

export type Sound = 'move' | 'turn' | 'said' | 'over' | 'card' | 'thud';

/** Pitches in hertz, one after the other, and how long each lasts in seconds. */
const NOTES: Record<Sound, readonly [readonly number[], number]> = {
  move: [[330], 0.09],
  card: [[520], 0.05],
  turn: [[392, 523], 0.12],
  said: [[660], 0.07],
  over: [[392, 494, 587, 784], 0.16],
  thud: [[84], 0.11],
};

/** Low sounds are heard less. */
const THUD = 0.5;
const LOUD = 0.12;

/** Comes back when there is nothing to do, at last after a second; some browsers cannot say when. */
function idle(): Promise<void> {
  return new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 1000 });
    else setTimeout(done, 200);
  });
}

let audio: Promise<AudioContext> | null = null;

/**
 * Browsers let a page make sounds only after the reader has touched it. Making the first ones ready takes them many frames
 * (50 ms and more), so it comes after the frame that shows the press, once the page has nothing else to do.
 */
export function allowSounds(): void {
  if (!settings.chosen.sound || !('AudioContext' in window)) return;
  audio ??= painted().then(idle).then(() => new AudioContext());
  // Where that was too long after the touch, the next one allows it.
  void audio.then((context) => (context.state === 'suspended' ? context.resume() : undefined));
}

export function play(sound: Sound): void {
  if (!settings.chosen.sound || audio === null) return;
  const [pitches, length] = NOTES[sound];
  void audio.then((context) => pitches.forEach((pitch, place) => note(context, pitch, place * length, length, sound === 'thud' ? THUD : LOUD)));
}

function note(context: AudioContext, pitch: number, after: number, length: number, loudness: number): void {
  const start = context.currentTime + after;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length * 1.6);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + length * 1.7);
}

/** Plays what fits each update of a table. */
export function soundsOf(room: Room): (events: GameEvent[], seat: number | null) => void {
  let wasMine = false;
  return (events, seat) => {
    const isMine = room.now?.prompt?.to_act === true;
    if (events.some((event) => event.kind === 'game-over')) play('over');
    else if (events.some((event) => event.kind === 'said' && event.seat !== seat)) play('said');
    else if (isMine && !wasMine) play('turn');
    else if (events.some((event) => room.words.tells(event))) play(room.hasRaces ? 'card' : 'move');
    wasMine = isMine;
  };
}

/** What is seen and can be done at a table that is played: the shell's own state, and what follows from the table's. */
import { tick } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import { BOARDS } from '../boards';
import { LESSONS } from '../learn/lessons';
import type { TableLine } from '../line/table.svelte';
import { settings } from '../state/settings.svelte';
import type { GameWords } from '../words/game';
import { Advising } from './advising.svelte';
import { sitters } from './names';
import { talk, type Names } from './telling';

export type Sheet = 'log' | 'chat' | 'rules' | 'hints' | 'more' | 'ending';

/** A game of so many entries of its log is no first game any more. */
const NEWCOMER_ENTRIES = 30;

interface Shown {
  table: TableLine;
  words: GameWords;
  isShared: boolean;
}

export class Room {
  /** What lies over the table. */
  sheet = $state<Sheet | null>(null);
  /** The rule that the rules are opened at. */
  rule = $state<string | null>(null);
  /** Where moves are typed. */
  typed = $state<HTMLInputElement>();
  /** Where advice is asked for. */
  adviceButton = $state<HTMLButtonElement>();
  /** The count-down or a pause stands before the board. */
  isHeldBack = $state(false);
  readonly #wide = new MediaQuery('(min-width: 64rem)', true);
  readonly #shown: () => Shown;

  constructor(shown: () => Shown) {
    this.#shown = shown;
  }

  readonly table = $derived.by(() => this.#shown().table);
  /** Several people at one device: no talk, no rematch of its own, no taking back behind the others' backs. */
  readonly isShared = $derived.by(() => this.#shown().isShared);
  readonly isWide = $derived.by(() => this.#wide.current);
  readonly face = $derived.by(() => this.table.shown);
  readonly now = $derived.by(() => this.table.face);
  readonly isNow = $derived.by(() => this.table.looking === null);
  readonly seats = $derived.by(() => this.face?.table.seats ?? []);
  readonly labels = $derived.by(() => sitters(this.seats));
  readonly words = $derived.by(() => this.#shown().words.calling(this.labels));
  readonly names = $derived.by<Names>(() => ({ of: (seat) => this.words.seatName(seat, this.seats.length), seats: this.seats.length }));
  readonly entry = $derived.by(() => BOARDS[this.words.about.slug]);
  readonly hasRaces = $derived.by(() => this.words.about.has_races);
  readonly legal = $derived.by(() => (this.isNow && this.now?.prompt?.to_act ? this.now.prompt.legal : []));
  readonly isOver = $derived.by(() => this.now?.table.status === 'over' || this.now?.table.status === 'closed');
  readonly isRunning = $derived.by(() => this.now?.table.status === 'running');
  /** The reader plays, and the game goes on. */
  readonly isPlaying = $derived.by(() => this.isRunning && this.table.seat !== null);
  readonly persons = $derived.by(() => this.seats.filter((seat) => seat.kind === 'person').length);
  /** The board shows the seats itself: here is only what it cannot know. */
  readonly isBrief = $derived.by(() => settings.chosen.form === 'picture' && this.entry?.showsSeats === true);
  readonly hasPicture = $derived.by(() => this.entry !== undefined || this.hasRaces);
  readonly spoken = $derived.by(() => talk(this.table.log).length);
  /** Somebody who could read what is said. */
  readonly hasCompany = $derived.by(() => !this.isShared && (this.persons > 1 || (this.table.presence?.spectators ?? 0) > 0 || this.spoken > 0));
  /** A first game against bots, for somebody who may not know the rules. */
  readonly isNew = $derived.by(() => {
    const { slug } = this.words.about;
    const isUnknown = slug in LESSONS && !settings.chosen.known.includes(slug);
    return isUnknown && !this.isShared && !this.isOver && this.table.seat !== null && this.persons === 1 && this.table.log.length < NEWCOMER_ENTRIES;
  });
  /** A bot may advise who plays alone against bots, where there is something to look ahead to. */
  readonly hasAdvice = $derived.by(() => this.isPlaying && this.persons === 1 && !this.hasRaces);
  readonly advising = new Advising({
    question: () => (this.hasAdvice && this.legal.length > 0 ? (this.now?.prompt?.id ?? null) : null),
    ask: () => this.table.advice(),
  });
  readonly hasOrder = $derived.by(() => this.isRunning && this.now?.prompt?.order != null);
  readonly canPause = $derived.by(() => {
    const pause = this.now?.table.pause;
    return this.isNow && !this.isShared && this.table.seat !== null && Array.isArray(pause?.seats) && pause.seats.includes(this.table.seat) && pause.since == null;
  });
  readonly canUndo = $derived.by(() => this.now?.prompt?.can_undo === true);
  /** Moves can be taken back at this table, though perhaps none can now. */
  readonly mayUndo = $derived.by(() => this.isPlaying && !this.hasRaces);
  readonly canTakeBack = $derived.by(() => this.isPlaying && !this.hasRaces && this.now?.table.takeback === null && !this.isShared);

  open(sheet: Sheet): void {
    this.sheet = sheet;
  }

  close(): void {
    this.sheet = null;
  }

  /** The rules, at one of them. */
  openRules(rule: string | null = null): void {
    this.rule = rule;
    this.sheet = 'rules';
  }

  async startTyping(): Promise<void> {
    settings.chosen.typed = true;
    if (!this.isWide) this.sheet = 'more';
    await tick();
    this.typed?.focus();
  }
}

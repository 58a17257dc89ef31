/**
 * L'essentiel: each game on one page, with pictures. A game's folder has its panels and their texts in both languages:
 * `ID-title`, `ID-text`, `ID-caption`, and `ID-picture` for those who cannot see the picture.
 */
import type { Component } from 'svelte';
import type { Language } from '../../boards/contract';
import type { GameWords } from '../../words/game';

export interface Panel {
  id: string;
  /** Drawn with the parts of the game's own board. */
  picture: Component<{ words: GameWords }> | Component<Record<string, never>>;
}

export interface EssentialAbout {
  panels: readonly Panel[];
  texts: Readonly<Record<Language, () => Promise<{ default: string }>>>;
}

/** What every panel says. */
export const PARTS = ['title', 'text', 'caption', 'picture'] as const;

/** By the game's slug, loaded when it is opened. */
export const ESSENTIALS: Readonly<Record<string, () => Promise<{ default: EssentialAbout }>>> = {
  'elem-master': () => import('./elem-master'),
  'elementary-evolution': () => import('./elementary-evolution'),
  elementals: () => import('./elementals'),
  elixir: () => import('./elixir'),
  metamorphose: () => import('./metamorphose'),
};

/** The site's own texts in the reader's language. */
import type { Language } from '../boards/contract';
import type { Texts } from '../protocol';
import { settings } from '../state/settings.svelte';
import { Messages, type Details } from './fluent';

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  fr: () => import('./fr.ftl?raw'),
  en: () => import('./en.ftl?raw'),
};

const loaded = new Map<Language, Messages>();
let current = $state.raw<Messages>(new Messages('fr', []));

/** Loads a language and speaks it from then on. */
export async function speak(language: Language): Promise<void> {
  let messages = loaded.get(language);
  if (messages === undefined) {
    messages = new Messages(language, [(await SOURCES[language]()).default]);
    loaded.set(language, messages);
  }
  current = messages;
}

/** A text of the site. */
export function t(id: string, details: Details = {}): string {
  return current.text(id, details);
}

/** A text that came in both languages. */
export function said(texts: Texts): string {
  return texts[settings.language];
}

const formats = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>();

function format<T extends Intl.DateTimeFormat | Intl.NumberFormat>(name: string, make: (language: Language) => T): T {
  const key = `${settings.language} ${name}`;
  const found = formats.get(key) ?? make(settings.language);
  formats.set(key, found);
  return found as T;
}

/** A moment as the reader writes it. */
export function when(at: number): string {
  return format('when', (language) => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })).format(at);
}

/** A time of today: `14:32`. */
export function timeOfDay(at: number): string {
  return format('time', (language) => new Intl.DateTimeFormat(language, { timeStyle: 'short' })).format(at);
}

export function number(value: number): string {
  return format('number', (language) => new Intl.NumberFormat(language)).format(value);
}

/** How long something has lasted, roughly: `5 minutes`, `2 hours`, `3 days`; null for less than a minute. */
export function lasting(milliseconds: number): string | null {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return null;
  const [unit, count] = minutes < 60 ? ['minute', minutes] : minutes < 2 * 24 * 60 ? ['hour', Math.floor(minutes / 60)] : ['day', Math.floor(minutes / (24 * 60))];
  return format(`lasting ${unit}`, (language) => new Intl.NumberFormat(language, { style: 'unit', unit: String(unit), unitDisplay: 'long' })).format(Number(count));
}

/** How long ago something was: `5 minutes ago`, `yesterday`; after a week the day. */
export function ago(at: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - at) / 60_000));
  const relative = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' });
  if (minutes < 60) return relative.format(-minutes, 'minute');
  if (minutes < 24 * 60) return relative.format(-Math.floor(minutes / 60), 'hour');
  if (minutes < 7 * 24 * 60) return relative.format(-Math.floor(minutes / (24 * 60)), 'day');
  return format('day', (language) => new Intl.DateTimeFormat(language, { dateStyle: 'medium' })).format(at);
}

/** Names one after the other: `Ada, Bob et Cy`. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(names);
}

/** A clock's time: `2:05`, and `0:09.4` in the last ten seconds. */
export function clockTime(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left < 10_000) return `0:0${(Math.floor(left / 100) / 10).toFixed(1)}`;
  const seconds = Math.ceil(left / 1000);
  const minutes = Math.floor(seconds / 60);
  const rest = String(seconds % 60).padStart(2, '0');
  if (minutes < 60) return `${minutes}:${rest}`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours}:${String(minutes % 60).padStart(2, '0')}:${rest}`;
  return t('clock-days', { days: Math.floor(hours / 24) });
}

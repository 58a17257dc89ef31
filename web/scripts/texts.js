/** Compares the two languages of the client, and the messages that are used with those that are there. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const ENTRY = /^(-?[a-zA-Z][\w-]*) *=/;
const ATTRIBUTE = /^ +\.([a-zA-Z][\w-]*) *=/;
const VARIABLE = /\{ *(?:[A-Z]+\()?\$([\w-]+)/g;

/** Each message and attribute (`id`, `id.help`) with the variables that it needs. */
export function readEntries(source) {
  const entries = new Map();
  let id = '';
  let current = '';
  for (const line of source.split('\n')) {
    const entry = ENTRY.exec(line);
    const attribute = ATTRIBUTE.exec(line);
    if (entry !== null) current = id = entry[1];
    else if (attribute !== null) current = `${id}.${attribute[1]}`;
    else if (!line.startsWith(' ') && !line.startsWith('}') && line !== '') current = '';
    if (current === '') continue;
    const needs = entries.get(current) ?? new Set();
    for (const [, name] of line.matchAll(VARIABLE)) needs.add(name);
    entries.set(current, needs);
  }
  return entries;
}

/** What is wrong between two files of messages, as sentences. */
export function compare(french, english, where) {
  const fr = readEntries(french);
  const en = readEntries(english);
  const faults = [];
  for (const id of fr.keys()) if (!en.has(id)) faults.push(`${where}: "${id}" is missing in English`);
  for (const id of en.keys()) if (!fr.has(id)) faults.push(`${where}: "${id}" is missing in French`);
  for (const [id, needs] of fr) {
    const others = en.get(id);
    if (others !== undefined && [...needs].sort().join() !== [...others].sort().join()) faults.push(`${where}: "${id}" needs other details in French than in English`);
  }
  return faults;
}

/** The ids that a source asks for: whole ones, and the beginnings of those that are put together. */
export function usedIn(source) {
  const whole = [...source.matchAll(/\bt\(\s*'([\w.-]+)'/g), ...source.matchAll(/\bt\([^()'`]*\? '([\w.-]+)' : '[\w.-]+'/g), ...source.matchAll(/\bt\([^()'`]*\? '[\w.-]+' : '([\w.-]+)'/g)].map((found) => found[1]);
  const begun = [...source.matchAll(/\bt\(\s*`([\w.-]*)\$\{/g)].map((found) => found[1]);
  return { whole, begun };
}

/** Whether a source mentions a text: as a whole, or by a beginning or an end that is put together with something. */
export function mentions(source) {
  const found = (pattern) => new Set([...source.matchAll(pattern)].map((match) => match[1]));
  const whole = found(/['"`]([a-zA-Z][\w-]*)(?:\.\w+)?['"`]/g);
  const begun = [...found(/[`'"]([a-zA-Z][\w-]*-)(?:\$\{|['"] \+)/g)];
  const ended = [...found(/\}(-[\w-]+)[`.]/g)];
  return (id) => whole.has(id) || begun.some((start) => id.startsWith(start)) || ended.some((end) => id.endsWith(end));
}

/** The texts below a folder that nothing mentions, as sentences. A board's own are looked for beside it, all others everywhere. */
export function unusedIn(root) {
  const sourceOf = (folder) => filesIn(folder, /\.(svelte|ts)$/).map((path) => readFileSync(path, 'utf8')).join('\n');
  return filesIn(root, /^en\.ftl$/).flatMap((path) => {
    const folder = dirname(path);
    const messages = readFileSync(path, 'utf8');
    const isBoard = basename(dirname(folder)) === 'boards' && basename(folder) !== 'words';
    const isMentioned = mentions(sourceOf(isBoard ? folder : root));
    const ids = [...readEntries(messages).keys()].filter((id) => !id.includes('.'));
    return ids.filter((id) => !isMentioned(id) && !messages.includes(`{ ${id} }`)).map((id) => `${path}: nothing uses "${id}"`);
  });
}

export function filesIn(folder, ending) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return filesIn(path, ending);
    return ending.test(name) ? [path] : [];
  });
}

/** All faults of the texts below a folder of sources. */
export function faultsIn(root) {
  const faults = [];
  for (const english of filesIn(root, /^en\.ftl$/)) {
    if (!existsSync(english.replace(/en\.ftl$/, 'fr.ftl'))) faults.push(`${english}: there is no such file in French`);
  }
  for (const french of filesIn(root, /^fr\.ftl$/)) {
    const english = french.replace(/fr\.ftl$/, 'en.ftl');
    if (!existsSync(english)) {
      faults.push(`${french}: there is no such file in English`);
      continue;
    }
    faults.push(...compare(readFileSync(french, 'utf8'), readFileSync(english, 'utf8'), french));
  }
  const known = [...readEntries(readFileSync(join(root, 'words', 'en.ftl'), 'utf8')).keys()];
  for (const path of filesIn(root, /\.(svelte|ts)$/)) {
    const source = readFileSync(path, 'utf8');
    if (!/words\/words\.svelte'/.test(source)) continue;
    const { whole, begun } = usedIn(source);
    for (const id of whole) if (!known.includes(id)) faults.push(`${path}: there is no text "${id}"`);
    for (const start of begun) if (!known.some((id) => id.startsWith(start))) faults.push(`${path}: no text begins with "${start}"`);
  }
  return faults;
}

export function readEntries(source: string): Map<string, Set<string>>;
export function compare(french: string, english: string, where: string): string[];
export function usedIn(source: string): { whole: string[]; begun: string[] };
export function mentions(source: string): (id: string) => boolean;
export function unusedIn(root: string): string[];
export function filesIn(folder: string, ending: RegExp): string[];
export function faultsIn(root: string): string[];

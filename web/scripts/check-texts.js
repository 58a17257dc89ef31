/** Fails where a text is missing in one of the languages, is used and not there, or there and not used. */
import { faultsIn, unusedIn } from './texts.js';

const root = new URL('../src', import.meta.url).pathname;
const faults = [...faultsIn(root), ...unusedIn(root)];
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exit(1);

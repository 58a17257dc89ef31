/** Fails where a text is missing in one of the languages, or is used and not there. */
import { faultsIn } from './texts.js';

const faults = faultsIn(new URL('../src', import.meta.url).pathname);
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exit(1);

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkTexts, readSources } from './checkTexts';
import { collectTexts, readLanguage, TEXT_OWNERS } from './collectTexts';

// Writes the English language file of the workspaces that are named (of all, when none is) anew from their sources, and names what is
// missing or unused. With --check it writes nothing and names an English file that is not what the sources say. Ends with 1 when it names anything.
const words = process.argv.slice(2);
const named = words.filter((word) => !word.startsWith('--'));
const onlyChecks = words.includes('--check');
const sources = readSources();
let faults = 0;

for (const owner of TEXT_OWNERS.filter(({ workspace }) => named.length === 0 || named.includes(workspace))) {
  const found = collectTexts(owner);
  if (!onlyChecks) {
    const english = Object.fromEntries(found.map(({ id, text }) => [id, text]).sort());
    writeFileSync(join(owner.languages, 'en-US.json'), `${JSON.stringify(english, null, 2)}\n`);
  }
  const wrong = checkTexts(owner, found, sources);
  for (const fault of wrong) console.log(`${owner.workspace}: ${fault}`);
  faults += wrong.length;
  console.log(`${owner.workspace}: ${Object.keys(readLanguage(owner, 'zh-CN')).length} texts in two languages`);
}
process.exitCode = faults === 0 ? 0 : 1;

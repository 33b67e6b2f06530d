import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectTexts, readLanguage, TEXT_OWNERS } from './collectTexts';

// Writes the English language file of the workspaces that are named (of all, when none is) anew from their sources, and
// says what the Chinese one lacks or has too much.
const named = process.argv.slice(2);
for (const owner of TEXT_OWNERS.filter(({ workspace }) => named.length === 0 || named.includes(workspace))) {
  const english = Object.fromEntries(
    collectTexts(owner)
      .map(({ id, text }) => [id, text])
      .sort(),
  );
  writeFileSync(join(owner.languages, 'en-US.json'), `${JSON.stringify(english, null, 2)}\n`);
  const chinese = readLanguage(owner, 'zh-CN');
  for (const id of Object.keys(english)) if (!(id in chinese)) console.log(`${owner.workspace}: zh-CN lacks ${id}`);
  for (const id of Object.keys(chinese)) if (!(id in english)) console.log(`${owner.workspace}: zh-CN has ${id}, which no source names`);
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, writeBuild } from '../testing/fixtures';
import { BUILD_FACTS_FILE } from './buildFacts';
import { readBuildTree } from './buildTree';

it.each(['mf-shell', 'mf-', 'mf-../x', 'mf-Swap', 'shell2', 'swap', ''])('a build of %j is no section', (app) => {
  const folder = writeBuild({ app: 'mf-swap', version: '1.0.0' });
  const file = join(folder, BUILD_FACTS_FILE);
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), app }));
  const read = readBuildTree(folder);
  expect(codeOf(read)).toBe('bad_facts');
});

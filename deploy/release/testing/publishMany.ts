// A process of its own for the parallel test: publishes many builds of one section, one after the other.
import { publishRemote } from '../commands/publishRemote';
import { readKeyFolder } from '../keys/keyFolder';
import { createFilesStore } from '../store/filesStore';
import { buildTree, valueOf } from './fixtures';

const [root = '', keyFolder = '', app = '', publisher = '', count = '0'] = process.argv.slice(2);
const keys = valueOf(await readKeyFolder(keyFolder));
const context = { store: createFilesStore(root), keys, now: () => Math.floor(Date.now() / 1000) };
for (let index = 0; index < Number(count); index += 1) {
  const tree = buildTree({ app, version: `1.${publisher}.${index}` });
  const release = valueOf(await publishRemote(context, tree, { canaryPercent: null, source: null }));
  process.stdout.write(`${release.id}\n`);
}

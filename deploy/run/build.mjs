import { Stop, checkNode, runCommand } from './checks.mjs';
import { ensureInstalled } from './install.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { importTypeScript } from './withTypeScript.mjs';

/** The public keys in `$RELEASE_KEYS`, which the shell shall trust; without that variable those of this machine's local release. */
function chosenKeys() {
  const folder = process.env.RELEASE_KEYS;
  if (!folder) return undefined;
  const file = join(resolve(folder), 'trusted-keys.json');
  if (!existsSync(file)) throw new Stop(`RELEASE_KEYS is ${folder}, but there is no trusted-keys.json in it: run "release init" first.`);
  return readFileSync(file, 'utf8');
}

await runCommand(async () => {
  checkNode();
  ensureInstalled();
  const trustedKeys = chosenKeys();
  const { build } = await importTypeScript('./build.ts');
  const only = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  await build({ force: process.argv.includes('--force'), trustedKeys, only });
});

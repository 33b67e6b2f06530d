import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Stop, checkNode, checkPortFree, portFrom, root, runCommand } from './checks.mjs';
import { ensureInstalled } from './install.mjs';
import { importTypeScript } from './withTypeScript.mjs';

const words = process.argv.slice(2);

/** The site whose shell shall draw the section, after `--shell`; null without that word. */
function shellAddress() {
  const at = words.indexOf('--shell');
  if (at < 0) return null;
  const address = words[at + 1];
  if (!address || !URL.canParse(address)) throw new Stop('Say where the shell is: --shell https://dex.example');
  return address;
}

/** The one section to serve; null for everything. */
function chosenSection(shell) {
  const [section, ...others] = words.filter((word) => !word.startsWith('--') && word !== shell);
  if (others.length > 0) throw new Stop('One section is served alone, or all of them.');
  if (section !== undefined && !existsSync(join(root, section, 'src/remote.ts')))
    throw new Stop(`${section} is no section: name a folder that has a src/remote.ts, as in: npm run dev -- mf-swap`);
  if (section === undefined && shell !== null) throw new Stop('Say which section: npm run dev -- mf-swap --shell https://dex.example');
  return section ?? null;
}

await runCommand(async () => {
  checkNode();
  const port = portFrom();
  const shell = shellAddress();
  const section = chosenSection(shell);
  await checkPortFree(port);
  ensureInstalled();
  if (section === null) {
    const { dev } = await importTypeScript('./dev.ts');
    await dev(port);
    return;
  }
  const { solo } = await importTypeScript('./solo/solo.ts');
  await solo({ section, port, devnetPort: Number(process.env.DEVNET_PORT ?? 8545), shell });
});

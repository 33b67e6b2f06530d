import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../run/browser.mjs';
import { Stop, checkNode, checkPortFree, portFrom, root, runCommand } from '../run/checks.mjs';
import { ensureInstalled } from '../run/install.mjs';
import { importTypeScript } from '../run/withTypeScript.mjs';

const { values, positionals: words } = parseArgs({ allowPositionals: true, options: { reports: { type: 'string' } } });
const all = () => readdirSync(root).filter((name) => /^mf-/.test(name) && existsSync(join(root, name, 'src/remote.ts')));

await runCommand(async () => {
  checkNode();
  const sections = words.length > 0 ? words : all();
  const missing = sections.find((section) => !existsSync(join(root, section, 'src/remote.ts')));
  if (missing) throw new Stop(`${missing} is no section: name a folder that has a src/remote.ts, as in: npm run kit -- mf-swap`);
  const port = portFrom({ PORT: '3300', ...process.env });
  await checkPortFree(port);
  ensureInstalled();
  process.env.CHROMIUM_PATH = ensureBrowser();
  const { kit } = await importTypeScript('../kit/kit.ts');
  const isSound = await kit(sections, { port, devnetPort: Number(process.env.DEVNET_PORT ?? 9745) }, values.reports ?? null);
  process.exit(isSound ? 0 : 1);
});

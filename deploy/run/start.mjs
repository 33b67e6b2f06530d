import { checkNode, checkPortFree, portFrom, runCommand } from './checks.mjs';
import { ensureInstalled } from './install.mjs';
import { importTypeScript } from './withTypeScript.mjs';

await runCommand(async () => {
  checkNode();
  const port = portFrom();
  await checkPortFree(port);
  ensureInstalled();
  const { start } = await importTypeScript('./start.ts');
  await start(port);
});

import { checkNode, runCommand } from './checks.mjs';
import { ensureInstalled } from './install.mjs';
import { importTypeScript } from './withTypeScript.mjs';

await runCommand(async () => {
  checkNode();
  ensureInstalled();
  const { bench } = await importTypeScript('./bench/bench.ts');
  const only = ['solo', 'lighthouse'].find((part) => process.argv.includes(`--${part}`)) ?? null;
  await bench(only);
});

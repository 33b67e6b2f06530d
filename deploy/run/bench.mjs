import { Stop, checkNode, runCommand } from './checks.mjs';
import { ensureInstalled } from './install.mjs';
import { importTypeScript } from './withTypeScript.mjs';

await runCommand(async () => {
  checkNode();
  ensureInstalled();
  const { bench } = await importTypeScript('./bench/bench.ts');
  const only = ['solo', 'lighthouse'].find((part) => process.argv.includes(`--${part}`)) ?? null;
  const beside = process.argv.find((word) => word.startsWith('--beside='))?.slice('--beside='.length) ?? null;
  if (beside !== null && !URL.canParse(beside))
    throw new Stop(`--beside wants the address of a page, like --beside=http://localhost:4000/; this is "${beside}".`);
  await bench(only, beside);
});

import { runCommand } from './checks.mjs';
import { importTypeScript } from './withTypeScript.mjs';

await runCommand(async () => {
  const { main } = await importTypeScript('./testSite.ts');
  await main();
});

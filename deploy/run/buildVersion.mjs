import { Stop, checkNode, runCommand } from './checks.mjs';
import { importTypeScript } from './withTypeScript.mjs';

const [app, version, output, sharedRange, remoteModule] = process.argv.slice(2);

await runCommand(async () => {
  checkNode();
  if (!app || !version || !output)
    throw new Stop(
      'Say what to build: node deploy/run/buildVersion.mjs <workspace> <version> <folder> [<range of mf-shared> [<module to expose>]]',
    );
  const { buildVersion } = await importTypeScript('./buildVersion.ts');
  await buildVersion({ app, version, output, sharedRange: sharedRange || undefined, remoteModule });
});

import { relative, resolve } from 'node:path';
import { Stop, checkNode, runCommand } from '../run/checks.mjs';
import { ensureInstalled } from '../run/install.mjs';
import { importTypeScript } from '../run/withTypeScript.mjs';

const [name, place] = process.argv.slice(2);

await runCommand(async () => {
  checkNode();
  if (!name) throw new Stop('Say how the section is called: npm run new-section rates');
  ensureInstalled();
  const { newSection } = await importTypeScript('../section/newSection.ts');
  const folder = relative('.', newSection(name, place === undefined ? undefined : resolve(place)));
  console.log(
    [
      `${folder} is made: a page with one read and one order.`,
      `  its tests    npx jest --config .jest.config.cjs ${folder}`,
      `  build it     npm run build -- ${folder}`,
      `  publish it   RELEASE_STORE=.build/site RELEASE_KEYS=.build/keys npx tsx deploy/release/main.ts publish ${folder}/dist   (into a running "npm start")`,
      `  take it down the same with: retire ${name}`,
    ].join('\n'),
  );
});

import { relative, resolve } from 'node:path';
import { Stop, checkNode, root, runCommand } from '../run/checks.mjs';
import { ensureInstalled } from '../run/install.mjs';
import { runScript } from '../run/steps.mjs';
import { importTypeScript } from '../run/withTypeScript.mjs';

const words = process.argv.slice(2);
const [name, place] = words.filter((word) => !word.startsWith('--'));

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
      `  prove it     npm run kit -- ${folder}`,
      `  publish it   RELEASE_STORE=.build/site RELEASE_KEYS=.build/keys npx tsx deploy/release/main.ts publish ${folder}/dist   (into a running "npm start")`,
      `  take it down the same with: retire ${name}`,
    ].join('\n'),
  );
  if (words.includes('--without-kit')) return;
  console.log('Proving that it keeps the contract …');
  if (!(await runScript('deploy/kit/kit.mjs', [relative(root, resolve(folder))])))
    throw new Stop(`${folder} was made and does not keep the contract: see above.`);
});

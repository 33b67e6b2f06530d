#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Stop, checkPortFree, portFrom, root, runCommand } from '../run/checks.mjs';
import { importTypeScript } from '../run/withTypeScript.mjs';

// For a section that stands in a repository of its own, where this folder and mf-shared were installed from their packages.

const USAGE = [
  'dex-section new NAME                              makes the folder mf-NAME here',
  'dex-section build FOLDER …                        builds sections, each into its dist',
  'dex-section dev FOLDER --shell https://dex.example  serves one from its sources into a released shell ($RELEASE_KEYS: the keys of its team)',
].join('\n');

const { values, positionals } = parseArgs({ allowPositionals: true, options: { shell: { type: 'string' } } });
const [command, ...names] = positionals;

/** The section in a folder here, as its path from where the build looks. */
function sectionIn(folder) {
  if (!existsSync(join(resolve(folder), 'src/remote.ts')))
    throw new Stop(`${folder} is no section: name a folder that has a src/remote.ts`);
  return relative(root, resolve(folder));
}

const commands = {
  async new(name) {
    const { newSection } = await importTypeScript('../section/newSection.ts');
    console.log(`${relative('.', newSection(name, resolve('.')))} is made: a page with one read and one order.`);
  },
  async build(...folders) {
    const { buildAll } = await importTypeScript('../build/buildAll.ts');
    const say = ({ app, version }, seconds) => console.log(`${app} ${version}: built in ${seconds.toFixed(1)} s`);
    // Only a shell is built with keys to trust.
    await buildAll({
      trustedKeys: '',
      only: folders.map(sectionIn),
      onBuilt: say,
      onKept: (app) => console.log(`${app}: nothing changed`),
    });
  },
  async dev(folder) {
    if (!values.shell || !URL.canParse(values.shell)) throw new Stop('Say where the shell is: --shell https://dex.example');
    const port = portFrom();
    await checkPortFree(port);
    const { solo } = await importTypeScript('../run/solo/solo.ts');
    await solo({ section: sectionIn(folder), port, devnetPort: 0, shell: values.shell });
  },
};

await runCommand(async () => {
  if (!Object.hasOwn(commands, command ?? '') || names.length === 0) throw new Stop(USAGE);
  await commands[command](...names);
});

import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveRelease } from '../../edge/serveRelease';
import { codeOf, newInstallation, temporaryFolder, valueOf } from '../testing/fixtures';
import { monitor } from './inspectionCommands';
import { readInvocation } from './invocation';

it('the monitor remembers what it saw with a fault too, and its memory is never a part of a file', async () => {
  const site = await newInstallation();
  const folder = temporaryFolder();
  const memory = join(folder, 'memory.json');
  writeFileSync(memory, JSON.stringify({ generation: 0, opsGeneration: 0, baseHash: null, configGeneration: 0 }));
  const server = await serveRelease({ root: site.root, port: 0, headers: () => ({}) });
  const words = ['monitor', '--site', server.url, '--keys', site.keyFolder, '--memory', memory];
  expect(codeOf(await monitor(valueOf(readInvocation(words))))).toBe('served_differs');
  await server.stop();
  expect(JSON.parse(readFileSync(memory, 'utf8'))).toMatchObject({ generation: 1, opsGeneration: 1 });
  expect(readdirSync(folder)).toEqual(['memory.json']);
});

it('a memory that cannot be written hides nothing of what was found', async () => {
  const site = await newInstallation();
  const memory = join(temporaryFolder(), 'memory.json');
  // a folder in the place of the temporary file: the write fails there, as on a full disk
  mkdirSync(`${memory}.tmp`);
  const server = await serveRelease({ root: site.root, port: 0, headers: () => ({}) });
  const words = ['monitor', '--site', server.url, '--keys', site.keyFolder, '--memory'];
  const [found, kept] = [
    await monitor(valueOf(readInvocation([...words, memory]))),
    await monitor(valueOf(readInvocation([...words, join(temporaryFolder(), 'm.json')]))),
  ];
  await server.stop();
  const texts = [found, kept].map((report) => (report.ok ? '' : report.error.detail));
  expect(texts[1]).toMatch(/the page/);
  expect(texts[0]).toContain(texts[1]);
  expect(texts[0]).toContain(`${memory} was not written`);
});

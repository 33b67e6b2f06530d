import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
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

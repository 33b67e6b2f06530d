import { createServer } from 'node:net';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkNode, checkPortFree, isInstalled, portFrom } from './checks.mjs';

describe('what a command checks first', () => {
  it('takes a new enough Node and refuses an older one with one line', () => {
    expect(() => checkNode('20.19.0')).not.toThrow();
    expect(() => checkNode('22.1.0')).not.toThrow();
    expect(() => checkNode('20.18.3')).toThrow(/^This needs Node 20\.19 or newer; this is Node 20\.18\.3\..*$/);
    expect(() => checkNode('18.20.0')).toThrow('Node 18.20.0');
  });

  it('reads PORT, 3000 without one, and refuses what is no port', () => {
    expect(portFrom({})).toBe(3000);
    expect(portFrom({ PORT: '8080' })).toBe(8080);
    for (const text of ['', '0', '65536', '80x', '-1', '3e3']) expect(() => portFrom({ PORT: text })).toThrow('from 1 to 65535');
  });

  it('names a busy port', async () => {
    const server = createServer();
    const port = await new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    await expect(checkPortFree(port)).rejects.toThrow(`Port ${port} is in use`);
    await new Promise((resolve) => server.close(resolve));
    await expect(checkPortFree(port)).resolves.toBeUndefined();
  });
});

describe('whether packages are missing', () => {
  let folder = '';
  const write = (path: string, value: unknown) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(value));
  };
  const lock = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/a/node_modules/b': { version: '2.0.0' },
      'node_modules/only-elsewhere': { version: '1.0.0', optional: true },
      'node_modules/@dex/shell': { link: true },
      'node_modules/a/stub': {},
    },
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'install-'));
    write('package-lock.json', lock);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const present = (packages: Record<string, { version: string }>) => {
    write('node_modules/.package-lock.json', { packages });
    for (const path of Object.keys(packages)) write(`${path}/package.json`, {});
  };

  it('says so when nothing is there', () => {
    expect(isInstalled(folder)).toBe(false);
  });

  it('is content with exactly the versions of the lock file', () => {
    present({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/a/node_modules/b': { version: '2.0.0' } });
    expect(isInstalled(folder)).toBe(true);
  });

  it('sees another version and a deleted folder', () => {
    present({ 'node_modules/a': { version: '1.0.1' }, 'node_modules/a/node_modules/b': { version: '2.0.0' } });
    expect(isInstalled(folder)).toBe(false);
    present({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/a/node_modules/b': { version: '2.0.0' } });
    rmSync(join(folder, 'node_modules/a/node_modules/b'), { recursive: true });
    expect(isInstalled(folder)).toBe(false);
  });
});

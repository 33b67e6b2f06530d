import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { ReleaseBase } from '@dex/mf-shared/release';
import { pageScriptHashes } from '../../edge/pagePolicy';
import { securityHeaders } from '../../edge/securityHeaders';
import { serveRelease } from '../../edge/serveRelease';
import { documentsOf, readReleaseState } from '../map/releaseState';
import { readKeyFolder, keepNewKey } from '../keys/keyFolder';
import { addKey, dropKey } from '../keys/rotation';
import { buildTree, newInstallation, valueOf } from '../testing/fixtures';
import type { Installation } from '../testing/fixtures';
import { NOTHING_SEEN, monitorSite } from './monitor';
import type { MonitorMemory } from './monitor';
import { publishRemote } from './publishRemote';
import { publishShell } from './publishShell';
import { renewBase, setFrozen } from './reductionCommands';
import { setSettings } from './settingsCommands';

async function siteWithShell(): Promise<Installation & { swap: string; shell: string }> {
  const site = await newInstallation();
  const shell = valueOf(await publishShell(site, buildTree({ app: 'shell', version: '1.0.0' }), { source: null, alone: true }));
  const swap = valueOf(await publishRemote(site, buildTree({ app: 'mf-swap', version: '1.0.0' }), { canaryPercent: null, source: null }));
  return { ...site, swap: swap.id, shell: shell.id };
}

async function newestBase(site: Installation): Promise<ReleaseBase> {
  return valueOf(documentsOf(valueOf(await readReleaseState(site.store, site.keys)))).base;
}

interface Looking {
  readonly memory?: MonitorMemory;
  readonly loosen?: (policy: string) => string;
  /** The map that the edge was configured for; the newest one when left out. */
  readonly configuredFor?: ReleaseBase;
}

async function look(site: Installation, options: Looking = {}) {
  const base = options.configuredFor ?? (await newestBase(site));
  const headers = securityHeaders({ scriptHashes: pageScriptHashes(base), connectSources: [] });
  const policy = headers['content-security-policy'] ?? '';
  const served = { ...headers, 'content-security-policy': options.loosen?.(policy) ?? policy };
  const server = await serveRelease({ root: site.root, port: 0, headers: () => served });
  try {
    return await monitorSite({
      site: server.url,
      keys: site.keys,
      now: site.now(),
      memory: options.memory ?? NOTHING_SEEN,
      frameAncestors: ['https://app.safe.global'],
    });
  } finally {
    await server.stop();
  }
}

function change(site: Installation, path: string, from: string, to: string): void {
  const file = join(site.root, path);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

const ROUTER = '0xE592427A0AEce92De3Edee1F18E0157C05861564';
const setRouter = (site: Installation, swapRouter = ROUTER) => setSettings(site, { chains: { 1: { v3: { swapRouter } } } });

describe('the monitor and the run-time file', () => {
  it('finds nothing wrong with the signed one, and remembers its generation', async () => {
    const site = await siteWithShell();
    valueOf(await setRouter(site));
    expect(await look(site)).toMatchObject({ faults: [], memory: { configGeneration: 1 } });
  });

  it.each([
    ['at its address', 'config.json', /^config\.json: bad_signature/],
    ['inside the page', 'index.html', /run-time file inside the page: bad_signature/],
    ['in its history', 'c/1.json', /config generation 1: no valid signature/],
  ])('sees a router that was changed %s', async (_, path, expected) => {
    const site = await siteWithShell();
    valueOf(await setRouter(site));
    const configuredFor = await newestBase(site);
    change(site, path, ROUTER, ROUTER.replace('E5', 'E6'));
    expect((await look(site, { configuredFor })).faults.join('\n')).toMatch(expected);
  });

  it('sees one that nobody signed, one that is gone, and an old one served again', async () => {
    const site = await siteWithShell();
    writeFileSync(join(site.root, 'config.json'), '{"chains":{}}');
    expect((await look(site)).faults.join('\n')).toMatch(/config\.json: bad_schema/);
    valueOf(await setRouter(site));
    const old = readFileSync(join(site.root, 'config.json'));
    valueOf(await setRouter(site, '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45'));
    const { memory } = await look(site);
    writeFileSync(join(site.root, 'config.json'), old);
    expect((await look(site, { memory })).faults).toEqual(['config.json: replayed 1 after 2']);
    rmSync(join(site.root, 'config.json'));
    expect((await look(site, { memory })).faults).toEqual(['config.json is missing']);
  });
});

describe('the monitor', () => {
  // DELIVERY-21
  it('finds nothing at a site that serves what was signed', async () => {
    const site = await siteWithShell();
    const report = await look(site);
    expect(report).toMatchObject({ faults: [], checkedFiles: 11, memory: { generation: 3, opsGeneration: 1 } });
    expect((await look(site, { memory: report.memory })).faults).toEqual([]);
  });

  // DELIVERY-46
  it('is content with the first screens that the map names, and with no others', async () => {
    const site = await siteWithShell();
    const routes = { swap: { 'en-US': [0, 0], 'zh-CN': [0, 0] } };
    const picture = JSON.stringify({ css: '', drawings: [[['p', {}, 'Form']]], routes });
    const tree = buildTree({ app: 'mf-swap', version: '1.1.0', picture });
    valueOf(await publishRemote(site, tree, { canaryPercent: null, source: null }));
    expect((await look(site)).faults).toEqual([]);
    change(site, 'index.html', '"Form"', '"Farm"');
    expect((await look(site)).faults).toContain('the page is not that of a live shell');
    change(site, 'index.html', '"Farm"', '"Form"');
    change(site, 'index.html', '<noscript>', `<script src="/x.js" id="picture-${site.swap}"></script><noscript>`);
    expect((await look(site)).faults).toContain('the page is not that of a live shell');
  });

  it('is content with headers made before many releases of a section', async () => {
    const site = await siteWithShell();
    const configuredFor = await newestBase(site);
    expect(pageScriptHashes(configuredFor)).not.toContain(configuredFor.remotes['swap']?.stable.integrity);
    for (const version of ['1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0', '1.6.0', '1.7.0']) {
      valueOf(await publishRemote(site, buildTree({ app: 'mf-swap', version }), { canaryPercent: null, source: null }));
    }
    expect((await look(site, { configuredFor })).faults).toEqual([]);
  });

  it.each([
    ['an entry', (site: { swap: string }) => `a/swap/${site.swap}/remoteEntry.js`, 'mf-swap', 'mf-Swap', /remoteEntry\.js is changed/],
    ['a lazy chunk', (site: { swap: string }) => `a/swap/${site.swap}/lazy/late.2b.js`, 'late', 'lAte', /late\.2b\.js is changed/],
    ['a sidecar', (site: { swap: string }) => `a/swap/${site.swap}/mf-release.json`, '1.0.0', '1.0.1', /mf-release\.json is not the one/],
    ['the map', () => 'release.json', '"percent"', '"Percent"', /never/],
    ['the page', () => 'index.html', '</body>', '<script src="/evil.js" integrity="sha384-x"></script></body>', /not that of a live shell/],
    ['the head of the page', () => 'index.html', '</head>', '<base href="//evil"></head>', /not that of a live shell/],
    ['the map in the page', () => 'index.html', '"version":"1.0.0"', '"version":"1.0.1"', /map inside the page: bad_signature/],
    ['a generation', () => 'r/2.json', '"version":"1.0.0"', '"version":"1.0.1"', /no valid signature/],
  ])('sees a changed byte in %s', async (what, path, from, to, expected) => {
    const site = await siteWithShell();
    if (what === 'the map') change(site, path(site), '"version":"1.0.0"', '"version":"1.0.1"');
    else change(site, path(site), from, to);
    const { faults } = await look(site);
    expect(faults.join('\n')).toMatch(what === 'the map' ? /release\.json: bad_signature/ : expected);
  });

  // DELIVERY-50
  it('sees what the pages of a live shell would refuse, by the keys in the build that is served', async () => {
    const site = await newInstallation();
    const shell = buildTree({ app: 'shell', version: '1.0.0', sharedVersion: '1.0.0', trustedKeys: site.keys.trusted });
    const { id } = valueOf(await publishShell(site, shell, { source: null, alone: true }));
    expect((await look(site)).faults).toEqual([]);
    const ops = site.keys.trusted.ops.keys[0]?.id ?? '';
    const made = valueOf(await keepNewKey(site.keyFolder, 'ops', null, site.now()));
    valueOf(await addKey(site.keyFolder, { role: 'ops', remote: null }, made.trusted));
    const both = { ...site, keys: valueOf(await readKeyFolder(site.keyFolder)) };
    const onlyNew = { ...both, keys: { ...both.keys, signers: both.keys.signers.filter((signer) => signer.id !== ops) } };
    // what takes something away is written all the same, and told to whoever ran the command
    valueOf(await setFrozen(onlyNew, true));
    expect((await look(both)).faults).toEqual([
      expect.stringMatching(new RegExp(`^the pages of the live shell 1\\.0\\.0 \\(${id}\\).*bad_ops_signature`)),
    ]);
    valueOf(await setFrozen(both, false));
    expect((await look(both)).faults).toEqual([]);
  });

  it.each(['chains/1.png', 'fonts/inter.woff2', 'wallets/safe.svg'])('sees a changed byte in /%s', async (path) => {
    const site = await siteWithShell();
    writeFileSync(join(site.root, path), 'changed');
    expect((await look(site)).faults).toEqual([`${path} is changed`, `${path} is changed (br)`, `${path} is changed (gzip)`]);
    rmSync(join(site.root, path));
    expect((await look(site)).faults).toContain(`${path} is missing`);
  });

  it.each([
    ['an entry', (site: { swap: string }) => `a/swap/${site.swap}/remoteEntry.js`],
    ['a picture of a network', () => 'chains/1.png'],
    ['the map', () => 'release.json'],
  ])('sees a compressed copy of %s that unpacks to something else, or to nothing', async (_, path) => {
    const site = await siteWithShell();
    writeFileSync(join(site.root, `${path(site)}.br`), brotliCompressSync('something else'));
    writeFileSync(join(site.root, `${path(site)}.gz`), 'not compressed');
    expect((await look(site)).faults).toEqual([`${path(site)} is changed (br)`, `${path(site)} is changed (gzip)`]);
  });

  it.each([
    ["'self' for scripts", (policy: string) => policy.replace('script-src', "script-src 'self'"), /script-src allows 'self'/],
    ['inline scripts', (policy: string) => policy.replace('script-src', "script-src 'unsafe-inline'"), /script-src allows 'unsafe-inline'/],
    ['a more specific directive', (policy: string) => `${policy}; script-src-elem *`, /loosened/],
    [
      'a foreign frame',
      (policy: string) => policy.replace('frame-ancestors', 'frame-ancestors https://evil.example'),
      /frame-ancestors allows https:\/\/evil/,
    ],
    ['no trusted types', (policy: string) => policy.replace("require-trusted-types-for 'script'", ''), /trusted types/],
  ])('sees a policy with %s', async (_, loosen, expected) => {
    expect((await look(await siteWithShell(), { loosen })).faults.join('\n')).toMatch(expected);
  });

  it('sees an old generation served again, and a history that was rewritten with stolen keys', async () => {
    const site = await siteWithShell();
    const old = readFileSync(join(site.root, 'release.json'));
    valueOf(await publishRemote(site, buildTree({ app: 'mf-swap', version: '1.1.0' }), { canaryPercent: null, source: null }));
    const { memory } = await look(site);
    const other = { ...memory, baseHash: 'f'.repeat(64) };
    const rewritten = await look(site, { memory: other });
    expect(rewritten.faults).toEqual([
      expect.stringMatching(/^generation 4 is not the one that was seen before.*remove the file of --memory$/),
    ]);
    // and says so at the next look too
    expect(rewritten.memory).toEqual(other);
    writeFileSync(join(site.root, 'release.json'), old);
    expect((await look(site, { memory })).faults[0]).toMatch(/release\.json: replayed/);
  });

  // DELIVERY-24
  it('a generation that it saw while its key counted is the one that was seen before, when the key was dropped since', async () => {
    const site = await siteWithShell();
    const made = valueOf(await keepNewKey(site.keyFolder, 'release', null, site.now()));
    valueOf(await addKey(site.keyFolder, { role: 'release', remote: null }, made.trusted));
    const state = valueOf(await readReleaseState(site.store, site.keys));
    const [base, ops] = [state.base?.signed.value.generation ?? 0, state.ops?.signed.value.generation ?? 0];
    const old = site.keys.trusted.release.keys[0]?.id ?? '';
    valueOf(await dropKey(site.keyFolder, { role: 'release', remote: null }, old, { base, ops, config: 0 }));
    valueOf(await renewBase(site));
    const { memory } = await look(site);
    expect(memory.generation).toBe(base + 1);
    const after = { ...site, keys: valueOf(await readKeyFolder(site.keyFolder)) };
    valueOf(await renewBase(after));
    expect(await look(after, { memory })).toMatchObject({ faults: [], memory: { generation: base + 2 } });
  });
});

import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { overBudget } from '../../deploy/run/bench/firstBytes';
import { expect, test } from '../harness/test';

const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));
const apps = ['shell', 'mf-swap', 'mf-pool', 'mf-claim', 'mf-governance'];

/** Words that only the development wallet and its accounts have. */
const walletMarks = [
  '__devWallet',
  '__DEV_WALLET__',
  'dev-wallet',
  'test test test test',
  'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
];

function distOf(app: string): string {
  const buildDir = process.env['BUILD_DIR'];
  return buildDir ? join(resolve(buildDir), app) : join(root, app, 'dist');
}

function textsOf(folder: string): [string, string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(js|html|json)$/.test(path))
    .map((path) => [path, readFileSync(join(folder, path), 'utf8')]);
}

for (const app of apps) {
  test(`the build of ${app} holds nothing of the development wallet`, () => {
    const texts = textsOf(distOf(app));
    expect(texts.length).toBeGreaterThan(1);
    for (const [path, text] of texts) {
      for (const mark of walletMarks) expect(text.includes(mark), `${path} contains ${mark}`).toBe(false);
    }
  });
}

test('no application needs more bytes for its first screen than its budget', () => {
  const builds = apps.map((app) => JSON.parse(readFileSync(join(distOf(app), 'build-facts.json'), 'utf8')));
  expect(overBudget(builds)).toEqual([]);
});

/** Words of modules that no first screen needs: none of them may stand in the first script of the page. */
const lateMarks = {
  'the explanation of a failed section': 'Unsatisfied version',
  'the counting of how sections fare': 'largest-contentful-paint',
  'reports of use': 'MerkleDrop',
  'the choice of a token': 'shared.tokenSelect.search',
  'the management of token lists': 'shared.manage.title',
  'the dialog of wallets': 'shell.wallet.initializing',
  'the cards of notices': 'shell.popups.newVersion',
  'the wallets that can be chosen': '#6748FF',
  'the streams of RxJS': '_trySubscribe',
  'the page of a crash': 'shell.crash.issue',
  'governance tokens in circulation': '172000000n',
  'vendor prefixes': 'box-pack',
  'server-side styles': 'ServerStyleSheet',
  'the library of schemas': 'abortPipeEarly',
  'the library of the store': 'withLazyLoadedSlices',
};

test('what no first screen needs is not in the first script, and is somewhere', () => {
  const texts = textsOf(distOf('shell')).filter(([path]) => path.endsWith('.js'));
  const main = texts.find(([path]) => path === 'main.js')?.[1] ?? '';
  expect(main.length).toBeGreaterThan(100_000);
  for (const [what, mark] of Object.entries(lateMarks)) expect(main.includes(mark), what).toBe(false);
  const elsewhere = Object.entries(lateMarks).filter(([, mark]) => texts.some(([, text]) => text.includes(mark)));
  expect(elsewhere.map(([what]) => what)).toEqual(Object.keys(lateMarks).slice(0, -4));
});

/** V8's word at the beginning of a file all of whose functions it compiles while the file comes in. */
const COMPILED_WHOLE = '//# allFunctionsCalledOnLoad\n';

// DELIVERY-52
test('browsers are told to compile the first scripts whole while these come in, and none of what comes later', () => {
  const marked = apps.map((app) =>
    textsOf(distOf(app)).flatMap(([path, text]) => (path.endsWith('.js') && text.startsWith(COMPILED_WHOLE) ? [path] : [])),
  );
  const [shell = [], ...sections] = marked;
  expect(shell).toEqual(expect.arrayContaining(['main.js', 'chain.js']));
  expect(shell.length).toBeLessThan(6);
  for (const files of sections) expect(files).toContain('remote.js');
  expect(marked.flat()).not.toContain('wallets.js');
  expect(marked.flat().length).toBeLessThan(14);
});

/** Words of what the code that reads the chains does without until somebody has sent something, or has a name. */
const afterFirstQuote = {
  'what became of a transaction': 'eth_getTransactionReceipt',
  'names of addresses': '0178b8bf',
};

test('the code that reads the chains until the first quote holds nothing that only comes afterwards', () => {
  const texts = textsOf(distOf('shell')).filter(([path]) => path.endsWith('.js'));
  const chain = texts.find(([path]) => path.startsWith('chain.'))?.[1] ?? '';
  expect(chain).toContain('eth_call');
  for (const [what, mark] of Object.entries(afterFirstQuote)) {
    expect(chain.includes(mark), what).toBe(false);
    expect(
      texts.some(([, text]) => text.includes(mark)),
      what,
    ).toBe(true);
  }
});

test('nothing that is fetched beside the first script reads what nodes say of failures: that comes with the first of them, or later', () => {
  const page = readFileSync(join(distOf('shell'), 'index.html'), 'utf8');
  const ahead = [...page.matchAll(/<link rel="preload" as="script" href="[^"]*\/([^"/]+)"/g)].map(([, name = '']) => name);
  expect(ahead.length).toBeGreaterThan(1);
  const texts = textsOf(distOf('shell'));
  const holding = texts
    .filter(([path, text]) => path.endsWith('.js') && text.includes('insufficient (funds|balance for)'))
    .map(([path]) => path);
  expect(holding.length).toBeGreaterThan(0);
  for (const name of ['main.js', ...ahead]) expect(holding).not.toContain(name);
});

test('the code that finds the first quote holds nothing of the operator’s quote service, which few sites have', () => {
  const texts = textsOf(distOf('mf-swap')).filter(([path]) => path.endsWith('.js'));
  const engine = texts.find(([path]) => path.startsWith('engine.'))?.[1] ?? '';
  expect(engine.length).toBeGreaterThan(10_000);
  expect(engine).not.toContain('v3-pool');
  expect(texts.some(([, text]) => text.includes('v3-pool'))).toBe(true);
});

test('the local server adds the wallet to the page, and only there', async ({ page, site }) => {
  const served = await (await page.request.get(`${site.url}/swap`)).text();
  expect(served).toContain('/dev-wallet.js');
  const localFolder = process.env['BUILD_DIR'] ? resolve(process.env['BUILD_DIR'], '.local') : join(root, '.build');
  const published = readFileSync(join(localFolder, 'site/index.html'), 'utf8');
  expect(published).not.toContain('dev-wallet');
});

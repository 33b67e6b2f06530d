import { readSiteFacts } from '../harness/siteFacts';
import { expect, test } from '../harness/test';

const nodeOrigins = () => Object.values(readSiteFacts().rpcUrls).map((url) => new URL(url).origin);
const MAIN = /\/a\/shell\/[^/]+\/main\.js$/;

for (const { section, path, also } of [
  { section: 'swap', path: '/swap', also: ['engine\\.'] },
  { section: 'pool', path: '/pool', also: [] },
  // Its screen comes apart from what looks for an airdrop on every page.
  { section: 'claim', path: '/claim', also: ['claim-screen\\.'] },
  { section: 'governance', path: '/vote', also: [] },
]) {
  test(`${path} asks for its section, its screen and what reads the chains before its first script has run, once`, async ({ page }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(MAIN, async (route) => {
      await held;
      await route.continue();
    });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
    });
    const inSection = (name: string) => new RegExp(`/a/${section}/[^/]+/${name}`);
    const ofSection = ['remoteEntry', 'remote\\.', ...also].map(inSection);
    const needed = [MAIN, /\/a\/shell\/[^/]+\/chain\./, ...ofSection];
    await page.goto(`${path}?lng=en-US`, { waitUntil: 'commit' });
    for (const address of needed)
      await expect.poll(() => asked.some((each) => address.test(each)), { message: String(address) }).toBe(true);
    release();
    await expect(page.getByTestId('shell-block')).toBeAttached();
    await expect(page.getByTestId(`shell-outlet-${section}`).locator(':scope > * > *').first()).toBeAttached();
    // What was fetched ahead is what is used: nothing came twice.
    for (const address of needed)
      expect(
        asked.filter((each) => address.test(each)),
        String(address),
      ).toHaveLength(1);
  });
}

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';

/** The address at which the code that reads pools runs, and the four bytes that ask for a price in dollars. */
const LENS = '506f6f6c4c656e73';
const GET_AMOUNTS_IN = '1f00ca74';

const QUOTE = `/swap?lng=en-US&inputCurrency=ETH&outputCurrency=${USDC}&exactAmount=1&exactField=input`;

for (const path of [QUOTE, '/pool?lng=en-US', '/vote?lng=en-US', '/claim?lng=en-US']) {
  test(`a node is asked with what was fetched beside the first script (${path.slice(0, 6)}): no way to the server and back stands before it`, async ({
    page,
  }) => {
    const origins = nodeOrigins();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const ahead = new Set<string>();
    let hasMainRun = false;
    await page.route('**/*.js', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (MAIN.test(pathname)) await held;
      else if (hasMainRun && !ahead.has(pathname)) return;
      else ahead.add(pathname);
      await route.continue();
    });
    const isAsked = page.waitForRequest((request) => origins.includes(new URL(request.url()).origin) && request.method() === 'POST');
    await page.goto(path, { waitUntil: 'commit' });
    const linked = () =>
      page.evaluate(() => [...document.querySelectorAll<HTMLLinkElement>('link[as="script"]')].map(({ href }) => new URL(href).pathname));
    await expect.poll(async () => (await linked()).some((each) => each.endsWith('/remote.js'))).toBe(true);
    await expect.poll(async () => (await linked()).filter((each) => !ahead.has(each) && !MAIN.test(each))).toEqual([]);
    hasMainRun = true;
    release();
    await isAsked;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('the first quote takes one request to a node', async ({ page }) => {
  const nodes = nodeOrigins();
  let asked = 0;
  // Only the first is answered: a quote that needed a second one would not come.
  await page.route(
    (url) => nodes.includes(url.origin),
    async (route) => {
      asked += 1;
      if (asked === 1) await route.continue();
    },
  );
  await page.goto(QUOTE);
  await expect(page.getByTestId('swap-to').getByRole('textbox')).toHaveValue(/\d/);
  await expect(page.getByTestId('swap-price')).toContainText('USDC');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

// SWAP-27
test('loading asks a node twice: for all that the quote needs, and for what the chain says of it; a block asks once', async ({
  page,
  chain,
}) => {
  const nodes = nodeOrigins();
  let asked = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && nodes.includes(new URL(request.url()).origin)) asked += 1;
  });
  await page.goto(QUOTE);
  await expect(page.getByTestId('swap-price')).toContainText('USDC');
  await expect.poll(() => asked).toBe(2);
  const before = await page.getByTestId('shell-block').textContent();
  await chain.mine();
  await expect(page.getByTestId('shell-block')).not.toHaveText(before ?? '');
  await expect.poll(() => asked).toBe(3);
});

// SWAP-27
test('without an amount a block reads neither pools nor prices; the first that is typed has its quote', async ({ page, chain }) => {
  const nodes = nodeOrigins();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && nodes.includes(new URL(request.url()).origin)) asked.push(request.postData() ?? '');
  });
  await page.goto(QUOTE.replace('exactAmount=1', 'exactAmount='));
  const poolReads = () => asked.filter((body) => body.includes(LENS)).length;
  const priceReads = () => asked.filter((body) => body.includes(GET_AMOUNTS_IN)).length;
  await expect.poll(poolReads).toBe(1);
  for (let block = 0; block < 2; block += 1) {
    const before = await page.getByTestId('shell-block').textContent();
    await chain.mine();
    await expect(page.getByTestId('shell-block')).not.toHaveText(before ?? '');
  }
  await page.getByTestId('swap-from').getByRole('textbox').fill('1');
  await expect(page.getByTestId('swap-price')).toContainText('USDC');
  await expect(page.getByTestId('swap-from')).toContainText('$');
  // What was read before is renewed once, now that it is shown.
  await expect.poll(poolReads).toBe(2);
  expect(priceReads()).toBe(1);
});

const refusing = [
  { name: 'refuses', answer: { error: { code: -32602, message: 'too many arguments, want at most 2' } } },
  { name: 'runs nothing of', answer: null },
];
for (const { name, answer } of refusing) {
  test(`a node that ${name} the code of a read gives a quote all the same`, async ({ page }) => {
    const nodes = nodeOrigins();
    let lent = 0;
    await page.route(
      (url) => nodes.includes(url.origin),
      async (route) => {
        const entries: readonly { readonly id: number; readonly params?: readonly unknown[] }[] = [route.request().postDataJSON()].flat();
        const withCode = entries.filter(({ params }) => (params?.length ?? 0) > 2);
        lent += withCode.length;
        if (withCode.length === 0) return route.continue();
        if (answer) return route.fulfill({ json: entries.map(({ id }) => ({ jsonrpc: '2.0', id, ...answer })) });
        await route.continue({ postData: JSON.stringify(entries.map((entry) => ({ ...entry, params: entry.params?.slice(0, 2) }))) });
      },
    );
    await page.goto(QUOTE);
    await expect(page.getByTestId('swap-to').getByRole('textbox')).toHaveValue(/\d/);
    await expect(page.getByTestId('swap-price')).toContainText('USDC');
    expect(lent).toBeGreaterThan(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

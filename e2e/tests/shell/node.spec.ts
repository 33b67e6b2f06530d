import type { Page, Route } from '@playwright/test';
import { connectByHand } from '../../harness/connectWallet';
import { expect, test } from '../../harness/test';
import type { Wallet } from '../../harness/wallet';

const balanceLine = (page: Page) => page.getByTestId('swap-from');
const KNOWN_BALANCE = /Balance: \d/;

/** The page sends its requests as arrays; the development wallet asks one by one, and is left alone. */
const isOfPage = (route: Route) => Array.isArray(route.request().postDataJSON());

/** From now on the node of chain 1 answers the page as the script says, and pushes nothing. */
async function scriptNode(page: Page, url: string, answer: (route: Route) => unknown): Promise<() => Promise<void>> {
  const pattern = `${url}/`;
  await page.routeWebSocket(new RegExp(new URL(url).host), (socket) => socket.close());
  await page.route(pattern, (route) => (isOfPage(route) ? void answer(route) : route.fallback()));
  return () => page.unroute(pattern);
}

/** Connects, and waits for the last thing that a page asks for by itself, so that no leap of time catches a section on its way. */
async function connectAndSettle(page: Page, wallet: Wallet): Promise<void> {
  const claim = page.waitForResponse(/\/claims\/0x/);
  await connectByHand(page, wallet);
  await claim;
}

test.beforeEach(async ({ page, guard }) => {
  guard.allow(/Failed to (get (?:block number|logs)|fetch chunk)|Failed to load resource|WebSocket connection|ERR_/);
  await page.clock.install();
});

test('a node that fails leaves dashes, says so once, and everything comes by itself when it is back', async ({ page, wallet, site }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const said = () => errors.filter((text) => text.startsWith('Failed to get block number')).length;
  const restore = await scriptNode(page, site.rpcUrls[1] ?? '', (route) => route.fulfill({ status: 503, body: 'gone' }));
  await connectAndSettle(page, wallet);
  await page.getByTestId('swap-from').getByRole('textbox').fill('1');
  await expect.poll(said).toBe(1);
  await expect(balanceLine(page)).toContainText('–');
  await expect(balanceLine(page)).not.toContainText(KNOWN_BALANCE);
  await expect(page.getByTestId('swap-button')).not.toHaveText(/Insufficient/);
  await page.clock.runFor(10_000);
  expect(said()).toBe(1);
  await restore();
  await page.clock.runFor(3000);
  await expect(balanceLine(page)).toContainText(KNOWN_BALANCE);
});

test('a node that never answers is given up after ten seconds, and holds up no other network', async ({ page, wallet, site }) => {
  const restore = await scriptNode(page, site.rpcUrls[1] ?? '', () => undefined);
  await connectAndSettle(page, wallet);
  await page.clock.runFor(11_000);
  await expect(balanceLine(page)).not.toContainText(KNOWN_BALANCE);
  await wallet.setChain(196);
  await expect(page.getByTestId('shell-network')).toContainText('X Layer');
  await expect(balanceLine(page)).toContainText(KNOWN_BALANCE);
  await wallet.setChain(1);
  await restore();
  await page.clock.runFor(15_000);
  await expect(balanceLine(page)).toContainText(KNOWN_BALANCE);
});

test('a node that limits the rate is left alone for as long as it asks, half a minute at most', async ({ page, wallet, site }) => {
  const node = site.rpcUrls[1] ?? '';
  // The page itself notes when it asks and when it is answered, by its own faked clock: nothing here depends on how fast the machine is.
  await page.addInitScript((url) => {
    const notes: { what: 'asked' | 'answered'; at: number }[] = [];
    const ask = window.fetch;
    Reflect.set(window, 'nodeNotes', notes);
    window.fetch = async (input, init) => {
      const isOfPage = typeof init?.body === 'string' && init.body.startsWith('[') && input === url;
      if (isOfPage) notes.push({ what: 'asked', at: Date.now() });
      const answer = await ask(input, init);
      if (isOfPage) notes.push({ what: 'answered', at: Date.now() });
      return answer;
    };
  }, node);
  /** Milliseconds from each answer to the next request after it; what was on its way before the answer was known does not count. */
  const pauses = () =>
    page.evaluate(() => {
      const notes = Reflect.get(window, 'nodeNotes') as { what: 'asked' | 'answered'; at: number }[];
      return notes.flatMap(({ what, at }, index) => {
        const next = notes.slice(index + 1).find((note) => note.what === 'asked');
        return what === 'answered' && next ? [next.at - at] : [];
      });
    });
  const restore = await scriptNode(page, node, (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '3600', 'access-control-allow-origin': '*', 'access-control-expose-headers': 'retry-after' },
    }),
  );
  const limited = page.waitForResponse((response) => response.status() === 429);
  await connectAndSettle(page, wallet);
  await limited;
  await page.clock.runFor(70_000);
  await expect.poll(async () => (await pauses()).length).toBeGreaterThan(0);
  expect(Math.min(...(await pauses())), 'milliseconds between an answer and the next request').toBeGreaterThanOrEqual(30_000);
  await restore();
  await page.clock.runFor(30_000);
  await expect(balanceLine(page)).toContainText(KNOWN_BALANCE);
});

// TX-5
test('a hidden page asks for nothing; on return it is renewed once', async ({ page, wallet, chain, requests }) => {
  await connectAndSettle(page, wallet);
  await expect(balanceLine(page)).toContainText(KNOWN_BALANCE);
  await page.clock.runFor(3000);
  const all: string[] = [];
  page.on('request', (request) => all.push(`${request.method()} ${request.url()}`));
  page.on('websocket', (socket) => all.push(`socket ${socket.url()}`));
  const show = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      Object.defineProperty(document, 'hidden', { value: value === 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);

  await show('hidden');
  for (let block = 0; block < 3; block += 1) await chain.mine();
  await page.clock.runFor(15 * 60_000);
  expect(all).toEqual([]);

  requests.reset();
  await show('visible');
  const newest = await chain.mainnet.getBlockNumber();
  // Less than the time between two polls: the socket opens in real time, which a leap does not wait for.
  await page.clock.runFor(300);
  await expect(page.getByTestId('shell-block')).toContainText(String(newest));
  expect(requests.node).toHaveLength(1);
});

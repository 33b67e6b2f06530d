import type { BrowserContext, Page } from '@playwright/test';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import type { Chain } from '../../harness/chain';
import { BLOCKS_BEHIND, spoilNode, type Fault } from '../../harness/faultyNode';
import { rememberWallet } from '../../harness/rememberWallet';
import { serveSettings } from '../../harness/serveSettings';
import { expect, test } from '../../harness/test';
import { WATCHED, type WatchedScreen } from './faultChain';

test.describe.configure({ timeout: 300_000 });

/** Each way in which a node fails, and the reason by which the page names it; a mute one names none: it is asked instead. */
const FAULTS: readonly (readonly [Fault, string | null])[] = [
  ['429', 'silent'],
  ['500', 'silent'],
  ['html', 'silent'],
  ['hang', 'silent'],
  ['wrongChain', 'wrongChain'],
  ['behind', 'behind'],
  ['mute', null],
];

const BLOCK_SECONDS = 2;
/** A figure is rounded to so many digits that it is this near to the truth, as a share of it. */
const NEAR = 0.002;
const isNear = (shown: number, truth: number) => Math.abs(shown - truth) <= NEAR * Math.abs(truth);

/** A page may ask a node that fails so often in a second, all its figures and its history together. */
const MOST_REQUESTS = 2.5;

interface Watched {
  readonly screen: WatchedScreen;
  readonly page: Page;
}

/** Notes every text that a figure has from now on, as the page draws it. */
const noteTexts = ({ page, screen }: Watched) =>
  page.evaluate((testId) => {
    const texts = new Set<string>();
    Reflect.set(globalThis, 'noted', texts);
    const look = () => {
      for (const place of document.querySelectorAll<HTMLElement>(`main [data-testid="${testId}"]`)) texts.add(place.innerText);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    look();
  }, screen.testId);

const notedTexts = ({ page }: Watched): Promise<string[]> => page.evaluate(() => [...Reflect.get(globalThis, 'noted')]);

const strip = ({ page }: Watched) => page.getByTestId('shell-figures');
const shown = async ({ page, screen }: Watched) => screen.read(await page.getByRole('main').getByTestId(screen.testId).first().innerText());
const shows = (watched: Watched, truth: number) =>
  expect
    .poll(async () => isNear(await shown(watched).catch(() => NaN), truth), {
      message: `${watched.screen.name} shows ${truth}`,
      intervals: [100],
      timeout: 45_000,
    })
    .toBe(true);

const truths = async (chain: Chain) => Promise.all(WATCHED.map(({ truth }) => truth(chain)));

/** Changes what each screen shows; gives the new truths. */
async function changeAll(chain: Chain, round: number): Promise<readonly number[]> {
  const before = await truths(chain);
  for (const { change } of WATCHED) await change(chain, round);
  await chain.mine();
  const after = await truths(chain);
  // Only then does an old figure differ from a true one.
  for (const [index, { name }] of WATCHED.entries()) expect(isNear(before[index] ?? NaN, after[index] ?? NaN), name).toBe(false);
  return after;
}

async function openAll(context: BrowserContext, watch: (page: Page) => void, settings: object): Promise<readonly Watched[]> {
  const opened: Watched[] = [];
  for (const screen of WATCHED) {
    const page = await context.newPage();
    watch(page);
    await rememberWallet(page, { account: seedFacts.accounts.all.findIndex((account) => account === screen.account) });
    await serveSettings(page, { ...settings });
    await page.goto(`${screen.path}${screen.path.includes('?') ? '&' : '?'}lng=en-US`);
    opened.push({ screen, page });
  }
  return opened;
}

// NET-7, NET-11, NET-12
test('seven faults of a node on five screens: no wrong figure ever, and everything back by itself', async ({
  context,
  chain,
  guard,
  site,
}) => {
  guard.allow(/Failed to (get (block number|logs)|fetch chunk|load resource)|WebSocket connection|ERR_|The node is of chain/);
  const { value } = await (await fetch(`${site.url}/config.json`)).json();
  const { chains } = value.settings;
  // The local chain has no pace of its own: here it has one, by which a silence is known.
  const settings = { chains: { ...chains, 1: { ...chains[1], blockTimeSeconds: BLOCK_SECONDS } } };
  const node = await spoilNode(context, site.rpcUrls[1] ?? '', { pushes: true, otherUrl: site.rpcUrls[42161] ?? '', retryAfterSeconds: 3 });
  // So much of a past that a node which is behind has one.
  await chain.mainnet.send('anvil_mine', [`0x${BLOCKS_BEHIND.toString(16)}`]);
  const blocks = setInterval(() => void chain.mine().catch(() => undefined), BLOCK_SECONDS * 1000);
  const report: string[] = [];
  const found: string[] = [];
  try {
    let before = await changeAll(chain, 0);
    const all = await openAll(context, (page) => guard.watch(page), settings);
    for (const [round, [fault, reason]] of FAULTS.entries()) {
      await test.step(fault, async () => {
        for (const [index, watched] of all.entries()) {
          await expect(strip(watched)).toBeHidden();
          await shows(watched, before[index] ?? NaN);
          await noteTexts(watched);
        }
        node.forget();
        const beganAt = Date.now();
        node.set(fault);
        if (reason !== null) await Promise.all(all.map((watched) => expect(strip(watched)).toHaveAttribute('data-reason', reason)));
        const noticedAt = Date.now();
        const after = await changeAll(chain, round + 1);
        if (reason !== null) {
          const asked = node.asked();
          // Every page has asked once more since the chain says something else; one that was told to wait waits half a minute at most.
          await expect.poll(() => node.asked() - asked, { timeout: 60_000 }).toBeGreaterThanOrEqual(all.length);
          for (const [index, watched] of all.entries()) {
            const isOld = await watched.page.locator('html').getAttribute('data-figures');
            if (isOld !== 'old') found.push(`${fault}, ${watched.screen.name}: not marked as old`);
            const known = await shown(watched);
            if (!Number.isNaN(known) && !isNear(known, before[index] ?? NaN)) found.push(`${fault}, ${watched.screen.name}: ${known}`);
          }
          const button = all[0]?.page.getByTestId('swap-button');
          if (button) await expect(button).toHaveAttribute('data-kind', 'waitingForFigures');
          if (button) await expect(button).toBeDisabled();
        }
        const healedAt = Date.now();
        const asked = node.asked();
        if (reason !== null) node.set(null);
        const back = await Promise.all(
          all.map(async (watched, index) => {
            await shows(watched, after[index] ?? NaN);
            if (reason !== null) await expect(strip(watched)).toBeHidden({ timeout: 45_000 });
            return `${watched.screen.name} ${((Date.now() - healedAt) / 1000).toFixed(1)} s`;
          }),
        );
        node.set(null);
        for (const [index, watched] of all.entries()) {
          const wrong = (await notedTexts(watched)).filter((text) => {
            const figure = watched.screen.read(text);
            return !Number.isNaN(figure) && !isNear(figure, before[index] ?? NaN) && !isNear(figure, after[index] ?? NaN);
          });
          found.push(...wrong.map((text) => `${fault}, ${watched.screen.name}: was ${text}`));
        }
        // A mute node is asked until all is back, any other until it is well. Where all is back at once, the one round of a block is no rate.
        const isWell = reason === null;
        const seconds = Math.max(((isWell ? Date.now() : healedAt) - beganAt) / 1000, 2 * BLOCK_SECONDS);
        const perPage = (isWell ? node.asked() : asked) / all.length / seconds;
        if (perPage > MOST_REQUESTS) found.push(`${fault}: ${perPage.toFixed(1)} requests a second and page`);
        const said = isWell ? 'not said' : `said after ${((noticedAt - beganAt) / 1000).toFixed(1)} s`;
        report.push(`${fault}: ${said}, ${perPage.toFixed(1)} requests a second and page; back: ${back.join(', ')}`);
        before = after;
      });
    }
  } finally {
    clearInterval(blocks);
    console.log(report.join('\n'));
  }
  expect(found).toEqual([]);
});

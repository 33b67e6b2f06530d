import type { Page } from '@playwright/test';
import { utils } from 'ethers';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import type { Chain } from '../../harness/chain';
import { poolTick } from './positionPages';
import { expect, test } from './positionTest';

const { rich } = seedFacts.accounts;
const { positionManager } = seedFacts.contracts.v3;
const { USDC, WETH } = seedFacts.tokens[1];
const SPACING = 60;
/** Positions on each side of the price; each begins and ends at ticks of its own. */
const EACH_SIDE = 130;
const MOVES = 120;
/** What a move may change of the picture: the ends of the range, their labels and what is read out. */
const CHANGES_OF_A_MOVE = 20;

const abi = new utils.Interface([
  'function multicall(bytes[])',
  'function mint((address, address, uint24, int24, int24, uint256, uint256, uint256, uint256, address, uint256))',
  'function approve(address, uint256)',
]);

/** More than 500 initialised ticks, one beside the other, half of them on each side of the price. */
async function initialiseTicks(chain: Chain): Promise<void> {
  const send = async (to: string, data: string) => {
    const request = { from: rich, to, data, gas: '0x1c9c380', gasPrice: '0x3b9aca00' };
    await chain.mainnet.waitForTransaction(await chain.mainnet.send('eth_sendTransaction', [request]));
  };
  for (const { address } of [USDC, WETH]) await send(address, abi.encodeFunctionData('approve', [positionManager, String(10n ** 24n)]));
  const middle = Math.floor(((await poolTick(chain, USDC.address, WETH.address, 3000)) ?? 0) / SPACING) * SPACING;
  const mint = (lower: number, amount0: string, amount1: string) => {
    const range = [lower, lower + EACH_SIDE * SPACING];
    return abi.encodeFunctionData('mint', [[USDC.address, WETH.address, 3000, ...range, amount0, amount1, 0, 0, rich, 4_000_000_000]]);
  };
  const steps = Array.from({ length: EACH_SIDE }, (_, index) => (index + 2) * SPACING);
  const above = steps.map((step) => mint(middle + step, '20000000', '0'));
  const below = steps.map((step) => mint(middle - step - EACH_SIDE * SPACING, '0', String(10n ** 16n)));
  const calls = [...above, ...below];
  for (let first = 0; first < calls.length; first += 52)
    await send(positionManager, abi.encodeFunctionData('multicall', [calls.slice(first, first + 52)]));
}

interface Drawn {
  /** Attributes and texts of the picture that the moves changed. */
  readonly changes: number;
  /** Shapes of the picture that were drawn anew, made or removed. */
  readonly redrawn: number;
  readonly frames: readonly number[];
  /** What the page worked for each frame. */
  readonly workMs: number;
}

/** Drags a handle to and fro for some frames: one move a frame, as a pointer reports. */
async function drag(page: Page, testId: string): Promise<Drawn> {
  const picture = page.getByTestId('pool-v3-chart-picture');
  const box = await page.getByTestId(testId).locator('rect').first().boundingBox();
  if (!box) throw new Error('There is no handle');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const worked = async () =>
    (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
  const [x, y] = [box.x + box.width / 2, box.y + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(() => {
    const times: number[] = [];
    Reflect.set(window, 'frameTimes', times);
    const note = (time: number) => {
      times.push(time);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await picture.evaluate((svg) => {
    const seen = { changes: 0, redrawn: 0 };
    Reflect.set(window, 'drawn', seen);
    new MutationObserver((records) => {
      for (const { target, addedNodes, removedNodes } of records) {
        const shapes = [...addedNodes, ...removedNodes].filter((node) => node instanceof Element);
        if (shapes.length > 0 || target instanceof SVGPathElement) seen.redrawn += 1;
        else seen.changes += 1;
      }
    }).observe(svg, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  const before = await worked();
  for (let step = 1; step <= MOVES; step += 1) await page.mouse.move(x + 50 * Math.sin(step / 10), y);
  const after = await worked();
  const times = await page.evaluate<number[]>(() => Reflect.get(window, 'frameTimes'));
  const drawn = await page.evaluate<Pick<Drawn, 'changes' | 'redrawn'>>(() => Reflect.get(window, 'drawn'));
  await page.mouse.up();
  const frames = times.slice(1).map((time, index) => time - (times[index] ?? time));
  return { ...drawn, frames: [...frames].sort((one, other) => one - other), workMs: (1000 * (after - before)) / times.length };
}

test('a handle that is dragged over 500 ticks draws none of them anew', async ({ page, pools, chain }, info) => {
  await initialiseTicks(chain);
  await pools.open(`/add/ETH/${USDC.address}/3000`);
  await pools.range('1500', '2500');
  const picture = page.getByTestId('pool-v3-chart-picture');
  await expect(picture).toBeVisible();
  await page.getByTestId('pool-v3-zoom-out').click();
  // One step of the drawing is one tick, up and down its own line.
  const steps = async () => ((await picture.locator('path').first().getAttribute('d')) ?? '').split('L').length;
  await expect(async () => expect(await steps()).toBeGreaterThan(900)).toPass();
  const text = await page.getByTestId('pool-v3-handle-left').getAttribute('aria-valuetext');
  const { frames, workMs, changes, redrawn } = await drag(page, 'pool-v3-handle-left');
  const at = (share: number) => frames[Math.floor(frames.length * share)]?.toFixed(1);
  info.annotations.push({
    type: 'figure',
    description: `frame ${at(0.5)} ms (95 %: ${at(0.95)} ms), work ${workMs.toFixed(1)} ms a frame, ${changes / MOVES} changes a move`,
  });
  // How long a move takes is the machine's matter; what it does is the page's.
  expect(redrawn, 'shapes drawn anew').toBe(0);
  expect(changes).toBeGreaterThan(0);
  expect(changes / MOVES, 'changes of a move').toBeLessThanOrEqual(CHANGES_OF_A_MOVE);
  await expect(page.getByTestId('pool-v3-handle-left')).not.toHaveAttribute('aria-valuetext', text ?? '');
});

import type { Page } from '@playwright/test';
import type { Devnet } from '../../devnet/startDevnet';

const FACTORY = '0x1F98431c8aD98523631AE4a59f267346ea31F984';
const PAIR = ['a0b86991c6218b36c1d19d4a2e9eb0ce3606eb48', 'c02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'];
const FEES = [100, 500, 3000, 10_000];
/** The place of a version-3 pool's liquidity in its storage. */
const LIQUIDITY_SLOT = '0x4';

const word = (hex: string) => hex.padStart(64, '0');

/** The middle of a list of numbers. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

async function textOf(devnet: Devnet, method: string, parameters: readonly unknown[]): Promise<string> {
  const answer: unknown = await devnet.chains[1].rpc(method, [...parameters]);
  return typeof answer === 'string' ? answer : '';
}

/** The version-3 pools of ETH and USDC. */
async function poolsOf(devnet: Devnet): Promise<string[]> {
  const calls = FEES.map((fee) => `0x1698ee82${PAIR.map(word).join('')}${word(fee.toString(16))}`);
  const answers = await Promise.all(calls.map((data) => textOf(devnet, 'eth_call', [{ to: FACTORY, data }, 'latest'])));
  return answers.map((answer) => `0x${answer.slice(-40)}`).filter((address) => !/^0x0*$/.test(address));
}

/** Gives every pool of the pair a tenth less liquidity, as the next block shows it. */
async function thinPools(devnet: Devnet): Promise<void> {
  for (const pool of await poolsOf(devnet)) {
    const liquidity = BigInt(await textOf(devnet, 'eth_getStorageAt', [pool, LIQUIDITY_SLOT, 'latest']));
    await devnet.chains[1].rpc('anvil_setStorageAt', [pool, LIQUIDITY_SLOT, `0x${word(((liquidity * 9n) / 10n).toString(16))}`]);
  }
}

/** Resolves, in the page, with the time of the first frame whose quote is another one than now. */
function nextQuoteTime(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const shown = () => {
          const field = document.querySelector('[data-testid="swap-to"] input');
          return field instanceof HTMLInputElement ? field.value : '';
        };
        const before = shown();
        const look = () => {
          const now = shown();
          if (now !== before && /\d/.test(now)) resolve(Date.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** Milliseconds from a new block with thinner pools to its quote on the screen. */
export async function blockToQuote(page: Page, devnet: Devnet): Promise<number> {
  await thinPools(devnet);
  const changed = nextQuoteTime(page);
  const begun = Date.now();
  await devnet.chains[1].rpc('evm_mine', []);
  return (await changed) - begun;
}

/** Milliseconds from a keystroke in the page to the quote of the new amount, in one frame's steps. */
export function keystrokeToQuote(page: Page, amount: string): Promise<number> {
  return page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        const fieldOf = (side: string) => document.querySelector(`[data-testid="swap-${side}"] input`);
        const shown = () => {
          const field = fieldOf('to');
          return field instanceof HTMLInputElement ? field.value : '';
        };
        const input = fieldOf('from');
        if (!(input instanceof HTMLInputElement)) throw new Error('The form is not there');
        const before = shown();
        const begun = performance.now();
        // As a key does it: past React's own record of the value.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        const look = () => {
          const now = shown();
          if (now !== before && /\d/.test(now)) resolve(performance.now() - begun);
          else requestAnimationFrame(look);
        };
        look();
      }),
    amount,
  );
}

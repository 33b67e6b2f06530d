import type { Page } from '@playwright/test';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { expect } from '../../harness/test';

const { DAI, USDC, USDT } = seedFacts.tokens[1];
const { wethDai } = seedFacts.pairs;

export interface Screen {
  readonly name: string;
  readonly path: string;
  /** What stands there once the screen is drawn with its facts, for the account that is rich. */
  readonly ready: (page: Page) => ReturnType<Page['locator']>;
}

const screen = (name: string, path: string, testId: string): Screen => ({
  name,
  path,
  ready: (page) => page.locator(`[data-testid^="${testId}"]`).first(),
});

/** Every screen of the application, with something in it. */
export const SCREENS: readonly Screen[] = [
  screen('swap', `/swap?inputCurrency=ETH&outputCurrency=${DAI.address}&exactAmount=1&exactField=input`, 'swap-price'),
  screen('send', '/send', 'swap-send-button'),
  screen('pool', '/pool', 'pool-v3-position-11'),
  screen('position', '/pool/11', 'pool-v3-fees-dollars'),
  screen('add', `/add/ETH/${USDC.address}/3000`, 'pool-v3-chart-picture'),
  screen('add without tokens', '/add', 'pool-v3-add-button'),
  screen('increase', `/increase/${USDC.address}/ETH/3000/11`, 'pool-v3-add-button'),
  screen('remove', '/remove/11', 'pool-v3-percent-100'),
  screen('version-2 pools', '/pool/v2', 'pool-v2-amount0'),
  screen('finder', '/pool/v2/find', 'pool-v2-finder-answer'),
  screen('create a pair', '/create/v2', 'pool-v2-supply'),
  screen('add version 2', `/add/v2/ETH/${DAI.address}`, 'pool-v2-supply'),
  screen('remove version 2', `/remove/v2/ETH/${DAI.address}`, 'pool-v2-percent-100'),
  screen('migrate', '/migrate/v2', 'pool-migrate-row-'),
  screen('migrate a pair', `/migrate/v2/${wethDai}`, 'pool-migrate-confirm'),
  screen('mining', '/uni', 'pool-mining-card-'),
  screen('mining pool', `/uni/ETH/${USDT.address}`, 'pool-mining-your-rate'),
  screen('allowances', '/allowances', 'pool-allowances-none'),
  screen('claim', '/claim', 'claim-submit'),
  screen('votes', '/vote', 'governance-proposal-row'),
  screen('proposal', '/vote/2/15', 'governance-description'),
  screen('new proposal', '/create-proposal', 'governance-propose'),
];

/** The screen of that name. */
export function screenOf(name: string): Screen {
  const found = SCREENS.find((known) => known.name === name);
  if (!found) throw new Error(`No screen is named ${name}`);
  return found;
}

interface Guise {
  readonly connected?: boolean;
  readonly language?: 'en-US' | 'zh-CN';
  readonly theme?: 'DARK';
}

/** Opens a screen, in English by default, and waits until it is drawn, with its facts when `connected` (as it is by default). */
export async function visit(page: Page, { path, ready }: Screen, guise: Guise = {}): Promise<void> {
  const { connected = true, language = 'en-US', theme } = guise;
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=${language}${theme ? `&theme=${theme}` : ''}`);
  // On phones the number of the block is not shown, but there.
  await expect(page.getByTestId('shell-block')).toBeAttached();
  await expect(connected ? ready(page) : page.getByRole('main').getByRole('heading').first()).toBeVisible();
}

/** The faults of a screen as it stands, in words. */
type Check = (page: Page, screen: Screen) => Promise<readonly string[]>;

/**
 * Opens every screen once, in a window of this width, and looks for each of these faults there, in their order. Each check is an assertion of its own, named as it is here.
 */
export async function walkScreens(page: Page, width: number, guise: Guise, checks: Readonly<Record<string, Check>>): Promise<void> {
  const found = Object.entries(checks).map(([promise, faultsOf]) => ({ promise, faultsOf, faults: new Array<string>() }));
  for (const each of SCREENS) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, each, guise);
    for (const { faultsOf, faults } of found) faults.push(...(await faultsOf(page, each)).map((fault) => `${each.name}: ${fault}`));
  }
  for (const { promise, faults } of found) expect.soft(faults, promise).toEqual([]);
}

import type { Page } from '@playwright/test';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { expect } from '../../harness/test';

const { DAI, USDC, USDT } = seedFacts.tokens[1];
const { wethDai } = seedFacts.pairs;

interface Screen {
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

const inEnglish = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lng=en-US`;

/** Opens a screen in English and waits until it is drawn, with its facts when `connected`. */
export async function visit(page: Page, { path, ready }: Screen, connected = true): Promise<void> {
  await page.goto(inEnglish(path));
  // On phones the number of the block is not shown, but there.
  await expect(page.getByTestId('shell-block')).toBeAttached();
  await expect(connected ? ready(page) : page.getByRole('main').getByRole('heading').first()).toBeVisible();
}

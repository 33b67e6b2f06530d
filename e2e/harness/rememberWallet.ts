import type { Page } from '@playwright/test';

/** What a visit before this one left behind. */
export interface EarlierVisit {
  /** Index of the wallet's account; 0, the rich one, by default. */
  readonly account?: number;
  /** The wallet's network; 1 by default. */
  readonly chainId?: number;
  /** The wallet sends several calls as one. */
  readonly sendsCalls?: boolean;
  /** What was chosen, as the page stores it. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** The name that the development wallet announces (EIP-6963), by which the page knows it again. */
const WALLET = 'local.development-wallet';
let visits = 0;

/**
 * The pages that this one opens from now on find the development wallet connected and all approved, as after an earlier visit: where connecting is not
 * the point, there is nothing to press. What such a page changes stays changed when it is loaded anew.
 */
export async function rememberWallet(page: Page, earlier: EarlierVisit = {}): Promise<void> {
  const { account = 0, chainId = 1, sendsCalls = false, settings = {} } = earlier;
  visits += 1;
  const left = {
    visit: visits,
    session: { accountIndex: account, chainId, connected: true, autoApprove: true, sendsCalls },
    settings: { ...settings, selectedWallet: WALLET },
  };
  await page.addInitScript(({ visit, ...past }) => {
    if (window !== window.top || !location.protocol.startsWith('http')) return;
    // Once for each visit that was given, not at every load; a later one replaces it.
    if (Number(sessionStorage.getItem('earlier-visit')) >= visit) return;
    sessionStorage.setItem('earlier-visit', String(visit));
    sessionStorage.setItem('dev-wallet', JSON.stringify(past.session));
    const stored: unknown = JSON.parse(localStorage.getItem('dex.user') ?? '{}');
    localStorage.setItem('dex.user', JSON.stringify({ ...(stored instanceof Object ? stored : {}), ...past.settings }));
  }, left);
}

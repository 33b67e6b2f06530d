import type { Address, Chain } from '@dex/mf-shared/domain';

const ANALYTICS_URL = 'https://v2.info.uniswap.org';

/** Pages of the analytics of version 2, which know chain 1 alone; null elsewhere. */
export function pairAnalytics({ chainId }: Pick<Chain, 'chainId'>, pair: Address): string | null {
  return chainId === 1 ? `${ANALYTICS_URL}/pair/${pair}` : null;
}

export function accountAnalytics({ chainId }: Pick<Chain, 'chainId'>, account: Address): string | null {
  return chainId === 1 ? `${ANALYTICS_URL}/account/${account}` : null;
}

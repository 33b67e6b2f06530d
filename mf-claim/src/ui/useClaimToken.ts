import { useServices } from '@dex/mf-shared/ui';
import { CLAIM_CHAIN } from '../domain/airdrop';

/** The token that the airdrop pays out. */
export function useClaimToken(): { readonly symbol: string } {
  const { chains } = useServices();
  return { symbol: chains[CLAIM_CHAIN].governanceToken?.symbol ?? '' };
}

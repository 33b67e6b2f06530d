import type { AirdropStatus } from '@dex/mf-shared/contract';
import type { ChainId } from '@dex/mf-shared/domain';
import { MAINNET } from '@dex/mf-shared/domain';
import type { ClaimProgress } from './claimButton';
import type { ClaimStatus } from './claimLookup';

/** Claims exist on this network only (CLAIM-1). */
export const CLAIM_CHAIN: ChainId = MAINNET;

/** The published mapping and chunk files (CLAIM-2), unless the operator names another folder. */
export const DEFAULT_CLAIMS_URL = 'https://raw.githubusercontent.com/Uniswap/mrkl-drop-data-chunks/final/chunks/';

/** Decimals of the governance token that the airdrop pays out. */
export const CLAIM_DECIMALS = 18;

/** What the header is told of the connected account's airdrop. */
export function airdropStatus(status: ClaimStatus['kind'] | null, progress: ClaimProgress['kind']): AirdropStatus {
  if (progress === 'pending') return 'claiming';
  return status === 'payable' && progress !== 'claimed' ? 'unclaimed' : 'none';
}

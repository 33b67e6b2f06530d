import type { ReadCall } from '@dex/mf-shared/contract';
import { addressWord, callData, uintWord } from '@dex/mf-shared/chain';
import type { Address } from '@dex/mf-shared/domain';

/** Four-byte selectors of the governance token's getters. */
const SELECTOR = { delegates: '0x587cde1e', getCurrentVotes: '0xb4b5ea57', getPriorVotes: '0x782d6fe1' } as const;

/** Batched reads of the governance token. */
export const voteTokenCalls = {
  delegates: (token: Address, account: Address): ReadCall => ({
    address: token,
    callData: callData(SELECTOR.delegates, addressWord(account)),
  }),
  currentVotes: (token: Address, account: Address): ReadCall => ({
    address: token,
    callData: callData(SELECTOR.getCurrentVotes, addressWord(account)),
  }),
  /** Reverts for a block that is not mined yet. */
  priorVotes: (token: Address, account: Address, block: number): ReadCall => ({
    address: token,
    callData: callData(SELECTOR.getPriorVotes, addressWord(account), uintWord(block)),
  }),
} as const;

import type { ReadCall } from '@dex/mf-shared/contract';
import { addressWord, callData, readAddress, readWord, uintWord } from '@dex/mf-shared/chain';
import type { Address, Hex } from '@dex/mf-shared/domain';
import { LATEST_GOVERNOR, type GovernorIndex } from '../domain/governor';
import type { ProposalStanding } from '../domain/proposal';
import { proposalStatusOf } from '../domain/proposalStatus';

/** Four-byte selectors of the governors' getters (GovernorAlpha, GovernorBravo). */
const SELECTOR = {
  proposalCount: '0xda35c664',
  proposals: '0x013cf08b',
  state: '0x3e4f49e6',
  latestProposalIds: '0x17977c61',
  proposalThreshold: '0xb58131b0',
  getReceipt: '0xe23a9a52',
} as const;

/** Batched reads of one governor. */
export const governorCalls = {
  proposalCount: (governor: Address): ReadCall => ({ address: governor, callData: callData(SELECTOR.proposalCount) }),
  proposals: (governor: Address, id: string): ReadCall => ({
    address: governor,
    callData: callData(SELECTOR.proposals, uintWord(BigInt(id))),
  }),
  state: (governor: Address, id: string): ReadCall => ({ address: governor, callData: callData(SELECTOR.state, uintWord(BigInt(id))) }),
  latestProposalIds: (governor: Address, proposer: Address): ReadCall => ({
    address: governor,
    callData: callData(SELECTOR.latestProposalIds, addressWord(proposer)),
  }),
  receipt: (governor: Address, id: string, voter: Address): ReadCall => ({
    address: governor,
    callData: callData(SELECTOR.getReceipt, uintWord(BigInt(id)), addressWord(voter)),
  }),
  proposalThreshold: (governor: Address): ReadCall => ({ address: governor, callData: callData(SELECTOR.proposalThreshold) }),
} as const;

const WORD = 32;
/** Places of the words that `proposals(id)` answers with; only the third governor counts abstentions. */
const PLACE = { proposer: 1, startBlock: 3, endBlock: 4, forVotes: 5, againstVotes: 6, abstainVotes: 7 } as const;

/**
 * What a governor answers about one proposal, or null if the data is short or names no proposer (an id that was never used).
 */
export function decodeStanding(governorIndex: GovernorIndex, id: string, proposal: Hex, state: Hex | null): ProposalStanding | null {
  const word = (place: number) => readWord(proposal, place * WORD);
  const proposer = readAddress(proposal, PLACE.proposer * WORD);
  const [startBlock, endBlock, forVotes, againstVotes] = [
    word(PLACE.startBlock),
    word(PLACE.endBlock),
    word(PLACE.forVotes),
    word(PLACE.againstVotes),
  ];
  if (!proposer || BigInt(proposer) === 0n || startBlock === null || endBlock === null || forVotes === null || againstVotes === null)
    return null;
  const abstain = governorIndex === LATEST_GOVERNOR ? word(PLACE.abstainVotes) : 0n;
  const status = state === null ? null : readWord(state, 0);
  return {
    id,
    governorIndex,
    proposer,
    status: proposalStatusOf(status === null || status > 255n ? -1 : Number(status)),
    startBlock: Number(startBlock),
    endBlock: Number(endBlock),
    forCount: String(forVotes),
    againstCount: String(againstVotes),
    abstainCount: String(abstain ?? 0n),
  };
}

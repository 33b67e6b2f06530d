import { encodeAbiParameters, keccak256 } from 'viem';
import { GOVERNANCE } from '../facts/contracts';
import type { ProposalFact } from '../facts/proposals';
import { headNumber } from '../node/headBlock';
import { word, type Hex } from '../node/hex';
import type { SeedChain } from '../node/seedChain';

/** A proposal by governor index and id. */
export type ProposalKey = Pick<ProposalFact, 'governor' | 'id'>;

// Word of the mapping of proposals per governor, and of the fields inside one proposal.
const GOVERNORS = [
  { address: GOVERNANCE.alphaV0, mapping: 3n },
  { address: GOVERNANCE.alphaV1, mapping: 3n },
  { address: GOVERNANCE.bravo, mapping: 1n },
] as const;
const FIELDS = { eta: 2n, startBlock: 7n, endBlock: 8n, forVotes: 9n, alphaFlags: 11n } as const;

/** Opens the vote in the next block, for so many blocks. */
export async function openVoting(chain: Pick<SeedChain, 'rpc' | 'setStorage'>, proposal: ProposalKey, blocks: bigint): Promise<void> {
  const head = await headNumber(chain.rpc);
  await setField(chain, proposal, 'startBlock', head);
  await setField(chain, proposal, 'endBlock', head + blocks);
}

/** Ends the vote: the next block is the first after it. */
export async function closeVoting(chain: Pick<SeedChain, 'rpc' | 'setStorage'>, proposal: ProposalKey): Promise<void> {
  await setField(chain, proposal, 'endBlock', await headNumber(chain.rpc));
}

/** Writes when the timelock lets a queued proposal go, in seconds since the epoch. */
export async function setEta(chain: Pick<SeedChain, 'setStorage'>, proposal: ProposalKey, seconds: bigint): Promise<void> {
  await setField(chain, proposal, 'eta', seconds);
}

/** Writes how many votes stand for a proposal, raw. */
export async function setVotesFor(chain: Pick<SeedChain, 'setStorage'>, proposal: ProposalKey, votes: bigint): Promise<void> {
  await setField(chain, proposal, 'forVotes', votes);
}

/** Marks a proposal of an older governor as executed: the second byte of its flags. */
export async function markExecuted(chain: Pick<SeedChain, 'setStorage'>, proposal: ProposalKey): Promise<void> {
  await setField(chain, proposal, 'alphaFlags', 0x0100n);
}

async function setField(
  chain: Pick<SeedChain, 'setStorage'>,
  { governor, id }: ProposalKey,
  field: keyof typeof FIELDS,
  value: bigint,
): Promise<void> {
  const { address, mapping } = GOVERNORS[governor];
  const start = keccak256(encodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], [BigInt(id), mapping]));
  const slot: Hex = word(BigInt(start) + FIELDS[field]);
  await chain.setStorage(address, slot, word(value));
}

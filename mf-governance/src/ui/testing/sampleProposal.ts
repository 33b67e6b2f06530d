import { requireAddress } from '@dex/mf-shared/domain';
import type { Proposal } from '../../domain/proposal';

const VOTE = 10n ** 18n;

/** A proposal as a governor tells it; what a story is about is said beside it. */
export const sampleProposal: Proposal = {
  id: '9',
  governorIndex: 2,
  proposer: requireAddress('0x00000000000000000000000000000000000000a2'),
  status: 'pending',
  startBlock: 10,
  endBlock: 20,
  forCount: String(40_000_000n * VOTE),
  againstCount: String(1_200_000n * VOTE),
  abstainCount: '0',
  content: { title: 'Reduce the proposal threshold', description: 'Reduce the proposal threshold' },
};

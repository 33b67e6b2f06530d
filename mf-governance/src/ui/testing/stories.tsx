import { requireAddress } from '@dex/mf-shared/domain';
import type { Story } from '@dex/mf-shared/testing';
import { Column } from '@dex/mf-shared/ui';
import type { Proposal } from '../../domain/proposal';
import type { ProposalStatus } from '../../domain/proposalStatus';
import { tallies } from '../../domain/tally';
import { ProposalRow } from '../ProposalRow';
import { TallyCard } from '../TallyCard';

const VOTE = 10n ** 18n;

const proposal: Proposal = {
  id: '9',
  governorIndex: 2,
  proposer: requireAddress('0x00000000000000000000000000000000000000a2'),
  status: 'pending',
  startBlock: 10,
  endBlock: 20,
  forCount: String(40_000_000n * VOTE),
  againstCount: String(1_200_000n * VOTE),
  abstainCount: '0',
  content: { title: 'Reduce the proposal threshold', description: 'Reduce the proposal threshold', details: [] },
};

const statuses: Readonly<Record<ProposalStatus, true>> = {
  pending: true,
  active: true,
  succeeded: true,
  executed: true,
  defeated: true,
  undetermined: true,
  canceled: true,
  queued: true,
  expired: true,
};

const nothing = () => undefined;
const votes = tallies(proposal);

const rows = Object.keys(statuses).flatMap((name): Story[] => {
  const status = isStatus(name) ? name : null;
  return status ? [{ name: `governance-proposal-${status}`, draw: () => <ProposalRow proposal={{ ...proposal, status }} /> }] : [];
});

function isStatus(name: string): name is ProposalStatus {
  return Object.hasOwn(statuses, name);
}

/** A proposal in each of its states, without its title too, and its votes. */
export const stories: readonly Story[] = [
  ...rows,
  { name: 'governance-proposal-untitled', draw: () => <ProposalRow proposal={{ ...proposal, content: null }} /> },
  ...(['for', 'against'] as const).map((side) => ({
    name: `governance-tally-${side}`,
    draw: () => (
      <Column $gap={12}>
        <TallyCard side={side} tally={votes[side]} />
        <TallyCard side={side} tally={votes[side]} onVote={nothing} />
        <TallyCard side={side} tally={votes[side]} onVote="awaited" />
      </Column>
    ),
  })),
];

import type { Story } from '@dex/mf-shared/testing';
import { Column } from '@dex/mf-shared/ui';
import type { ProposalStatus } from '../../domain/proposalStatus';
import { tallies } from '../../domain/tally';
import { ProposalRow } from '../ProposalRow';
import { TallyCard } from '../TallyCard';
import { sampleProposal as proposal } from './sampleProposal';
import { screenStories } from './screenStories';

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

/** A proposal in each of its states, without its title too, its votes, and the screens. */
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
  ...screenStories,
];

/** State of a proposal, in the order of the contract's numbers. */
export const PROPOSAL_STATES = ['pending', 'active', 'canceled', 'defeated', 'succeeded', 'queued', 'expired', 'executed'] as const;

/** One of PROPOSAL_STATES. */
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** One seeded proposal; governor 0 and 1 are the two older ones, 2 is the third. `title` is what the screen shows. */
export interface ProposalFact {
  readonly governor: 0 | 1 | 2;
  readonly id: number;
  readonly state: ProposalState;
  readonly title: string;
  readonly description: string;
}

const proposal = (governor: 0 | 1 | 2, id: number, state: ProposalState, title: string, body: string): ProposalFact => ({
  governor,
  id,
  state,
  title,
  description: `# ${title}\n\n${body}`,
});

/** Every seeded proposal of the chain with id 1, in order of creation. */
export const PROPOSALS: readonly ProposalFact[] = [
  proposal(0, 1, 'defeated', 'Lower the Bar', 'The first proposal of all; it missed the quorum.'),
  proposal(0, 2, 'executed', 'Fund a Grants Programme', 'Sends a little of the treasury to a programme for builders.'),
  proposal(0, 3, 'defeated', 'Retroactive Shares', 'More votes against than for.'),
  proposal(0, 4, 'executed', 'Lower the Proposal Threshold', 'Moves on to a governor with a lower threshold.'),
  proposal(1, 1, 'executed', 'Fund a Defence of the Field', 'Passed with a wide margin.'),
  proposal(1, 2, 'executed', 'Enable the Lowest Fee Tier', 'Adds the tier of one basis point.'),
  proposal(1, 3, 'executed', 'Move to the Third Governor', 'Hands the timelock over.'),
  proposal(2, 9, 'executed', 'Pay the First Audit', 'Transfers **one token** from the timelock.'),
  {
    governor: 2,
    id: 10,
    state: 'defeated',
    title: 'Untitled',
    description: 'A description without any heading, and without any line break',
  },
  proposal(2, 11, 'canceled', 'Withdrawn by Its Author', 'The author thought better of it.'),
  proposal(2, 12, 'expired', 'Nobody Executed This', 'Queued, and then forgotten for longer than the grace period.'),
  proposal(2, 13, 'queued', 'Waiting in the Timelock', 'Passed, and queued for two days.'),
  proposal(2, 14, 'succeeded', 'Passed Just Now', 'Passed; the next step is to queue it.'),
  proposal(
    2,
    15,
    'active',
    'Vote on Me',
    'Open for votes. <img src=x onerror="document.title=\'owned\'"> <script>document.title="owned"</script>\n\n' +
      '[A harmless link](https://example.org) and [a harmful one](javascript:document.title="owned")\n\n' +
      '| column | other |\n|---|---|\n| a | b |\n',
  ),
  proposal(2, 16, 'pending', 'Not Open Yet', 'Voting begins in about two days.'),
];

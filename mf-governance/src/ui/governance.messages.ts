import { decimalsButtonTexts, defineTexts } from '@dex/mf-shared/ui';

export const listTexts = defineTexts({
  heading: { id: 'governance.list.heading', defaultMessage: 'Uniswap Governance' },
  introduction: {
    id: 'governance.list.introduction',
    defaultMessage:
      '{symbol} tokens represent voting shares. You can vote on each proposal yourself or delegate your votes to a third party. A proposal takes {threshold} votes to submit.',
  },
  proposals: { id: 'governance.list.proposals', defaultMessage: 'Proposals' },
  create: { id: 'governance.list.create', defaultMessage: 'Create Proposal' },
  unlock: { id: 'governance.list.unlock', defaultMessage: 'Unlock Voting' },
  votes: { id: 'governance.list.votes', defaultMessage: '{votes} Votes' },
  delegatedTo: { id: 'governance.list.delegatedTo', defaultMessage: 'Delegated to: {delegate}' },
  self: { id: 'governance.list.self', defaultMessage: 'Self' },
  edit: { id: 'governance.list.edit', defaultMessage: '(edit)' },
  empty: { id: 'governance.list.empty', defaultMessage: 'No proposals found.' },
  emptyHint: { id: 'governance.list.emptyHint', defaultMessage: 'Proposals submitted by community members will appear here.' },
  layer2: { id: 'governance.list.layer2', defaultMessage: 'Please connect to Layer 1 Ethereum' },
  failed: { id: 'governance.list.failed', defaultMessage: 'The proposals could not be read. They are asked for again with every block.' },
  partial: {
    id: 'governance.list.partial',
    defaultMessage: 'Some proposals could not be read yet. They are asked for again with every block.',
  },
  untitled: { id: 'governance.list.untitled', defaultMessage: 'Untitled' },
  loadingTitle: { id: 'governance.list.loadingTitle', defaultMessage: 'Loading' },
});

export const detailTexts = defineTexts({
  noDescription: { id: 'governance.detail.noDescription', defaultMessage: 'No description.' },
  number: { id: 'governance.detail.number', defaultMessage: 'Proposal {number}' },
  pageName: { id: 'governance.detail.pageName', defaultMessage: 'Proposal {number}: {title}' },
  back: { id: 'governance.detail.back', defaultMessage: 'All Proposals' },
  endsAt: { id: 'governance.detail.endsAt', defaultMessage: 'Voting ends approximately {date}' },
  endedAt: { id: 'governance.detail.endedAt', defaultMessage: 'Voting ended approximately {date}' },
  notEligible: {
    id: 'governance.detail.notEligible',
    defaultMessage:
      'Only UNI votes that were self delegated or delegated to another address before block {startBlock} are eligible for voting.',
  },
  unlockPrompt: { id: 'governance.detail.unlockPrompt', defaultMessage: 'Unlock voting to prepare for the next proposal.' },
  unlockVotes: { id: 'governance.detail.unlockVotes', defaultMessage: 'Unlock Votes' },
  voteFor: { id: 'governance.detail.voteFor', defaultMessage: 'Vote For' },
  voteAgainst: { id: 'governance.detail.voteAgainst', defaultMessage: 'Vote Against' },
  votedFor: { id: 'governance.detail.votedFor', defaultMessage: 'You voted for this proposal with {votes} votes.' },
  votedAgainst: { id: 'governance.detail.votedAgainst', defaultMessage: 'You voted against this proposal with {votes} votes.' },
  abstained: { id: 'governance.detail.abstained', defaultMessage: 'You abstained on this proposal with {votes} votes.' },
  voteSent: { id: 'governance.detail.voteSent', defaultMessage: 'Your vote has been sent. It counts as soon as it is mined.' },
  voteUnknown: {
    id: 'governance.detail.voteUnknown',
    defaultMessage:
      'Whether you have voted already could not be read. Voting is offered again once it is known; if this stays, check your connection.',
  },
  votesUnread: {
    id: 'governance.detail.votesUnread',
    defaultMessage:
      'The votes that you had at block {startBlock} could not be read. They are asked for again; if this stays, check your connection.',
  },
  connect: { id: 'governance.detail.connect', defaultMessage: 'Connect Wallet' },
  for: { id: 'governance.detail.for', defaultMessage: 'For' },
  against: { id: 'governance.detail.against', defaultMessage: 'Against' },
  details: { id: 'governance.detail.details', defaultMessage: 'Details' },
  description: { id: 'governance.detail.description', defaultMessage: 'Description' },
  proposer: { id: 'governance.detail.proposer', defaultMessage: 'Proposer' },
  transfers: { id: 'governance.detail.transfers', defaultMessage: 'Transfer {amount} {symbol} to {address}' },
  approves: { id: 'governance.detail.approves', defaultMessage: 'Allow {address} to spend {amount} {symbol}' },
  quorum: { id: 'governance.detail.quorum', defaultMessage: 'Quorum: {votes} of {needed} votes for' },
  quorumReached: { id: 'governance.detail.quorumReached', defaultMessage: 'Quorum of {needed} votes for is reached' },
  value: { id: 'governance.detail.value', defaultMessage: 'sends {amount} {symbol}' },
  rawData: { id: 'governance.detail.rawData', defaultMessage: 'Call data that could not be decoded' },
  table: { id: 'governance.detail.table', defaultMessage: 'Table' },
  notFound: { id: 'governance.detail.notFound', defaultMessage: 'There is no proposal with this number.' },
  unread: { id: 'governance.detail.unread', defaultMessage: 'The proposal could not be read. It is being tried again.' },
  contentMissing: { id: 'governance.detail.contentMissing', defaultMessage: 'The text of this proposal has not been read yet.' },
});

export const labelTexts = defineTexts({
  token: { id: 'governance.label.token', defaultMessage: 'UNI' },
  timelock: { id: 'governance.label.timelock', defaultMessage: 'Timelock' },
  governorV0: { id: 'governance.label.governorV0', defaultMessage: 'Governance (V0)' },
  governor: { id: 'governance.label.governor', defaultMessage: 'Governance' },
});

export const voteTexts = defineTexts({
  for: { id: 'governance.vote.for', defaultMessage: 'Vote for proposal {proposal}' },
  against: { id: 'governance.vote.against', defaultMessage: 'Vote against proposal {proposal}' },
  abstain: { id: 'governance.vote.abstain', defaultMessage: 'Abstain on proposal {proposal}' },
  weight: { id: 'governance.vote.weight', defaultMessage: '{votes} Votes' },
  explanation: { id: 'governance.vote.explanation', defaultMessage: 'A vote cannot be changed once it is cast.' },
});

export const delegateTexts = defineTexts({
  title: { id: 'governance.delegate.title', defaultMessage: 'Delegate votes' },
  explanation: {
    id: 'governance.delegate.explanation',
    defaultMessage:
      'Earned {symbol} tokens represent voting shares. You can vote on each proposal yourself or delegate your votes to a third party. Your tokens stay yours.',
  },
  self: { id: 'governance.delegate.self', defaultMessage: 'Delegate to Self' },
  other: { id: 'governance.delegate.other', defaultMessage: 'Delegate to Another Address' },
  recipient: { id: 'governance.delegate.recipient', defaultMessage: 'Delegate to' },
  placeholder: { id: 'governance.delegate.placeholder', defaultMessage: 'Wallet address' },
  submit: { id: 'governance.delegate.submit', defaultMessage: 'Delegate Votes' },
  invalid: { id: 'governance.delegate.invalid', defaultMessage: 'Enter a valid address' },
});

export const createTexts = defineTexts({
  title: { id: 'governance.create.title', defaultMessage: 'Create Proposal' },
  back: { id: 'governance.create.back', defaultMessage: 'Back to all proposals' },
  hint: {
    id: 'governance.create.hint',
    defaultMessage:
      'Select an action and describe your proposal for the community. The proposal cannot be modified after submission, so please verify all information before submitting. Voting begins after the delay that the governor sets, and lasts for 7 days.',
  },
  action: { id: 'governance.create.action', defaultMessage: 'Proposed Action' },
  actionTitle: { id: 'governance.create.actionTitle', defaultMessage: 'Select an action' },
  noAction: { id: 'governance.create.noAction', defaultMessage: 'Select an action' },
  transfer: { id: 'governance.create.transfer', defaultMessage: 'Transfer Token' },
  approve: { id: 'governance.create.approve', defaultMessage: 'Approve Token' },
  to: { id: 'governance.create.to', defaultMessage: 'To' },
  amount: { id: 'governance.create.amount', defaultMessage: 'Amount' },
  proposalTitle: { id: 'governance.create.proposalTitle', defaultMessage: 'Title' },
  titlePlaceholder: { id: 'governance.create.titlePlaceholder', defaultMessage: 'Proposal title' },
  body: { id: 'governance.create.body', defaultMessage: 'Proposal' },
  bodyPlaceholder: { id: 'governance.create.bodyPlaceholder', defaultMessage: 'What should change, why, and how (Markdown)' },
  autonomous: {
    id: 'governance.create.autonomous',
    defaultMessage: "Don't have {threshold} votes? Anyone can create an autonomous proposal",
  },
  submitted: { id: 'governance.create.submitted', defaultMessage: 'Proposal Submitted' },
  return: { id: 'governance.create.return', defaultMessage: 'Return' },
});

export const proposeButtonTexts = {
  ...decimalsButtonTexts,
  ...defineTexts({
    unavailable: { id: 'governance.propose.unavailable', defaultMessage: 'Please connect to Layer 1 Ethereum' },
    connectWallet: { id: 'governance.propose.connectWallet', defaultMessage: 'Connect Wallet' },
    alreadyProposing: { id: 'governance.propose.alreadyProposing', defaultMessage: 'You already have an active or pending proposal' },
    thresholdUnknown: { id: 'governance.propose.thresholdUnknown', defaultMessage: "You don't have enough votes to submit a proposal" },
    loadingVotes: { id: 'governance.propose.loadingVotes', defaultMessage: 'Loading your votes' },
    votesUnknown: { id: 'governance.propose.votesUnknown', defaultMessage: 'Your votes could not be read' },
    belowThreshold: { id: 'governance.propose.belowThreshold', defaultMessage: 'You must have {threshold} votes to submit a proposal' },
    incomplete: { id: 'governance.propose.incomplete', defaultMessage: 'Create Proposal' },
    propose: { id: 'governance.propose.propose', defaultMessage: 'Create Proposal' },
  }),
};

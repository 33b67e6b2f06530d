import { defineTexts } from '@dex/mf-shared/ui';

export const allowancesTexts = defineTexts({
  title: { id: 'pool.allowances.title', defaultMessage: 'Allowances' },
  explanation: {
    id: 'pool.allowances.explanation',
    defaultMessage:
      'What your account on {network} lets the contracts of this app take. What you allowed to contracts of other apps is not shown here.',
  },
  unsure: {
    id: 'pool.allowances.unsure',
    defaultMessage: 'It is not known whether your wallet sent an earlier request, so what stands here may change. Look into your wallet.',
  },
  connect: { id: 'pool.allowances.connect', defaultMessage: 'Connect to a wallet to see what your account allows.' },
  loading: { id: 'pool.allowances.loading', defaultMessage: 'Reading what your account allows' },
  none: {
    id: 'pool.allowances.none',
    defaultMessage:
      'The contracts of this app may take none of the {tokens, plural, one {# token} other {# tokens}} and {positions, plural, one {# position} other {# positions}} that were looked at.',
  },
  looked: {
    id: 'pool.allowances.looked',
    defaultMessage:
      'Looked at: {tokens, plural, one {# token} other {# tokens}} and {positions, plural, one {# position} other {# positions}}. A token that no active list names is looked at once you import it.',
  },
  unread: {
    id: 'pool.allowances.unread',
    defaultMessage: 'What your account allows could not be read. That does not mean that there is nothing.',
  },
  unreadAgain: {
    id: 'pool.allowances.unreadAgain',
    defaultMessage: 'What your account allows could not be read again: what stands here may be out of date.',
  },
  unreadPositions: {
    id: 'pool.allowances.unreadPositions',
    defaultMessage: 'Your positions could not be read, so who may manage them is not shown.',
  },
  unreadNamed: { id: 'pool.allowances.unreadNamed', defaultMessage: 'Not known, since the contract gave no answer: {names}.' },
  unreadMany: {
    id: 'pool.allowances.unreadMany',
    defaultMessage: 'Not known of {count, plural, one {# token} other {# tokens}}, since their contracts gave no answer.',
  },
  again: { id: 'pool.allowances.again', defaultMessage: 'Read again' },
  upTo: { id: 'pool.allowances.upTo', defaultMessage: 'up to {amount}' },
  manages: { id: 'pool.allowances.manages', defaultMessage: 'May be managed by' },
  managesAll: { id: 'pool.allowances.managesAll', defaultMessage: 'May all be managed by' },
  unlimited: { id: 'pool.allowances.unlimited', defaultMessage: 'Unlimited' },
  revoke: { id: 'pool.allowances.revoke', defaultMessage: 'Revoke' },
  revokeNamed: { id: 'pool.allowances.revokeNamed', defaultMessage: 'Revoke {subject}' },
  lower: { id: 'pool.allowances.lower', defaultMessage: 'Lower' },
  lowerNamed: { id: 'pool.allowances.lowerNamed', defaultMessage: 'Lower what may be taken of {subject}' },
  refusesNothing: {
    id: 'pool.allowances.refusesNothing',
    defaultMessage: 'This token refuses to let nothing be allowed. The least that it takes is {amount} {symbol}.',
  },
  isLowest: {
    id: 'pool.allowances.isLowest',
    defaultMessage:
      'This token refuses to let nothing be allowed: {amount} {symbol} is the least that it takes, so no less can stand here.',
  },
  refusesChange: {
    id: 'pool.allowances.refusesChange',
    defaultMessage: 'This token refuses any change of what may be taken for now. Try it again later.',
  },
  leftOut: {
    id: 'pool.allowances.leftOut',
    defaultMessage: 'Not among them, since the token refuses to take it back whole: {names}.',
  },
  revoking: { id: 'pool.allowances.revoking', defaultMessage: 'Revoking' },
  revokeAll: { id: 'pool.allowances.revokeAll', defaultMessage: 'Revoke all {count}' },
  position: { id: 'pool.allowances.position', defaultMessage: 'Position #{id}' },
  allPositions: { id: 'pool.allowances.allPositions', defaultMessage: 'All positions' },
  dialogTitle: { id: 'pool.allowances.dialogTitle', defaultMessage: 'Take back what may be taken' },
  step: { id: 'pool.allowances.step', defaultMessage: 'Step {step} of {steps}: your wallet takes one at a time.' },
});

import { defineTexts } from '@dex/mf-shared/ui';

export const collectAllTexts = defineTexts({
  open: { id: 'pool.v3.collectAll.open', defaultMessage: 'Collect all' },
  title: { id: 'pool.v3.collectAll.title', defaultMessage: 'Collect all' },
  hint: {
    id: 'pool.v3.collectAll.hint',
    defaultMessage:
      'One transaction collects from every position that is ticked, and pays {coin} unwrapped. Each position adds about {cost} to its network cost.',
  },
  hintWithoutCost: {
    id: 'pool.v3.collectAll.hintWithoutCost',
    defaultMessage:
      'One transaction collects from every position that is ticked, and pays {coin} unwrapped. What each position adds to the network cost is not known now.',
  },
  position: { id: 'pool.v3.collectAll.position', defaultMessage: '{quote}/{base} · {fee}% · #{id}' },
  amounts: { id: 'pool.v3.collectAll.amounts', defaultMessage: '{amountA} {symbolA} + {amountB} {symbolB}' },
  costsMore: { id: 'pool.v3.collectAll.costsMore', defaultMessage: 'Costs more than it brings' },
  pending: { id: 'pool.v3.collectAll.pending', defaultMessage: 'Being collected' },
  unread: { id: 'pool.v3.collectAll.unread', defaultMessage: 'Fees unknown: collect it on its own page' },
  tokenUnread: {
    id: 'pool.v3.collectAll.tokenUnread',
    defaultMessage: 'Position #{id} ({fee}%): one of its tokens does not answer. It is left out.',
  },
  reward: { id: 'pool.v3.collectAll.reward', defaultMessage: 'Mining rewards · {a}/{b}' },
  rewardAmount: { id: 'pool.v3.collectAll.rewardAmount', defaultMessage: '{amount} {symbol}' },
  rewardsFailed: {
    id: 'pool.v3.collectAll.rewardsFailed',
    defaultMessage: 'The rewards of a mining pool could not be read. They are left out, and it is being tried again.',
  },
  steps: {
    id: 'pool.v3.collectAll.steps',
    defaultMessage: 'Your wallet takes one call at a time, and will ask {steps} times: positions together, each mining pool by itself.',
  },
  step: { id: 'pool.v3.collectAll.step', defaultMessage: 'Step {step} of {steps}' },
  nothing: { id: 'pool.v3.collectAll.nothing', defaultMessage: 'Nothing is owed to your positions now.' },
  loading: { id: 'pool.v3.collectAll.loading', defaultMessage: 'Calculating the fees of your positions' },
  total: { id: 'pool.v3.collectAll.total', defaultMessage: 'Together' },
  tooMany: {
    id: 'pool.v3.collectAll.tooMany',
    defaultMessage: 'One transaction holds at most {most} positions. Untick some, and collect from them afterwards.',
  },
  collect: {
    id: 'pool.v3.collectAll.collect',
    defaultMessage:
      'Collect from {count, plural, =0 {} one {# position} other {# positions}}{both, select, true { and } other {}}{rewards, plural, =0 {} one {# mining pool} other {# mining pools}}',
  },
  none: { id: 'pool.v3.collectAll.none', defaultMessage: 'Choose a position' },
  doing: {
    id: 'pool.v3.collectAll.doing',
    defaultMessage:
      'Collecting from {count, plural, =0 {} one {# position} other {# positions}}{both, select, true { and } other {}}{rewards, plural, =0 {} one {# mining pool} other {# mining pools}}',
  },
  confirm: { id: 'pool.v3.collectAll.confirm', defaultMessage: 'Collect' },
  oneMayStop: {
    id: 'pool.v3.collectAll.oneMayStop',
    defaultMessage: 'One of them may stop all the others. Each can be tried by itself; nothing is sent for that.',
  },
  findIt: { id: 'pool.v3.collectAll.findIt', defaultMessage: 'Find which one' },
  tried: { id: 'pool.v3.collectAll.tried', defaultMessage: '{done} of {all} tried' },
  failing: {
    id: 'pool.v3.collectAll.failing',
    defaultMessage: '{count, plural, one {This one does not go through by itself:} other {These do not go through by themselves:}}',
  },
  undecided: {
    id: 'pool.v3.collectAll.undecided',
    defaultMessage: '{count, plural, one {About one} other {About #}} of them nothing could be learned. Check again in a moment.',
  },
  noneFails: {
    id: 'pool.v3.collectAll.noneFails',
    defaultMessage: 'Each of them goes through by itself. Untick some, and collect them afterwards.',
  },
  partPosition: { id: 'pool.v3.collectAll.partPosition', defaultMessage: '{a}/{b} · #{id}' },
  partReward: { id: 'pool.v3.collectAll.partReward', defaultMessage: 'Mining rewards · {symbol}' },
  takeAlone: { id: 'pool.v3.collectAll.takeAlone', defaultMessage: 'Take it alone' },
  takeOthers: {
    id: 'pool.v3.collectAll.takeOthers',
    defaultMessage: '{count, plural, one {Collect the other one} other {Collect the other #}}',
  },
});

import { defineTexts } from '@dex/mf-shared/ui';

export const collectAllTexts = defineTexts({
  open: { id: 'pool.v3.collectAll.open', defaultMessage: 'Collect all fees' },
  title: { id: 'pool.v3.collectAll.title', defaultMessage: 'Collect all fees' },
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
  nothing: { id: 'pool.v3.collectAll.nothing', defaultMessage: 'No position is owed fees now.' },
  loading: { id: 'pool.v3.collectAll.loading', defaultMessage: 'Calculating the fees of your positions' },
  total: { id: 'pool.v3.collectAll.total', defaultMessage: 'Together' },
  tooMany: {
    id: 'pool.v3.collectAll.tooMany',
    defaultMessage: 'One transaction holds at most {most} positions. Untick some, and collect from them afterwards.',
  },
  collect: { id: 'pool.v3.collectAll.collect', defaultMessage: 'Collect from {count, plural, one {# position} other {# positions}}' },
  none: { id: 'pool.v3.collectAll.none', defaultMessage: 'Choose a position' },
  doing: {
    id: 'pool.v3.collectAll.doing',
    defaultMessage: 'Collecting the fees of {count, plural, one {# position} other {# positions}}',
  },
  confirm: { id: 'pool.v3.collectAll.confirm', defaultMessage: 'Collect' },
});

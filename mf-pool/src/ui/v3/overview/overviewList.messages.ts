import { defineTexts } from '@dex/mf-shared/ui';

export const overviewListTexts = defineTexts({
  totalValue: { id: 'pool.v3.list.totalValue', defaultMessage: 'Value of {count, plural, one {# position} other {# positions}}' },
  tokenUnread: {
    id: 'pool.v3.list.tokenUnread',
    defaultMessage: 'Position #{id} ({fee}%): one of its tokens does not answer, so nothing can be said of it.',
  },
  totalFees: { id: 'pool.v3.list.totalFees', defaultMessage: 'Unclaimed fees' },
  atLeast: { id: 'pool.v3.list.atLeast', defaultMessage: 'at least {value}' },
  missing: {
    id: 'pool.v3.list.missing',
    defaultMessage:
      '{count, plural, one {# position has no known value and is not counted} other {# positions have no known value and are not counted}}.',
  },
  missingFees: {
    id: 'pool.v3.list.missingFees',
    defaultMessage: 'The fees of {count, plural, one {# position have} other {# positions have}} no known value and are not counted.',
  },
  showFees: { id: 'pool.v3.list.showFees', defaultMessage: 'Calculate the fees' },
  value: { id: 'pool.v3.list.value', defaultMessage: 'Value' },
  fees: { id: 'pool.v3.list.fees', defaultMessage: 'Fees' },
  filter: { id: 'pool.v3.list.filter', defaultMessage: 'Find by token, fee or number' },
  noMatch: { id: 'pool.v3.list.noMatch', defaultMessage: 'No position matches “{text}”.' },
  order: { id: 'pool.v3.list.order', defaultMessage: 'Order of the positions' },
  newest: { id: 'pool.v3.list.newest', defaultMessage: 'Newest' },
  byValue: { id: 'pool.v3.list.byValue', defaultMessage: 'Value' },
  byFees: { id: 'pool.v3.list.byFees', defaultMessage: 'Fees' },
  inRange: { id: 'pool.v3.list.inRange', defaultMessage: 'In range' },
  export: { id: 'pool.v3.list.export', defaultMessage: 'Save as CSV' },
});

export const csvTexts = defineTexts({
  id: { id: 'pool.v3.csv.id', defaultMessage: 'Position' },
  token0: { id: 'pool.v3.csv.token0', defaultMessage: 'Token 0' },
  token1: { id: 'pool.v3.csv.token1', defaultMessage: 'Token 1' },
  address0: { id: 'pool.v3.csv.address0', defaultMessage: 'Address of token 0' },
  address1: { id: 'pool.v3.csv.address1', defaultMessage: 'Address of token 1' },
  fee: { id: 'pool.v3.csv.fee', defaultMessage: 'Fee tier (%)' },
  state: { id: 'pool.v3.csv.state', defaultMessage: 'State' },
  tickLower: { id: 'pool.v3.csv.tickLower', defaultMessage: 'Lower tick' },
  tickUpper: { id: 'pool.v3.csv.tickUpper', defaultMessage: 'Upper tick' },
  amount0: { id: 'pool.v3.csv.amount0', defaultMessage: 'Amount of token 0' },
  amount1: { id: 'pool.v3.csv.amount1', defaultMessage: 'Amount of token 1' },
  value: { id: 'pool.v3.csv.value', defaultMessage: 'Value (USD)' },
  fees0: { id: 'pool.v3.csv.fees0', defaultMessage: 'Unclaimed fees of token 0' },
  fees1: { id: 'pool.v3.csv.fees1', defaultMessage: 'Unclaimed fees of token 1' },
  feesValue: { id: 'pool.v3.csv.feesValue', defaultMessage: 'Unclaimed fees (USD)' },
});

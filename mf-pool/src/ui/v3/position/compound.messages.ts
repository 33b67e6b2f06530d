import { defineTexts } from '@dex/mf-shared/ui';

export const compoundTexts = defineTexts({
  open: { id: 'pool.v3.compound.open', defaultMessage: 'Put back in' },
  title: { id: 'pool.v3.compound.title', defaultMessage: 'Put the fees back in' },
  confirm: { id: 'pool.v3.compound.confirm', defaultMessage: 'Put back in' },
  doing: { id: 'pool.v3.compound.doing', defaultMessage: 'Putting the fees of position #{id} back in' },
  putBack: { id: 'pool.v3.compound.putBack', defaultMessage: '{symbol} put back in' },
  rest: { id: 'pool.v3.compound.rest', defaultMessage: '{symbol} left over' },
  hint: {
    id: 'pool.v3.compound.hint',
    defaultMessage:
      'The fees are collected and added to the same position in one transaction. What does not fit its range at the present price stays in your account, the network’s coin in its wrapped form.',
  },
});

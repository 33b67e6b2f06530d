import { defineTexts } from '@dex/mf-shared/ui';

export const pairResultTexts = defineTexts({
  hint: {
    id: 'pool.v2.result.hint',
    defaultMessage: 'What was put in and taken out is read from the chain, from the first share of yours on.',
  },
  fees: {
    id: 'pool.v2.result.fees',
    defaultMessage: 'Fees stay in the pool: they are in what your shares hold, and paid when you remove them.',
  },
  moved: {
    id: 'pool.v2.result.moved',
    defaultMessage:
      'Some of these shares came or went by a plain transfer. The chain does not say what they were worth then, so no result is shown.',
  },
  incomplete: {
    id: 'pool.v2.result.incomplete',
    defaultMessage: 'The node does not know the whole history of these shares, so no result is shown.',
  },
});

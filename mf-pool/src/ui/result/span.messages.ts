import { defineTexts } from '@dex/mf-shared/ui';

export const spanTexts = defineTexts({
  span: { id: 'pool.result.span', defaultMessage: 'Since when' },
  life: { id: 'pool.result.span.life', defaultMessage: 'From its start' },
  since: { id: 'pool.result.span.since', defaultMessage: 'Since a day' },
  day: { id: 'pool.result.span.day', defaultMessage: 'Since the beginning of this day' },
  choose: { id: 'pool.result.span.choose', defaultMessage: 'Choose a day to see what has come of it since.' },
  loading: { id: 'pool.result.span.loading', defaultMessage: 'Looking for what was there when that day began.' },
  known: {
    id: 'pool.result.span.known',
    defaultMessage: 'Counted from block {block} on, the last before that day began: what was held then counts as put in.',
  },
  before: { id: 'pool.result.span.before', defaultMessage: 'There was nothing yet when that day began, so this is all since the start.' },
  notYet: { id: 'pool.result.span.notYet', defaultMessage: 'That day has not begun yet. Choose an earlier one.' },
  noState: {
    id: 'pool.result.span.noState',
    defaultMessage:
      'The node of this network keeps nothing from that long ago, so what was held then is not known. Choose a later day, or see it from the start.',
  },
  failed: {
    id: 'pool.result.span.failed',
    defaultMessage: 'The node of this network did not say what was held then. Nothing else depends on it.',
  },
  again: { id: 'pool.result.span.again', defaultMessage: 'Try again' },
  gap: {
    id: 'pool.result.span.gap',
    defaultMessage: 'The events that were read do not account for what was held when that day began, so no result is shown.',
  },
});

import { defineTexts } from '../texts/defineTexts';

export const errorCardTexts = defineTexts({
  title: { id: 'shared.errorCard.title', defaultMessage: '“{section}” stopped working' },
  explanation: {
    id: 'shared.errorCard.explanation',
    // A section may stop while a wallet asks, or after it has sent.
    defaultMessage: 'The rest of the page goes on. If anything was sent, your account lists it. Try again, or go back to the start.',
  },
  retry: { id: 'shared.errorCard.retry', defaultMessage: 'Try again' },
  home: { id: 'shared.errorCard.home', defaultMessage: 'Back to swap' },
});

import { defineTexts } from '../texts/defineTexts';

export const recipientTexts = defineTexts({
  label: { id: 'shared.recipient.label', defaultMessage: 'Recipient' },
  placeholder: { id: 'shared.recipient.placeholder', defaultMessage: 'Wallet Address or ENS name' },
  looking: { id: 'shared.recipient.looking', defaultMessage: 'Looking up the name…' },
  notFound: {
    id: 'shared.recipient.notFound',
    defaultMessage: 'No address was found for this. Check the spelling, or enter the address itself.',
  },
  failed: { id: 'shared.recipient.failed', defaultMessage: 'The name could not be looked up. Try again, or enter the address itself.' },
  resolved: { id: 'shared.recipient.resolved', defaultMessage: 'Sends to {address}' },
});

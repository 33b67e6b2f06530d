import { defineTexts } from '@dex/mf-shared/ui';

export const reviewTexts = defineTexts({
  title: { id: 'swap.review.title', defaultMessage: 'Confirm Swap' },
  priceUpdated: { id: 'swap.review.priceUpdated', defaultMessage: 'Price Updated' },
  accept: { id: 'swap.review.accept', defaultMessage: 'Accept' },
  confirm: { id: 'swap.review.confirm', defaultMessage: 'Confirm Swap' },
  confirmAnyway: { id: 'swap.review.confirmAnyway', defaultMessage: 'Swap Anyway' },
  doing: { id: 'swap.review.doing', defaultMessage: 'Swapping {input} {inputSymbol} for {output} {outputSymbol}' },
  youPay: { id: 'swap.review.youPay', defaultMessage: 'You pay' },
  youPayEstimate: { id: 'swap.review.youPayEstimate', defaultMessage: 'You pay (estimate)' },
  youReceiveEstimate: { id: 'swap.review.youReceiveEstimate', defaultMessage: 'You receive (estimate)' },
  youReceive: { id: 'swap.review.youReceive', defaultMessage: 'You receive' },
  impactTitle: { id: 'swap.review.impactTitle', defaultMessage: 'High price impact' },
  impactType: {
    id: 'swap.review.impactType',
    defaultMessage: 'This swap has a price impact of at least 10%. Please type the word "confirm" to continue with this swap.',
  },
  impactYesNo: {
    id: 'swap.review.impactYesNo',
    defaultMessage: 'This swap has a price impact of at least 5%. Please confirm that you would like to continue with this swap.',
  },
  tooDear: {
    id: 'swap.review.tooDear',
    defaultMessage:
      'With what the token keeps, the price impact would be above 15%. Such a swap is open in expert mode only, which the settings offer.',
  },
  failedTitle: { id: 'swap.review.failedTitle', defaultMessage: 'Swap not sent' },
});

export const recipientNoticeTexts = defineTexts({
  looksLike: {
    id: 'swap.recipient.looksLike',
    defaultMessage: 'This address looks like {known}, which you used before, but is another one. Compare every character before you go on.',
  },
  isContract: {
    id: 'swap.recipient.isContract',
    defaultMessage: 'This is the address of a contract. Make sure that it can receive and give back what you send.',
  },
  codeUnknown: {
    id: 'swap.recipient.codeUnknown',
    defaultMessage:
      'The network did not answer whether this is the address of a contract. It is asked again with each block; wait for it, or make sure yourself.',
  },
  isSender: { id: 'swap.recipient.isSender', defaultMessage: 'This is your own address.' },
  neverUsed: { id: 'swap.recipient.neverUsed', defaultMessage: 'You have not sent to this address from here before.' },
});

import { defineTexts } from '@dex/mf-shared/ui';

export const wrapTexts = defineTexts({
  earlierRequest: {
    id: 'swap.wrap.earlierRequest',
    defaultMessage:
      'Your wallet has not answered an earlier request of this account, or it is not known what became of it. If both are confirmed, both are carried out. Look into your wallet first.',
  },
  askAgain: { id: 'swap.wrap.askAgain', defaultMessage: 'Ask the wallet all the same' },
  asking: {
    id: 'swap.wrap.asking',
    defaultMessage: 'Your wallet is asking you to confirm. If its window is gone, stop waiting: then you can go on, and ask again.',
  },
  stopWaiting: { id: 'swap.wrap.stopWaiting', defaultMessage: 'Stop waiting' },
  stillAsking: {
    id: 'swap.wrap.stillAsking',
    defaultMessage:
      'Account or network changed, but your wallet is still asking. If you confirm there, it is carried out from the account and on the network that it was made for.',
  },
  unknown: {
    id: 'swap.wrap.unknown',
    defaultMessage:
      'Your wallet gave no clear answer, so it is not known whether it was sent. Look into your wallet before you do it again.',
  },
});

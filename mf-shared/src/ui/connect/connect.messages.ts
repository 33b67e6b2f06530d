import { defineTexts } from '../texts/defineTexts';

export const connectTexts = defineTexts({
  connect: { id: 'shared.connect.connect', defaultMessage: 'Connect Wallet' },
  notAvailable: { id: 'shared.connect.notAvailable', defaultMessage: 'Not available on {network}' },
  wayOut: { id: 'shared.connect.wayOut', defaultMessage: 'Choose another network at the top of the page, or go to the swap.' },
  switchTo: { id: 'shared.connect.switchTo', defaultMessage: 'Switch to {network}' },
  refused: { id: 'shared.connect.refused', defaultMessage: 'The wallet did not switch. Switch the network in your wallet.' },
  swap: { id: 'shared.connect.swap', defaultMessage: 'Go to the swap' },
});

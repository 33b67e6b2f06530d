import { defineTexts } from '@dex/mf-shared/ui';

export const popupTexts = defineTexts({
  close: { id: 'shell.popups.close', defaultMessage: 'Close this notice' },
  success: { id: 'shell.popups.success', defaultMessage: 'Done' },
  failure: { id: 'shell.popups.failure', defaultMessage: 'Failed' },
  replaced: { id: 'shell.popups.replaced', defaultMessage: 'Replaced by another transaction' },
  dropped: {
    id: 'shell.popups.dropped',
    defaultMessage: 'No node knows this any more. Your wallet may still send it: cancel it there before you try again.',
  },
  unclear: {
    id: 'shell.popups.unclear',
    defaultMessage:
      'The network does not show what became of this order. It may have been carried out by another transaction: look at your balances before you try again.',
  },
  requestFailed: { id: 'shell.popups.requestFailed', defaultMessage: 'Your wallet did not carry this out. Nothing of it took effect.' },
  requestPartial: {
    id: 'shell.popups.requestPartial',
    defaultMessage: 'Only a part of this took effect. Look at your balances before you try again.',
  },
  requestNotSent: {
    id: 'shell.popups.requestNotSent',
    defaultMessage: 'Not sent so far. If your wallet still shows the request, reject it there before you try again.',
  },
  explorer: { id: 'shell.popups.explorer', defaultMessage: 'View on Explorer' },
  storageUnavailable: {
    id: 'shell.popups.storageUnavailable',
    defaultMessage: 'This browser keeps nothing for this page: settings and recent transactions will be gone when you leave.',
  },
  storageFull: {
    id: 'shell.popups.storageFull',
    defaultMessage:
      "This browser's storage is full. What was kept before stays, but new changes of settings and new transactions will be gone when you leave.",
  },
  expertModeByLink: { id: 'shell.popups.expertModeByLink', defaultMessage: 'A link turned expert mode on.' },
  turnOff: { id: 'shell.popups.turnOff', defaultMessage: 'Turn off' },
  airdrop: { id: 'shell.popups.airdrop', defaultMessage: 'Tokens of an airdrop are waiting for this account.' },
  show: { id: 'shell.popups.show', defaultMessage: 'Show' },
  newVersion: { id: 'shell.popups.newVersion', defaultMessage: 'A new version of this page is there.' },
  releaseRevoked: {
    id: 'shell.popups.releaseRevoked',
    defaultMessage:
      'This part of the page was revoked, because it may not be safe. It cannot ask your wallet for anything any more. Reload the page to go on.',
  },
  reload: { id: 'shell.popups.reload', defaultMessage: 'Reload' },
});

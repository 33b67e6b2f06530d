import { defineTexts } from '@dex/mf-shared/ui';

export const walletTexts = defineTexts({
  connect: { id: 'shell.wallet.connect', defaultMessage: 'Connect to a wallet' },
  account: { id: 'shell.wallet.account', defaultMessage: 'Account' },
  wrongNetwork: { id: 'shell.wallet.wrongNetwork', defaultMessage: 'Wrong Network' },
  wrongNetworkHelp: { id: 'shell.wallet.wrongNetworkHelp', defaultMessage: 'Please connect to the appropriate Ethereum network.' },
  switchTo: { id: 'shell.wallet.switchTo', defaultMessage: 'Switch to {network}' },
  errorConnecting: { id: 'shell.wallet.errorConnecting', defaultMessage: 'Error connecting' },
  errorConnectingHelp: { id: 'shell.wallet.errorConnectingHelp', defaultMessage: 'Error connecting. Try refreshing the page.' },
  tryAgain: { id: 'shell.wallet.tryAgain', defaultMessage: 'Try Again' },
  initializing: { id: 'shell.wallet.initializing', defaultMessage: 'Initializing...' },
  answerInWallet: { id: 'shell.wallet.answerInWallet', defaultMessage: 'Answer in {name}. Nothing there? Go back and choose again.' },
  silent: {
    id: 'shell.wallet.silent',
    defaultMessage: '{name} has not answered yet. Look for its window or icon, unlock it, or ask again.',
  },
  askAgain: { id: 'shell.wallet.askAgain', defaultMessage: 'Ask again' },
  lost: { id: 'shell.wallet.lost', defaultMessage: 'Your wallet is disconnected' },
  lostHelp: {
    id: 'shell.wallet.lostHelp',
    defaultMessage: 'It was removed from this browser, or lost its connection to every network. Open it, then connect again.',
  },
  scan: { id: 'shell.wallet.scan', defaultMessage: 'Scan this code with your wallet' },
  copyCode: { id: 'shell.wallet.copyCode', defaultMessage: 'Copy the code' },
  notConfigured: { id: 'shell.wallet.notConfigured', defaultMessage: 'Not configured' },
  install: { id: 'shell.wallet.install', defaultMessage: 'Install MetaMask' },
  connectedNow: { id: 'shell.wallet.connectedNow', defaultMessage: 'Connected' },
  terms: {
    id: 'shell.wallet.terms',
    defaultMessage:
      'By connecting a wallet, you agree to the <terms>Terms of Service</terms> and acknowledge that you have read and understand the <disclaimer>protocol disclaimer</disclaimer>.',
  },
  connectedWith: { id: 'shell.wallet.connectedWith', defaultMessage: 'Connected with {name}' },
  disconnect: { id: 'shell.wallet.disconnect', defaultMessage: 'Disconnect' },
  change: { id: 'shell.wallet.change', defaultMessage: 'Change' },
  copyAddress: { id: 'shell.wallet.copyAddress', defaultMessage: 'Copy Address' },
  copied: { id: 'shell.wallet.copied', defaultMessage: 'Copied' },
  allowances: { id: 'shell.wallet.allowances', defaultMessage: 'Allowances' },
  explorer: { id: 'shell.wallet.explorer', defaultMessage: 'View on Explorer' },
  recent: { id: 'shell.wallet.recent', defaultMessage: 'Recent Transactions' },
  clearAll: { id: 'shell.wallet.clearAll', defaultMessage: '(clear all)' },
  openStays: { id: 'shell.wallet.openStays', defaultMessage: 'What has not ended yet cannot be cleared.' },
  wasNotSent: { id: 'shell.wallet.wasNotSent', defaultMessage: 'It was not sent…' },
  endMeans: {
    id: 'shell.wallet.endMeans',
    defaultMessage:
      'The network does not show whether this was sent. Look into your wallet first: it should neither show it as sent nor still ask you to confirm it. Once you have said that it was not sent, you are no longer warned of it. If it was sent after all and you do it again, it is carried out twice.',
  },
  endSure: { id: 'shell.wallet.endSure', defaultMessage: 'I have looked: it was not sent' },
  noTransactions: { id: 'shell.wallet.noTransactions', defaultMessage: 'Your transactions will appear here...' },
  loadFailed: { id: 'shell.wallet.loadFailed', defaultMessage: 'The wallets could not be loaded. Check your connection.' },
});

export const outcomeTexts = defineTexts({
  pending: { id: 'shell.outcome.pending', defaultMessage: 'Pending' },
  waitsForSigners: { id: 'shell.outcome.waitsForSigners', defaultMessage: 'Waiting for its signers' },
  batchPending: { id: 'shell.outcome.batchPending', defaultMessage: 'With your wallet' },
  unknown: { id: 'shell.outcome.unknown', defaultMessage: 'Not known whether it was sent' },
  partial: { id: 'shell.outcome.partial', defaultMessage: 'Done in part' },
  notSent: { id: 'shell.outcome.notSent', defaultMessage: 'Not sent so far' },
  success: { id: 'shell.outcome.success', defaultMessage: 'Done' },
  failure: { id: 'shell.outcome.failure', defaultMessage: 'Failed' },
  replaced: { id: 'shell.outcome.replaced', defaultMessage: 'Replaced' },
  dropped: { id: 'shell.outcome.dropped', defaultMessage: 'Dropped' },
  unclear: { id: 'shell.outcome.unclear', defaultMessage: 'Perhaps sent again' },
});

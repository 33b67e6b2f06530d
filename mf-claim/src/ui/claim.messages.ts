import { defineTexts } from '@dex/mf-shared/ui';

export const claimTexts = defineTexts({
  screenTitle: { id: 'claim.screen.title', defaultMessage: 'Claim {symbol}' },
  addressTitle: { id: 'claim.address.title', defaultMessage: 'Claim {amount} {symbol}' },
  addressTitleUnknown: { id: 'claim.address.titleUnknown', defaultMessage: 'Claim {symbol}' },
  addressHint: {
    id: 'claim.address.hint',
    defaultMessage: 'Enter an address to trigger a claim. If the address has any claimable tokens it will be sent to them on submission.',
  },
  recipient: { id: 'claim.address.recipient', defaultMessage: 'Recipient' },
  recipientPlaceholder: { id: 'claim.address.placeholder', defaultMessage: 'Wallet address or ENS name' },
  openAddressClaim: { id: 'claim.screen.forAddress', defaultMessage: 'Claim for another address' },
  total: { id: 'claim.self.total', defaultMessage: 'Total' },
  socks: { id: 'claim.self.socks', defaultMessage: 'SOCKS' },
  liquidity: { id: 'claim.self.liquidity', defaultMessage: 'Liquidity' },
  user: { id: 'claim.self.user', defaultMessage: 'User' },
  vote: {
    id: 'claim.self.vote',
    defaultMessage:
      'Claim your tokens to vote on proposals and to govern how the protocol changes. Your votes count once you have delegated them.',
  },
  nothing: {
    id: 'claim.self.nothing',
    defaultMessage: 'Nothing is waiting for this account. If you have used another one, look there.',
  },
  popupTitle: { id: 'claim.popup.title', defaultMessage: '{symbol} has arrived' },
  popupAction: { id: 'claim.popup.action', defaultMessage: 'Claim your tokens' },
  viewOnExplorer: { id: 'claim.progress.explorer', defaultMessage: 'View transaction on Explorer' },
  inWallet: {
    id: 'claim.progress.inWallet',
    defaultMessage:
      'Your wallet has it, and has not shown a transaction yet. Look into your wallet; we go on here once it is on the network.',
  },
  unclear: {
    id: 'claim.unclear',
    defaultMessage:
      'Your wallet gave no clear answer, so it is not known whether the claim was sent. Look into your wallet. We watch the network and go on here once it is there. You can claim again: it is paid out once only.',
  },
  claiming: { id: 'claim.progress.claiming', defaultMessage: 'Claiming' },
  claimed: { id: 'claim.progress.claimed', defaultMessage: 'Claimed' },
  onlyOnMainnet: { id: 'claim.elsewhere', defaultMessage: 'Claims are made on {network}. Switch your network to look yours up.' },
  claimedBefore: { id: 'claim.claimedBefore', defaultMessage: 'This claim has already been paid out.' },
  downloadFailed: {
    id: 'claim.downloadFailed',
    defaultMessage: 'The claim data could not be loaded. Check your connection and try again.',
  },
  refused: {
    id: 'claim.refused',
    defaultMessage: 'The distributor refuses this claim. Reload the page, and if it stays, ask for help in the community.',
  },
});

export const claimButtonTexts = defineTexts({
  connectWallet: { id: 'claim.button.connectWallet', defaultMessage: 'Connect Wallet' },
  switchNetwork: { id: 'claim.button.switchNetwork', defaultMessage: 'Switch to {network}' },
  claiming: { id: 'claim.button.claiming', defaultMessage: 'Claiming' },
  enterAddress: { id: 'claim.button.enterAddress', defaultMessage: 'Enter an address' },
  addressUnread: { id: 'claim.button.addressUnread', defaultMessage: 'Address could not be checked' },
  invalidAddress: { id: 'claim.button.invalidAddress', defaultMessage: 'Invalid address' },
  resolving: { id: 'claim.button.resolving', defaultMessage: 'Looking up the name' },
  looking: { id: 'claim.button.looking', defaultMessage: 'Looking for a claim' },
  downloadFailed: { id: 'claim.button.downloadFailed', defaultMessage: 'Try again' },
  unavailable: { id: 'claim.button.unavailable', defaultMessage: 'Address has no available claim' },
  refused: { id: 'claim.button.refused', defaultMessage: 'Claim not possible' },
  claim: { id: 'claim.button.claim', defaultMessage: 'Claim {symbol}' },
});

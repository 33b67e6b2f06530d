import { defineTexts } from '@dex/mf-shared/ui';

export const connectTexts = defineTexts({
  invitation: { id: 'shell.connect.invitation', defaultMessage: 'Connect to a wallet' },
  pending: { id: 'shell.connect.pending', defaultMessage: '{count} Pending' },
  wrongNetwork: { id: 'shell.connect.wrongNetwork', defaultMessage: 'Wrong Network' },
  error: { id: 'shell.connect.error', defaultMessage: 'Error' },
});

export const headerTexts = defineTexts({
  home: { id: 'shell.header.home', defaultMessage: '{name}, home' },
  navigation: { id: 'shell.header.navigation', defaultMessage: 'Sections' },
  skip: { id: 'shell.header.skip', defaultMessage: 'Skip to the content' },
  claim: { id: 'shell.header.claim', defaultMessage: 'Claim {symbol}' },
  claiming: { id: 'shell.header.claiming', defaultMessage: 'Claiming {symbol}' },
  governance: { id: 'shell.header.governance', defaultMessage: '{symbol} balance' },
});

export const menuTexts = defineTexts({
  menu: { id: 'shell.menu.menu', defaultMessage: 'Menu' },
  about: { id: 'shell.menu.about', defaultMessage: 'About' },
  docs: { id: 'shell.menu.docs', defaultMessage: 'Docs' },
  licences: { id: 'shell.menu.licences', defaultMessage: 'Licences' },
  thisBuild: { id: 'shell.menu.thisBuild', defaultMessage: 'This build' },
  language: { id: 'shell.menu.language', defaultMessage: 'Language' },
  light: { id: 'shell.menu.light', defaultMessage: 'Light theme' },
  dark: { id: 'shell.menu.dark', defaultMessage: 'Dark theme' },
});

export const networkTexts = defineTexts({
  network: { id: 'shell.network.network', defaultMessage: 'Network: {network}' },
  choose: { id: 'shell.network.choose', defaultMessage: 'Choose a network' },
  bridge: { id: 'shell.network.bridge', defaultMessage: '{network} Bridge' },
  explorer: { id: 'shell.network.explorer', defaultMessage: '{explorer}' },
  learnMore: { id: 'shell.network.learnMore', defaultMessage: 'Learn more' },
  toLayer1: { id: 'shell.network.toLayer1', defaultMessage: 'Switch to L1 ({network})' },
  byHand: { id: 'shell.network.byHand', defaultMessage: 'To change the network, switch it in your wallet.' },
});

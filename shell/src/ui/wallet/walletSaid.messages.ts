import { defineTexts } from '@dex/mf-shared/ui';

/** What the page may say of a wallet without its dialog, which brings its own texts. */
export const walletSaidTexts = defineTexts({
  unnamed: { id: 'shell.wallet.unnamed', defaultMessage: 'Injected' },
  networkChanged: { id: 'shell.wallet.networkChanged', defaultMessage: 'Network changed to {network}' },
  connectedTo: { id: 'shell.wallet.connectedTo', defaultMessage: 'Connected to {name}' },
});

import { useIntl } from 'react-intl';
import { UNNAMED_WALLET } from '../../domain/wallets/walletOption';
import { walletSaidTexts } from './walletSaid.messages';

/** A wallet's name for the person; what a wallet without one is called, their language decides. */
export function useWalletName(): (name: string) => string {
  const intl = useIntl();
  return (name) => (name === UNNAMED_WALLET ? intl.formatMessage(walletSaidTexts.unnamed) : name);
}

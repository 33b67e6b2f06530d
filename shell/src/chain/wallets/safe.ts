import { SafeAppProvider } from '@safe-global/safe-apps-provider';
import SafeAppsSDK from '@safe-global/safe-apps-sdk';
import { isWalletProvider, type WalletProvider } from './walletProvider';
import { withinTime } from './withinTime';

/** How long a frame around the page may take to say that it is a Safe, in milliseconds. */
const DETECTION_MS = 1000;

/** The provider of the Safe that the page is an app of; rejects when the frame around the page is no Safe. */
export async function loadProvider(): Promise<WalletProvider> {
  const sdk = new SafeAppsSDK();
  const safe = await withinTime(DETECTION_MS, 'The frame around the page', sdk.safe.getInfo());
  const provider: unknown = new SafeAppProvider(safe, sdk);
  if (!isWalletProvider(provider)) throw new TypeError('The Safe gave no provider');
  return provider;
}

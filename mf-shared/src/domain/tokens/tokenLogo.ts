import { safeImageUrls } from '../tokenLists/safeImageUrl';
import type { Token } from './currency';

const MAINNET_LOGOS = 'https://raw.githubusercontent.com/uniswap/assets/master/blockchains/ethereum/assets';

/** The pictures of a token to try in order: its list's, the public collection's on mainnet, the local one (document 1 §7.5). */
export function tokenLogoUrls(token: Pick<Token, 'chainId' | 'address' | 'logoURI'>, gateways?: readonly string[]): string[] {
  const { chainId, address, logoURI } = token;
  const own = chainId === 1 ? `${MAINNET_LOGOS}/${address}/logo.png` : `/images/tokens/${address}.png`;
  return [...safeImageUrls(logoURI, gateways), own];
}

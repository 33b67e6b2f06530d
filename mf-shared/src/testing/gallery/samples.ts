import { requireAddress } from '../../domain/address';
import { rawAmount } from '../../domain/rawAmount';
import type { Token } from '../../domain/tokens/currency';
import { parseTxHash } from '../../domain/txHash';

/** What the gallery shows its parts with. */
const token = (address: string, symbol: string, name: string, decimals: number): Token => ({
  kind: 'token',
  chainId: 1,
  address: requireAddress(address),
  decimals,
  symbol,
  name,
});

export const ACCOUNT = requireAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266');
export const USDC = token('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 'USDC', 'USD Coin', 6);
export const LONG = token(
  '0x6B175474E89094C44Da98b954EedeAC495271d0F',
  'AVERYLONGSYMBOLFORATOKEN',
  'A token whose name is sixty characters long, to see it wrap',
  18,
);
export const BALANCE = rawAmount(1_234_567_890_123_456_789n);
export const HASH = parseTxHash(`0x${'5e'.repeat(32)}`);

import { literalAddress, sameAddress, type Address } from '../address';
import type { ChainId } from '../chainId';

/** How a token's permit counts: by the amount (EIP-2612), or all or nothing (DAI's own form). */
export type PermitType = 'amount' | 'allowed';

/** What a token's contract expects in the signed domain; `version` null is left out of it. */
export interface PermitInfo {
  readonly type: PermitType;
  readonly name: string;
  readonly version: string | null;
}

const USDC = literalAddress('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48');
const DAI = literalAddress('0x6B175474E89094C44Da98b954EedeAC495271d0F');
const UNI = literalAddress('0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984');
const UNI_PERMIT: PermitInfo = { type: 'amount', name: 'Uniswap', version: null };
const DAI_PERMIT: PermitInfo = { type: 'allowed', name: 'Dai Stablecoin', version: '1' };
const USDC_PERMIT: PermitInfo = { type: 'amount', name: 'USD Coin', version: '2' };

const TABLE: Readonly<Partial<Record<ChainId, readonly (readonly [Address, PermitInfo])[]>>> = {
  1: [
    [USDC, USDC_PERMIT],
    [DAI, DAI_PERMIT],
    [UNI, UNI_PERMIT],
  ],
  3: [
    [UNI, UNI_PERMIT],
    [literalAddress('0x07865c6E87B9F70255377e024ace6630C1Eaa37F'), USDC_PERMIT],
  ],
  4: [
    [UNI, UNI_PERMIT],
    [literalAddress('0xc7AD46e0b8a400Bb3C915120d284AafbA8fc4735'), DAI_PERMIT],
  ],
  5: [[UNI, UNI_PERMIT]],
  42: [[UNI, UNI_PERMIT]],
};

/** The permit of a liquidity token of version 2, offered only if the pair's own domain matches it: copies of the pair contract have names of their own. */
export const LIQUIDITY_TOKEN_PERMIT: PermitInfo = { type: 'amount', name: 'Uniswap V2', version: '1' };

/** How the token can be permitted, or null if it cannot (ORDER-14). */
export function permitInfo(chainId: ChainId, token: Address): PermitInfo | null {
  return TABLE[chainId]?.find(([address]) => sameAddress(address, token))?.[1] ?? null;
}

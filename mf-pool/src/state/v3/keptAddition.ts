// The addition after a purchase, as the tab keeps it over a reload (V3-34): what a person agreed to, and no address that the product names itself.
import {
  parseAddress,
  parseFeeTier,
  sameAddress,
  sortsBefore,
  usableTickBounds,
  type Address,
  type Chain,
  type ChainId,
  type Token,
} from '@dex/mf-shared/domain';
import type { NativeSide } from '../../domain/v3/positionTerms';
import { paidSides, type ShownAddition } from '../../domain/v3/shownTerms';
import { nativeSideOf } from '../../domain/v3/positionOrders';
import { selectPoolV3, type NextAddition, type WithPoolV3 } from './poolV3Slice';

type KeptTerms = Omit<ShownAddition, 'manager' | 'token0' | 'token1' | 'currencies' | 'startSqrtPriceX96'>;

/** The addition that is still to be made after a purchase: of this form, network and account alone. */
export function selectNextAddition(
  state: WithPoolV3,
  of: { readonly subject: string; readonly chainId: ChainId; readonly account: Address | null },
): NextAddition | null {
  const { nextAddition } = selectPoolV3(state);
  const isOf = nextAddition?.subject === of.subject && nextAddition.chainId === of.chainId && nextAddition.account === of.account;
  return isOf ? nextAddition : null;
}

const WORD_END = 1n << 256n;
/** True for whole numbers in decimal text that fit into a word of a contract. */
const isRaw = (value: unknown): value is string => typeof value === 'string' && /^\d{1,78}$/.test(value) && BigInt(value) < WORD_END;
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

/** What is kept of it, as text. */
export function keptAddition({ isSent, terms }: Pick<NextAddition, 'isSent' | 'terms'>): string {
  const { manager: _manager, token0: _token0, token1: _token1, currencies: _currencies, startSqrtPriceX96: _start, ...kept } = terms;
  return JSON.stringify({ isSent, terms: kept });
}

function tokenOf(kept: unknown, chain: Chain): Token | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { address, decimals, symbol, name }: Partial<Record<keyof Token, unknown>> = kept;
  const known = typeof address === 'string' ? parseAddress(address) : null;
  if (!known || !isWhole(decimals) || decimals < 0 || decimals > 255 || typeof symbol !== 'string' || typeof name !== 'string') return null;
  return { kind: 'token', chainId: chain.chainId, address: known, decimals, symbol, name };
}

/** The same of what lies in the storage, with the network's own contracts; null for anything else. */
export function additionFrom(kept: unknown, chain: Chain): Pick<NextAddition, 'isSent' | 'terms'> | null {
  const manager = chain.v3?.nonfungiblePositionManager;
  if (!manager || typeof kept !== 'object' || kept === null || !('isSent' in kept) || typeof kept.isSent !== 'boolean') return null;
  if (!('terms' in kept) || typeof kept.terms !== 'object' || kept.terms === null) return null;
  const terms: Partial<Record<keyof KeptTerms, unknown>> = kept.terms;
  const shown = typeof terms.pair === 'object' && terms.pair !== null ? terms.pair : {};
  const [base, quote] = [tokenOf('base' in shown ? shown.base : null, chain), tokenOf('quote' in shown ? shown.quote : null, chain)];
  if (!base || !quote || sameAddress(base.address, quote.address)) return null;
  const [token0, token1] = sortsBefore(base, quote) ? [base, quote] : [quote, base];
  const { tokenId, fee, tickLower, tickUpper, amount0Desired, amount1Desired, amount0Min, amount1Min, deadlineSeconds } = terms;
  const nativeSide = nativeSideIn(terms.nativeSide, nativeSideOf(chain, token0, token1));
  if (nativeSide === undefined || (tokenId !== null && !isRaw(tokenId))) return null;
  if (!isWhole(fee) || !isWhole(tickLower) || !isWhole(tickUpper) || !isWhole(deadlineSeconds)) return null;
  const tier = parseFeeTier(fee);
  const bounds = tier && usableTickBounds(tier);
  if (!bounds || tickLower >= tickUpper || tickLower < bounds.min || tickUpper > bounds.max) return null;
  if (!isRaw(amount0Desired) || !isRaw(amount1Desired) || !isRaw(amount0Min) || !isRaw(amount1Min)) return null;
  return {
    isSent: kept.isSent,
    terms: {
      manager,
      token0: token0.address,
      token1: token1.address,
      tokenId,
      fee,
      tickLower,
      tickUpper,
      amount0Desired,
      amount1Desired,
      amount0Min,
      amount1Min,
      deadlineSeconds,
      nativeSide,
      startSqrtPriceX96: null,
      pair: { base, quote },
      currencies: paidSides(chain, token0, token1, nativeSide),
    },
  };
}

/** No coin goes along but where a side is its wrapped form; undefined for anything else. */
function nativeSideIn(kept: unknown, possible: NativeSide): NativeSide | undefined {
  if (kept === null) return null;
  return kept === possible ? possible : undefined;
}

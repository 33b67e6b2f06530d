// What is ordered of the position manager: the allowances it needs, and the limits that a trial is held against.
import { isOptimisticChain, rawAmount, sameAddress, type Address, type Chain, type ChainId, type Token } from '@dex/mf-shared/domain';
import type { AllowanceNeed, Asset, Order } from '@dex/mf-shared/orders';
import type { AddPositionTerms, CollectFeesTerms, CreatePoolTerms, NativeSide, RemovePositionTerms } from './positionTerms';

/** Who orders, and where. */
export interface Owner {
  readonly chainId: ChainId;
  readonly account: Address;
}

const NO_LIMITS = { leaves: [], arrives: [] } as const;

/** Which side of a position is the wrapped native coin; null when none is. */
export function nativeSideOf(
  chain: Pick<Chain, 'wrappedNative'>,
  token0: Pick<Token, 'address'>,
  token1: Pick<Token, 'address'>,
): NativeSide {
  if (sameAddress(token0.address, chain.wrappedNative.address)) return 0;
  return sameAddress(token1.address, chain.wrappedNative.address) ? 1 : null;
}

/**
 * True where a person may choose between the coin and its wrapped form (V3-16): something is paid out, one side is the native coin, and the
 * network is not 10 or 69. A removal always pays out: an account that takes no coin would never leave without the choice.
 */
export function canChooseWrapped(chain: Chain, paysOut: boolean, nativeSide: NativeSide): boolean {
  return paysOut && nativeSide !== null && !isOptimisticChain(chain.chainId);
}

/** No more leaves than the deposits; the manager must be allowed to take those that are tokens. */
export function addPositionOrder<Terms extends AddPositionTerms>(owner: Owner, terms: Terms, token0: Token, token1: Token): Order<Terms> {
  const { manager, nativeSide, amount0Desired, amount1Desired, deadlineSeconds } = terms;
  const sides = [
    { side: 0, token: token0, amount: rawAmount(BigInt(amount0Desired)) },
    { side: 1, token: token1, amount: rawAmount(BigInt(amount1Desired)) },
  ] as const;
  return {
    ...owner,
    kind: 'addPosition',
    terms,
    needs: sides.flatMap(({ side, token, amount }): AllowanceNeed[] =>
      side === nativeSide || amount === '0' ? [] : [{ token, spender: manager, amount, permit: null }],
    ),
    limits: {
      ...NO_LIMITS,
      leaves: sides.map(({ side, token, amount }) => ({ asset: assetOf(side, nativeSide, token.address), maximum: amount })),
    },
    lastSecond: deadlineSeconds,
  };
}

/** The making of a pool moves nothing. */
export function createPoolOrder<Terms extends CreatePoolTerms>(owner: Owner, terms: Terms): Order<Terms> {
  return { ...owner, kind: 'createPool', terms, needs: [], limits: NO_LIMITS, lastSecond: null };
}

/** All that is expected arrives at the account. */
export function collectFeesOrder<Terms extends CollectFeesTerms>(owner: Owner, terms: Terms): Order<Terms> {
  return { ...owner, kind: 'collectFees', terms, needs: [], limits: arrivingAt(owner.account, terms), lastSecond: null };
}

/** The minimums and the fees arrive at the account. */
export function removePositionOrder<Terms extends RemovePositionTerms>(owner: Owner, terms: Terms): Order<Terms> {
  const limits = arrivingAt(owner.account, terms);
  return { ...owner, kind: 'removePosition', terms, needs: [], limits, lastSecond: terms.deadlineSeconds };
}

function arrivingAt(recipient: Address, { nativeSide, token0, token1, expected0, expected1 }: CollectFeesTerms): Order['limits'] {
  return {
    ...NO_LIMITS,
    arrives: [
      { asset: assetOf(0, nativeSide, token0), minimum: rawAmount(BigInt(expected0)), recipient },
      { asset: assetOf(1, nativeSide, token1), minimum: rawAmount(BigInt(expected1)), recipient },
    ],
  };
}

function assetOf(side: 0 | 1, nativeSide: NativeSide, token: Address): Asset {
  return side === nativeSide ? 'native' : token;
}

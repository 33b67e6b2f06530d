// What orders of positions promise, as the bytes of their calls are to say it (NonfungiblePositionManager).
import type { Address, SignedPermit } from '@dex/mf-shared/domain';
import { rawAmount } from '@dex/mf-shared/domain';
import { permitStatements, say, type Order, type Statement } from '@dex/mf-shared/orders';
import type { AddPositionTerms, CollectFeesTerms, CreatePoolTerms, RemovePositionTerms } from './positionTerms';

/** A pool that does not exist yet is made at its start price. */
export function createPoolPromises({ terms }: Order<CreatePoolTerms>): readonly Statement[] {
  return [...say.calls('createPool', terms.manager), ...newPool(terms)];
}

/** A new position or an increase. Deposits are the most that is taken; the native coin goes along and its rest comes back. */
export function addPositionPromises({ terms, account }: Order<AddPositionTerms>, permits: readonly SignedPermit[]): readonly Statement[] {
  const { manager, tokenId, nativeSide, amount0Desired, amount1Desired } = terms;
  return [
    ...say.calls(tokenId === null ? 'mint' : 'increase', manager),
    ...permits.flatMap(permitStatements),
    ...newPool(terms),
    ...(tokenId === null ? newPosition(terms, account) : [say.detail('position', tokenId)]),
    say.detail('deposit0', amount0Desired),
    say.detail('deposit1', amount1Desired),
    say.detail('minimum0', terms.amount0Min),
    say.detail('minimum1', terms.amount1Min),
    say.until(terms.deadlineSeconds),
    ...(nativeSide === null ? [] : [say.paysAtMost('native', rawAmount(BigInt(nativeSide === 0 ? amount0Desired : amount1Desired)))]),
  ];
}

function newPool({ startSqrtPriceX96, token0, token1, fee }: AddPositionTerms | CreatePoolTerms): readonly Statement[] {
  return startSqrtPriceX96 === null
    ? []
    : [
        say.detail('newPool0', token0),
        say.detail('newPool1', token1),
        say.detail('newPoolFee', fee),
        say.detail('startSqrtPriceX96', startSqrtPriceX96),
      ];
}

function newPosition({ token0, token1, fee, tickLower, tickUpper }: AddPositionTerms, recipient: Address): readonly Statement[] {
  return [
    say.detail('token0', token0),
    say.detail('token1', token1),
    say.detail('fee', fee),
    say.detail('tickLower', tickLower),
    say.detail('tickUpper', tickUpper),
    say.detail('recipient', recipient),
  ];
}

/** Everything that a position is owed goes to the account; unwrapped, never less than expected. */
export function collectFeesPromises(
  { terms, account }: Order<CollectFeesTerms>,
  _permits: readonly SignedPermit[],
  candidate: number,
): readonly Statement[] {
  return [...say.calls('collect', terms.manager), say.detail('position', terms.tokenId), ...paidOut(terms, account, candidate)];
}

/** A part of the liquidity is taken out, and with it everything that is owed. */
export function removePositionPromises(
  { terms, account }: Order<RemovePositionTerms>,
  _permits: readonly SignedPermit[],
  candidate: number,
): readonly Statement[] {
  return [
    ...say.calls('remove', terms.manager),
    say.detail('position', terms.tokenId),
    say.detail('liquidity', terms.liquidity),
    say.detail('freed0', terms.amount0Min),
    say.detail('freed1', terms.amount1Min),
    say.until(terms.deadlineSeconds),
    ...paidOut(terms, account, candidate),
  ];
}

/** The second call asks for no minimum of the token that goes along with the unwrapped coin (see `collectionsOf`). */
function paidOut(terms: CollectFeesTerms, account: Address, candidate: number): readonly Statement[] {
  const { nativeSide, only, token0, token1, expected0, expected1 } = terms;
  if (only !== null) {
    const coin = rawAmount(BigInt(only === 0 ? expected0 : expected1));
    return [
      say.detail('only', String(only)),
      only === nativeSide ? say.receivesAtLeast('native', coin, account) : say.detail('recipient', account),
    ];
  }
  if (nativeSide === null) return [say.detail('recipient', account)];
  const [native, other, token] = nativeSide === 0 ? [expected0, expected1, token1] : [expected1, expected0, token0];
  return [
    say.receivesAtLeast('native', rawAmount(BigInt(native)), account),
    say.receivesAtLeast(token, rawAmount(candidate === 0 ? BigInt(other) : 0n), account),
  ];
}

// Calls to the position manager (NonfungiblePositionManager, with Multicall, PeripheryPayments and PoolInitializer of the same contract).
import type { TransactionCall } from '@dex/mf-shared/contract';
import { addressWord, bytesWords, callData, dynamicArrayWords, intWord, uintWord } from '@dex/mf-shared/chain';
import { rawAmount, ZERO_ADDRESS, ZERO_AMOUNT, type Address, type Hex, type SignedPermit } from '@dex/mf-shared/domain';
import type { OrderCall } from '@dex/mf-shared/orders';
import type { CompoundTerms } from '../../domain/v3/compound';
import type { MoveRangeTerms } from '../../domain/v3/moveRange';
import type { AddPositionTerms, CollectFeesTerms, CreatePoolTerms, RemovePositionTerms, Side } from '../../domain/v3/positionTerms';

/** 2^128 - 1: everything that is owed (V3-15). */
const EVERYTHING = (1n << 128n) - 1n;

/** One call as it is, several as one `multicall(bytes[])`. */
export function together(calls: readonly Hex[]): Hex {
  const [only] = calls;
  if (only && calls.length === 1) return only;
  return callData('0xac9650d8', uintWord(32n), dynamicArrayWords(calls.map(bytesWords)));
}

function createPool({ token0, token1, fee, startSqrtPriceX96 }: CreatePoolTerms): Hex {
  return callData('0x13ead562', addressWord(token0), addressWord(token1), uintWord(fee), uintWord(BigInt(startSqrtPriceX96)));
}

function mint(order: MintTerms, recipient: Address): Hex {
  return callData(
    '0x88316456',
    addressWord(order.token0),
    addressWord(order.token1),
    uintWord(order.fee),
    intWord(order.tickLower),
    intWord(order.tickUpper),
    ...amountWords(order),
    addressWord(recipient),
    uintWord(order.deadlineSeconds),
  );
}

function increase(order: DepositTerms, tokenId: string): Hex {
  return callData('0x219f5d17', uintWord(BigInt(tokenId)), ...amountWords(order), uintWord(order.deadlineSeconds));
}

type MintTerms = DepositTerms & Pick<AddPositionTerms, 'token0' | 'token1' | 'fee' | 'tickLower' | 'tickUpper'>;

type DepositTerms = Pick<AddPositionTerms, 'amount0Desired' | 'amount1Desired' | 'amount0Min' | 'amount1Min' | 'deadlineSeconds'>;

function amountWords({ amount0Desired, amount1Desired, amount0Min, amount1Min }: DepositTerms): readonly string[] {
  return [amount0Desired, amount1Desired, amount0Min, amount1Min].map((amount) => uintWord(BigInt(amount)));
}

// "IfNecessary": somebody may have sent the permit from the pool of waiting transactions already.
function permitCall(permit: SignedPermit): Hex {
  const { tokenAddress, nonce, deadline, v, r, s } = permit;
  const [selector, figure] = permit.permitType === 'amount' ? (['0xc2e3140a', permit.amount] as const) : (['0xa4a78f0c', nonce] as const);
  const numbers = [BigInt(figure), BigInt(deadline), BigInt(v)].map(uintWord);
  return callData(selector, addressWord(tokenAddress), ...numbers, r.slice(2), s.slice(2));
}

/** A new position or an increase: permits first, the pool made where it is missing, the native coin as value with its rest sent back. */
export function encodeAdd(terms: AddPositionTerms, account: Address, permits: readonly SignedPermit[] = []): OrderCall {
  const { manager, tokenId, nativeSide, startSqrtPriceX96 } = terms;
  const calls = [
    ...permits.map(permitCall),
    ...(startSqrtPriceX96 === null ? [] : [createPool({ ...terms, startSqrtPriceX96 })]),
    tokenId === null ? mint(terms, account) : increase(terms, tokenId),
    ...(nativeSide === null ? [] : [callData('0x12210e8a')]),
  ];
  const value = nativeSide === null ? 0n : BigInt(nativeSide === 0 ? terms.amount0Desired : terms.amount1Desired);
  return { to: manager, data: together(calls), value: rawAmount(value) };
}

/** The making of a pool at its start price alone. */
export function encodeCreatePool(terms: CreatePoolTerms): OrderCall {
  return { to: terms.manager, data: createPool(terms), value: ZERO_AMOUNT };
}

/** `collect` of everything that a position is owed (V3-15), or of one side: the pool moves no token of which nothing is asked for. */
export function collect(tokenId: string, recipient: Address, only: Side | null = null): Hex {
  const most = [only === 1 ? 0n : EVERYTHING, only === 0 ? 0n : EVERYTHING];
  return callData('0xfc6f7865', uintWord(BigInt(tokenId)), addressWord(recipient), ...most.map(uintWord));
}

/**
 * `collect` of everything, or of one side, in the ways that it can be called; with a native side paid to the manager itself first, then unwrapped and swept
 * to the account, never less than expected. A token that delivers less than the pool pays undoes that sweep, and nobody would learn how
 * much arrives: the second way asks for no minimum of it. It is sent only where a trial measured what arrives and held it against the order.
 */
function collectionsOf(terms: CollectFeesTerms, account: Address): readonly (readonly Hex[])[] {
  const { tokenId, token0, token1, nativeSide, only, expected0, expected1 } = terms;
  if (nativeSide === null || (only !== null && only !== nativeSide)) return [[collect(tokenId, account, only)]];
  const [native, other, token] = nativeSide === 0 ? [expected0, expected1, token1] : [expected1, expected0, token0];
  const unwrapped = [collect(tokenId, ZERO_ADDRESS, only), callData('0x49404b7c', uintWord(BigInt(native)), addressWord(account))];
  if (only !== null) return [unwrapped];
  return [BigInt(other), 0n].map((minimum) => [
    ...unwrapped,
    callData('0xdf2ab5bb', addressWord(token), uintWord(minimum), addressWord(account)),
  ]);
}

/** The collection of everything that a position is owed, the preferred call first. */
export function encodeCollect(terms: CollectFeesTerms, account: Address): readonly OrderCall[] {
  return collectionsOf(terms, account).map((calls) => ({ to: terms.manager, data: together(calls), value: ZERO_AMOUNT }));
}

/** The collection as it is simulated: run by the owner, paid to the owner, never sent. */
export function simulatedCollectCall(manager: Address, tokenId: string, owner: Address): TransactionCall {
  return { from: owner, to: manager, data: collect(tokenId, owner), value: ZERO_AMOUNT };
}

/** The removal of liquidity with the collection of what it frees and of the fees, the preferred call first. */
export function encodeRemove(terms: RemovePositionTerms, account: Address): readonly OrderCall[] {
  const { tokenId, liquidity, amount0Min, amount1Min, deadlineSeconds } = terms;
  const removed = decrease(tokenId, liquidity, amount0Min, amount1Min, deadlineSeconds);
  return collectionsOf(terms, account).map((calls) => ({ to: terms.manager, data: together([removed, ...calls]), value: ZERO_AMOUNT }));
}

function decrease(...words: readonly [tokenId: string, liquidity: string, least0: string, least1: string, deadline: number]): Hex {
  return callData('0x0c49ccbe', ...words.map((value) => uintWord(BigInt(value))));
}

/** Everything of a position is taken out to the account and put into a new one. */
export function encodeMoveRange(terms: MoveRangeTerms, account: Address): OrderCall {
  const { manager, tokenId, liquidity, freed0Min, freed1Min, deadlineSeconds } = terms;
  return {
    to: manager,
    data: together([decrease(tokenId, liquidity, freed0Min, freed1Min, deadlineSeconds), collect(tokenId, account), mint(terms, account)]),
    value: ZERO_AMOUNT,
  };
}

/** Everything of a position is taken out to the account. */
export function encodeMoveOut(terms: MovedOut, account: Address): OrderCall {
  const { manager, tokenId, liquidity, freed0Min, freed1Min, deadlineSeconds } = terms;
  const calls = [decrease(tokenId, liquidity, freed0Min, freed1Min, deadlineSeconds), collect(tokenId, account)];
  return { to: manager, data: together(calls), value: ZERO_AMOUNT };
}

type MovedOut = Pick<MoveRangeTerms, 'manager' | 'tokenId' | 'liquidity' | 'freed0Min' | 'freed1Min' | 'deadlineSeconds'>;

/** And put into a new one. */
export function encodeMoveIn(terms: MoveRangeTerms, account: Address): OrderCall {
  return { to: terms.manager, data: mint(terms, account), value: ZERO_AMOUNT };
}

/** Everything that a position is owed is collected to the account and put back into it. */
export function encodeCompound(terms: CompoundTerms, account: Address): OrderCall {
  return { to: terms.manager, data: together([collect(terms.tokenId, account), increase(terms, terms.tokenId)]), value: ZERO_AMOUNT };
}

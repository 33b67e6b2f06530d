import { map, of, startWith, throttleTime, type Observable } from 'rxjs';
import type { ChainNode, ChainReads } from '@dex/mf-shared/contract';
import { readWord } from '@dex/mf-shared/chain';
import { parseRawAmount, ZERO_AMOUNT, type Address, type Chain, type Hex } from '@dex/mf-shared/domain';
import type { AllFeesAnswer, OwedFees } from '../../domain/v3/ports';
import { collect, together } from './encodePosition';
import { isUnreached } from '../isUnreached';
import { oneAtATime$ } from './oneAtATime';

/** So many collections are tried in one request: some 14 million units of gas, which every node runs. */
const CHUNK = 100;
/** A short list is tried again this long after the last time, a long one less often. */
const PAUSE_MS = { short: 4000, long: 30_000 } as const;
const WORD = 32;

/** A node that runs less in one question than the others. */
const TOO_MUCH = /\bgas\b/i;

/** What is said of a position: what it pays, null where the chain refuses, undefined where nobody answered. */
type Told = readonly [id: string, owed: OwedFees | null | undefined];

interface Round {
  readonly fees: ReadonlyMap<string, OwedFees>;
  readonly gasPrice: ReturnType<typeof parseGasPrice>;
}

export interface AllFeesWish {
  readonly owner: Address;
  readonly tokenIds: readonly string[];
}

/**
 * What a collection of each position would pay its owner now, by simulated calls of many collections at once, and the price of gas. A
 * position whose collection the chain refuses is found by halves and has null; so has one that no node answered for twice in a row.
 */
export function allFees$(reads: ChainReads, node: ChainNode, chain: Chain, { owner, tokenIds }: AllFeesWish): Observable<AllFeesAnswer> {
  const manager = chain.v3?.nonfungiblePositionManager;
  if (!manager || tokenIds.length === 0) return of({ kind: 'known', fees: {}, gasPrice: null });
  // What the last round said, which stands through one that reaches nobody: that is only a block older.
  let last: Round = { fees: new Map(), gasPrice: null };
  const feesOf = async (ids: readonly string[]): Promise<readonly Told[]> => {
    const data = together(ids.map((id) => collect(id, owner)));
    const answer = await node.call(chain.chainId, { from: owner, to: manager, data, value: ZERO_AMOUNT });
    if (answer.ok) return ids.map((id, index) => [id, ids.length === 1 ? pairAt(answer.value, 0) : pairIn(answer.value, index)]);
    if (isUnreached(answer)) return ids.map((id) => [id, undefined]);
    // Only what the chain itself refuses, or finds too much at once, can be narrowed down; a node that is away is not asked more.
    if (ids.length === 1 || !(answer.error.code === 'reverted' || TOO_MUCH.test(answer.error.message))) return ids.map((id) => [id, null]);
    const middle = Math.ceil(ids.length / 2);
    return [...(await feesOf(ids.slice(0, middle))), ...(await feesOf(ids.slice(middle)))];
  };
  const readAll = async (): Promise<AllFeesAnswer> => {
    const told: Told[] = [];
    for (let first = 0; first < tokenIds.length; first += CHUNK) told.push(...(await feesOf(tokenIds.slice(first, first + CHUNK))));
    const gas = await node.request(chain.chainId, 'eth_gasPrice', []);
    const gasPrice = isUnreached(gas) ? undefined : gas.ok ? parseGasPrice(gas.value) : null;
    const { fees, gasPrice: before } = last;
    last = { fees: new Map(told.flatMap(([id, owed]) => (owed ? [[id, owed]] : []))), gasPrice: gasPrice ?? null };
    const standing = told.map(([id, owed]) => [id, owed === undefined ? (fees.get(id) ?? null) : owed] as const);
    return { kind: 'known', fees: Object.fromEntries(standing), gasPrice: gasPrice === undefined ? before : gasPrice };
  };
  const rounds$ = reads.block$(chain.chainId).pipe(
    throttleTime(tokenIds.length > CHUNK ? PAUSE_MS.long : PAUSE_MS.short, undefined, { leading: true, trailing: true }),
    map(() => null),
    startWith(null),
  );
  return oneAtATime$(rounds$, readAll);
}

function parseGasPrice(value: unknown) {
  return typeof value === 'string' && /^0x[0-9a-f]{1,32}$/i.test(value) ? parseRawAmount(BigInt(value).toString()) : null;
}

/** The two amounts at a byte of an answer. */
function pairAt(data: Hex, at: number): OwedFees | null {
  const [amount0, amount1] = [readWord(data, at), readWord(data, at + WORD)];
  return amount0 === null || amount1 === null ? null : { amount0: String(amount0), amount1: String(amount1) };
}

/** The two amounts in one of the answers of `multicall`: a list of byte strings, each behind an offset and its length. */
function pairIn(data: Hex, index: number): OwedFees | null {
  const list = 2 * WORD;
  const offset = readWord(data, list + index * WORD);
  return offset === null || offset > BigInt(data.length) ? null : pairAt(data, list + Number(offset) + WORD);
}

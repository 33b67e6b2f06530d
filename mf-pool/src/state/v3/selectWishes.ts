import type { AppLocation } from '@dex/mf-shared/contract';
import { selectAccount, selectActiveChainId, selectRead } from '@dex/mf-shared/state';
import {
  FEE_TIERS,
  parseFeeTier,
  TICK_SPACING,
  sameAddress,
  v3PoolAddress,
  type Address,
  type ChainId,
  type ChainTable,
  type CurrencyId,
  type FeeTier,
} from '@dex/mf-shared/domain';
import { addRedirect, parseAddUrl } from './addUrl';
import { hasUncollected, isClosed, parseTokenId, type PositionFacts } from '../../domain/v3/position';
import { askedChainId, askedOwner, shownOwner } from '../../domain/v3/shownOwner';
import type { PoolState } from '../../domain/v3/poolState';
import { firstTickOfWord, wordOfTick } from '@dex/mf-shared/domain/maths';
import { positionKey, selectPoolV3, type WithPoolV3 } from './poolV3Slice';
import { matchRoute } from '../../routes';

/** Each wish carries its key: equal wishes have equal keys. */
interface Wish {
  readonly chainId: ChainId;
  readonly key: string;
}
export type PositionsWish = Wish & { readonly account: Address };
export type PositionWish = Wish & { readonly tokenId: string };
export type OperatorWish = Wish & { readonly owner: Address; readonly account: Address };
export type PoolsWish = Wish & { readonly pools: readonly Address[] };
export type FeesWish = Wish & { readonly tokenId: string; readonly owner: Address };
export type AllFeesWish = Wish & { readonly owner: Address; readonly tokenIds: readonly string[] };
export type TicksWish = Wish & { readonly pool: Address; readonly fee: FeeTier; readonly wordTick: number };
export type TierSharesWish = Wish & { readonly tokens: readonly [Address, Address] };

const addresses = new Map<string, Address>();
const LOADING: PoolState = { kind: 'loading' };
const INVALID: PoolState = { kind: 'invalid' };

/** The address of a pool, computed once; null where the network has no third version. */
export function poolAddressOf(chains: ChainTable, chainId: ChainId, token0: Address, token1: Address, fee: number): Address | null {
  const { v3 } = chains[chainId];
  if (!v3) return null;
  const key = `${v3.factory}:${v3.poolInitCodeHash}:${token0}:${token1}:${fee}`;
  const known = addresses.get(key) ?? v3PoolAddress(v3, token0, token1, fee);
  addresses.set(key, known);
  return known;
}

const routeOf = ({ pathname }: AppLocation) => matchRoute(pathname);

/** Whose positions the overview lists: the account's own, or those of whom the address names (V3-24). */
function selectOverviewOwner(state: WithPoolV3, { search }: AppLocation, chainId: ChainId): Address | null {
  const asked = askedOwner(search);
  const account = selectAccount(state);
  const answer = selectRead<'addressOf'>(state, asked.kind === 'name' ? { kind: 'addressOf', name: asked.name } : null);
  const shown = shownOwner(asked, account, answer, chainId !== selectActiveChainId(state));
  return shown.kind === 'self' ? account : shown.kind === 'other' ? shown.owner : null;
}

export function selectPositionsWish(state: WithPoolV3, location: AppLocation, chains: ChainTable): PositionsWish | null {
  const route = routeOf(location)?.route;
  const active = selectActiveChainId(state);
  const chainId = route === 'pool' ? askedChainId(location.search, active, chains) : active;
  if ((route !== 'pool' && route !== 'allowances') || !chains[chainId].v3) return null;
  // What may be taken back is the account's own, whatever the address says.
  const account = route === 'pool' ? selectOverviewOwner(state, location, chainId) : selectAccount(state);
  return account && { chainId, account, key: `${chainId}:${account}` };
}

export function selectPositionWish(state: WithPoolV3, location: AppLocation, chains: ChainTable): PositionWish | null {
  const match = routeOf(location);
  const isHere = match?.route === 'position' || match?.route === 'remove' || match?.route === 'increase';
  const tokenId = isHere ? parseTokenId(match.params.tokenId) : null;
  const chainId = selectActiveChainId(state);
  return tokenId === null || !chains[chainId].v3 ? null : { chainId, tokenId, key: positionKey(chainId, tokenId) };
}

/** The position that the screen is about, once it is known. */
export function selectPosition(
  state: WithPoolV3,
  location: AppLocation,
  chains: ChainTable,
): { readonly position: PositionFacts; readonly owner: Address } | null {
  const wish = selectPositionWish(state, location, chains);
  const known = selectPoolV3(state).position;
  return wish && known?.key === wish.key && known.answer.kind === 'known' ? known.answer : null;
}

/** Whether the account may act for the owner on all positions, asked where it is neither the owner nor the one approved for this position. */
export function selectOperatorWish(state: WithPoolV3, location: AppLocation, chains: ChainTable): OperatorWish | null {
  const own = selectPosition(state, location, chains);
  const [chainId, account] = [selectActiveChainId(state), selectAccount(state)];
  if (!own || account === null || account === own.owner || account === own.position.operator) return null;
  return { chainId, owner: own.owner, account, key: `${chainId}:${own.owner}:${account}` };
}

/** True for the owner of a position, for the one approved for it, and for the one approved for all positions of the owner. */
export function selectIsOperator(state: WithPoolV3, location: AppLocation, chains: ChainTable): boolean {
  const own = selectPosition(state, location, chains);
  const account = selectAccount(state);
  if (!own || account === null) return false;
  const { operator } = selectPoolV3(state);
  const wish = selectOperatorWish(state, location, chains);
  return wish === null || (operator?.key === wish.key && operator.answer);
}

/** The positions that the overview lists, as far as they are known; null until then, and on every other screen. */
export function selectListedPositions(state: WithPoolV3, location: AppLocation, chains: ChainTable): readonly PositionFacts[] | null {
  const listed = routeOf(location)?.route === 'pool' ? selectPositionsWish(state, location, chains) : null;
  const known = selectPoolV3(state).positions;
  return listed && known?.key === listed.key && known.answer.kind !== 'loading' ? known.answer.positions : null;
}

const wishesOfLists = new WeakMap<readonly PositionFacts[], PoolsWish>();

/** Which pools the screen shows: those of the listed positions, of the one position, or of the pair's four tiers. */
export function selectPoolsWish(state: WithPoolV3, location: AppLocation, chains: ChainTable): PoolsWish | null {
  const match = routeOf(location);
  const active = selectActiveChainId(state);
  const chainId = match?.route === 'pool' ? askedChainId(location.search, active, chains) : active;
  if (!chains[chainId].v3) return null;
  const wishFor = (pools: readonly (Address | null)[]): PoolsWish => {
    const distinct = [...new Set(pools.flatMap((pool) => pool ?? []))];
    return { chainId, pools: distinct, key: `${chainId}:${distinct.join()}` };
  };
  const poolOf = ({ token0, token1, fee }: PositionFacts) => poolAddressOf(chains, chainId, token0, token1, fee);
  if (match?.route === 'pool') {
    const positions = selectListedPositions(state, location, chains);
    if (!positions) return null;
    const wish = wishesOfLists.get(positions) ?? wishFor(positions.map(poolOf));
    wishesOfLists.set(positions, wish);
    return wish;
  }
  if (match?.route === 'add') {
    const pair = selectAddPair(state, location, chains);
    return pair && wishFor(FEE_TIERS.map((fee) => poolAddressOf(chains, chainId, pair[0], pair[1], fee)));
  }
  const own = selectPosition(state, location, chains);
  return own && wishFor([poolOf(own.position)]);
}

function tokenOf(id: CurrencyId | null, wrapped: Address): Address | null {
  return id === 'ETH' ? wrapped : id;
}

/** The two tokens of the add screen as the address names them, the native coin as its wrapped form; null while one is missing or they cannot be paired. */
export function selectAddPair(state: WithPoolV3, location: AppLocation, chains: ChainTable): readonly [Address, Address] | null {
  const match = routeOf(location);
  const wrapped = chains[selectActiveChainId(state)].wrappedNative.address;
  if (match?.route !== 'add' || addRedirect(match.params, wrapped) !== null) return null;
  const { currencyIdA, currencyIdB } = parseAddUrl(match.params);
  const [one, other] = [tokenOf(currencyIdA, wrapped), tokenOf(currencyIdB, wrapped)];
  return one && other ? [one, other] : null;
}

/**
 * The position whose pool the open page deposits into: the one that its form adds to, or on the page of a position an own, open one, whose
 * fees can be put back and whose range can be moved. Null on any other page and until it is read.
 */
export function selectDeposited(state: WithPoolV3, location: AppLocation, chains: ChainTable): PositionFacts | null {
  const route = routeOf(location)?.route;
  const own = route === 'increase' || route === 'position' ? selectPosition(state, location, chains) : null;
  if (!own || route === 'increase') return own && own.position;
  const account = selectAccount(state);
  return account !== null && sameAddress(account, own.owner) && !isClosed(own.position) ? own.position : null;
}

/** The tier of the add screen as the address names it; null while none is chosen. */
export function selectAddFee(location: AppLocation): FeeTier | null {
  const match = routeOf(location);
  return match?.route === 'add' ? parseFeeTier(match.params.feeAmount) : null;
}

export function selectFeesWish(state: WithPoolV3, location: AppLocation, chains: ChainTable): FeesWish | null {
  const route = routeOf(location)?.route;
  const own = route === 'position' || route === 'remove' ? selectPosition(state, location, chains) : null;
  if (!own) return null;
  const chainId = selectActiveChainId(state);
  const { tokenId } = own.position;
  return { chainId, tokenId, owner: own.owner, key: `${positionKey(chainId, tokenId)}:${own.owner}` };
}

const feesOfLists = new WeakMap<readonly PositionFacts[], AllFeesWish>();

/** What all listed positions are owed: of those that are open or still hold something. */
export function selectAllFeesWish(state: WithPoolV3, location: AppLocation, chains: ChainTable): AllFeesWish | null {
  const { areAllFeesWanted, positions: known } = selectPoolV3(state);
  const wish = areAllFeesWanted ? selectPositionsWish(state, location, chains) : null;
  const positions = wish && known?.key === wish.key && known.answer.kind !== 'loading' ? known.answer.positions : null;
  if (!wish || !positions) return null;
  const made = feesOfLists.get(positions);
  if (made) return made;
  const tokenIds = positions.filter((position) => !isClosed(position) || hasUncollected(position)).map(({ tokenId }) => tokenId);
  const fees = { chainId: wish.chainId, owner: wish.account, tokenIds, key: `${wish.key}:${tokenIds.join()}` };
  feesOfLists.set(positions, fees);
  return fees;
}

/** The ticks of the chart, once the chosen pool is known. */
export function selectTicksWish(state: WithPoolV3, location: AppLocation, chains: ChainTable): TicksWish | null {
  const pair = selectAddPair(state, location, chains);
  const fee = parseFeeTier(routeOf(location)?.params.feeAmount);
  const chainId = selectActiveChainId(state);
  const pool = pair && fee && poolAddressOf(chains, chainId, pair[0], pair[1], fee);
  if (!pool || !fee) return null;
  const known = selectPool(state, pool);
  if (known.kind !== 'exists') return null;
  const wordTick = firstTickOfWord(wordOfTick(known.tick, TICK_SPACING[fee]), TICK_SPACING[fee]);
  return { chainId, pool, fee, wordTick, key: `${chainId}:${pool}:${wordTick}` };
}

export function selectTierSharesWish(state: WithPoolV3, location: AppLocation, chains: ChainTable): TierSharesWish | null {
  const tokens = selectAddPair(state, location, chains);
  const chainId = selectActiveChainId(state);
  return tokens && { chainId, tokens, key: `${chainId}:${tokens.join()}` };
}

/** What is known of a pool on the active network; `loading` until its first answer, `invalid` for none. */
export function selectPool(state: WithPoolV3, pool: Address | null): PoolState {
  if (pool === null) return INVALID;
  const known = selectPoolV3(state).pools;
  return (known?.key.startsWith(`${selectActiveChainId(state)}:`) && known.answer[pool]) || LOADING;
}

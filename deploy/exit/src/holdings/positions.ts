import { readNumber, readWord, slot0Call, slot0In } from '@dex/mf-shared/chain';
import { shortenAddress, v3PoolAddress, type Address, type ChainId, type Hex, type Token } from '@dex/mf-shared/domain';
import { simulatedCollectCall } from '../../../../mf-pool/src/chain/v3/encodePosition';
import { positionCall, positionCountCall, positionIdCall, positionIn } from '../../../../mf-pool/src/chain/v3/managerCalls';
import type { PoolAmounts } from '../../../../mf-pool/src/domain/liquidityMath';
import { hasUncollected, isClosed, type PositionFacts } from '../../../../mf-pool/src/domain/v3/position';
import type { Side } from '../../../../mf-pool/src/domain/v3/positionTerms';
import type { ExitServices } from '../services';
import type { Found, HeldPosition, Owner } from './holding';
import { readTokens } from './tokens';

const SIDES: readonly Side[] = [0, 1];

/** The positions of the account that still hold something, with price and fees where the chain says them. */
export async function findPositions(services: ExitServices, owner: Owner): Promise<Found> {
  const { chain } = owner;
  const { v3, chainId } = chain;
  if (!v3) return { place: 'positions', holdings: [], failed: false };
  const manager = v3.nonfungiblePositionManager;
  const all = await readPositions(services, owner, manager);
  if (!all) return { place: 'positions', holdings: [], failed: true };
  const open = all.positions.filter((position) => !isClosed(position) || hasUncollected(position));
  const [tokens, prices, fees] = await Promise.all([
    readTokens(
      services,
      chainId,
      open.flatMap(({ token0, token1 }) => [token0, token1]),
    ),
    services.reads.once(
      chainId,
      open.map(({ token0, token1, fee }) => slot0Call(v3PoolAddress(v3, token0, token1, fee))),
    ),
    Promise.all(open.map(({ tokenId }) => feesOf(services, owner, manager, tokenId))),
  ]);
  const holdings = open.map((position, index): HeldPosition => {
    const unread = SIDES.filter((side) => !tokens.has(side === 0 ? position.token0 : position.token1));
    const tokenAt = (at: Address) => tokens.get(at) ?? standInFor(chainId, at);
    const [token0, token1] = [tokenAt(position.token0), tokenAt(position.token1)];
    const data = prices.ok ? (prices.value.data[index] ?? null) : null;
    const sqrtPriceX96 = (data && slot0In(data)?.sqrtPriceX96) ?? null;
    return { kind: 'position', position, token0, token1, unread, sqrtPriceX96, fees: fees[index] ?? null };
  });
  return { place: 'positions', holdings, failed: !all.isComplete || holdings.some(({ unread }) => unread.length > 0) };
}

/** Names a token by its address, where its contract names nothing: its position can be left all the same. */
function standInFor(chainId: ChainId, address: Address): Token {
  return { kind: 'token', chainId, address, decimals: 0, symbol: shortenAddress(address), name: address };
}

interface ReadPositions {
  readonly positions: readonly PositionFacts[];
  /** False when the manager did not answer for one of them. */
  readonly isComplete: boolean;
}

/** Their number, then their ids, then each of them; null when nobody answers. */
async function readPositions({ reads }: ExitServices, { chain, account }: Owner, manager: Address): Promise<ReadPositions | null> {
  const { chainId } = chain;
  const counted = await reads.once(chainId, [positionCountCall(manager, account)]);
  const countData = counted.ok ? counted.value.data[0] : null;
  const count = countData ? readNumber(countData, 0) : null;
  if (count === null) return null;
  const listed = await reads.once(
    chainId,
    Array.from({ length: count }, (_, index) => positionIdCall(manager, account, index)),
  );
  if (!listed.ok) return null;
  const ids = listed.value.data.flatMap((data) => wordOf(data)?.toString() ?? []);
  const read = await reads.once(
    chainId,
    ids.map((id) => positionCall(manager, id)),
  );
  if (!read.ok) return null;
  const positions = ids.flatMap((id, index) => {
    const data = read.value.data[index];
    const position = data ? positionIn(id, data) : null;
    return position ? [position] : [];
  });
  return { positions, isComplete: positions.length === count };
}

/** What a collection would pay now; null while the chain cannot say. */
async function feesOf({ node }: ExitServices, { chain, account }: Owner, manager: Address, tokenId: string): Promise<PoolAmounts | null> {
  const paid = await node.call(chain.chainId, simulatedCollectCall(manager, tokenId, account));
  if (!paid.ok) return null;
  const [amount0, amount1] = [readWord(paid.value, 0), readWord(paid.value, 32)];
  return amount0 === null || amount1 === null ? null : { amount0, amount1 };
}

function wordOf(data: Hex | null): bigint | null {
  return data === null ? null : readWord(data, 0);
}

import type { ReadCall } from '@dex/mf-shared/contract';
import { addressWord, callData, readAddress, readInt, readText, readWord, uintWord } from '@dex/mf-shared/chain';
import { safeImageUrls, type Address, type Hex } from '@dex/mf-shared/domain';
import type { PositionFacts } from '../../domain/v3/position';

const WORD = 32;
/** Drawing the picture costs gas (V3-17). */
const METADATA_GAS = 3_000_000;
const METADATA_PREFIX = 'data:application/json;base64,';

/** factory() of the position manager: it answers whenever the node does, so beside it a call without an answer is known to have failed on the chain. */
export function witnessCall(manager: Address): ReadCall {
  return { address: manager, callData: callData('0xc45a0155') };
}

/** balanceOf(owner) of the position manager: how many positions an account owns, as one unsigned word. */
export function positionCountCall(manager: Address, owner: Address): ReadCall {
  return { address: manager, callData: callData('0x70a08231', addressWord(owner)) };
}

/** tokenOfOwnerByIndex(owner, index) of the position manager, as one unsigned word. */
export function positionIdCall(manager: Address, owner: Address, index: number): ReadCall {
  return { address: manager, callData: callData('0x2f745c59', addressWord(owner), uintWord(index)) };
}

/** positions(tokenId) of the position manager; reverts for an id that was never given or was burnt. */
export function positionCall(manager: Address, tokenId: string): ReadCall {
  return { address: manager, callData: callData('0x99fbab88', uintWord(BigInt(tokenId))) };
}

/** ownerOf(tokenId) of the position manager, as one address. */
export function ownerCall(manager: Address, tokenId: string): ReadCall {
  return { address: manager, callData: callData('0x6352211e', uintWord(BigInt(tokenId))) };
}

/** isApprovedForAll(owner, operator) of the position manager, as one truth value. */
export function approvedForAllCall(manager: Address, owner: Address, operator: Address): ReadCall {
  return { address: manager, callData: callData('0xe985e9c5', addressWord(owner), addressWord(operator)) };
}

/** getApproved(tokenId) of the position manager: who may manage one position beside its owner, as one address; zero for nobody. */
export function approvedCall(manager: Address, tokenId: string): ReadCall {
  return { address: manager, callData: callData('0x081812fc', uintWord(BigInt(tokenId))) };
}

/** tokenURI(tokenId) of the position manager, with 3,000,000 gas (V3-17). */
export function metadataCall(manager: Address, tokenId: string): ReadCall {
  return { address: manager, callData: callData('0xc87b56dd', uintWord(BigInt(tokenId))), gasRequired: METADATA_GAS };
}

/** A position in an answer of `positions`, or null if it holds none. */
export function positionIn(tokenId: string, data: Hex): PositionFacts | null {
  const text = (index: number) => readWord(data, index * WORD)?.toString() ?? null;
  const tick = (index: number) => readInt(data, index * WORD);
  const [operator, token0, token1] = [readAddress(data, WORD), readAddress(data, 2 * WORD), readAddress(data, 3 * WORD)];
  const [nonce, fee, tickLower, tickUpper, liquidity] = [text(0), text(4), tick(5), tick(6), text(7)];
  const [growth0, growth1, owed0, owed1] = [text(8), text(9), text(10), text(11)];
  if (!operator || !token0 || !token1 || nonce === null || fee === null || tickLower === null || tickUpper === null || liquidity === null)
    return null;
  if (growth0 === null || growth1 === null || owed0 === null || owed1 === null) return null;
  return {
    tokenId,
    nonce,
    operator,
    token0,
    token1,
    fee: Number(fee),
    tickLower: Number(tickLower),
    tickUpper: Number(tickUpper),
    liquidity,
    feeGrowthInside0LastX128: growth0,
    feeGrowthInside1LastX128: growth1,
    tokensOwed0: owed0,
    tokensOwed1: owed1,
  };
}

/** The image source of a position in an answer of `tokenURI`: only from a base64 JSON data URI, and only a source that is safe in an `img` (TOKEN-18); null for anything else. */
export function pictureIn(data: Hex): string | null {
  const uri = readText(data);
  if (!uri?.startsWith(METADATA_PREFIX)) return null;
  try {
    const metadata: unknown = JSON.parse(atob(uri.slice(METADATA_PREFIX.length)));
    const image: unknown = typeof metadata === 'object' && metadata !== null ? Reflect.get(metadata, 'image') : null;
    return typeof image === 'string' ? (safeImageUrls(image)[0] ?? null) : null;
  } catch {
    return null;
  }
}

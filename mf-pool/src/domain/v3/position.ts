import type { Address } from '@dex/mf-shared/domain';

/** A position as the manager's contract keeps it. Raw figures are decimal text; fee growth is Q128.128. */
export interface PositionFacts {
  readonly tokenId: string;
  readonly nonce: string;
  /** Who may act for the owner on this position alone; the zero address when nobody. */
  readonly operator: Address;
  readonly token0: Address;
  readonly token1: Address;
  /** Millionths. */
  readonly fee: number;
  readonly tickLower: number;
  readonly tickUpper: number;
  readonly liquidity: string;
  readonly feeGrowthInside0LastX128: string;
  readonly feeGrowthInside1LastX128: string;
  readonly tokensOwed0: string;
  readonly tokensOwed1: string;
}

export type PositionState = 'closed' | 'inRange' | 'outOfRange';

/** Where a position stands: closed without liquidity, in range from its lower tick up to, not including, its upper (V3-1); null while the pool's tick is not known. */
export function positionState(
  { liquidity, tickLower, tickUpper }: Pick<PositionFacts, 'liquidity' | 'tickLower' | 'tickUpper'>,
  tick: number | null,
): PositionState | null {
  if (isClosed({ liquidity })) return 'closed';
  if (tick === null) return null;
  return tick >= tickLower && tick < tickUpper ? 'inRange' : 'outOfRange';
}

/** True without liquidity, whether or not tokens wait to be collected (V3-1). */
export function isClosed({ liquidity }: Pick<PositionFacts, 'liquidity'>): boolean {
  return liquidity === '0';
}

/** True if a closed position still holds tokens for its owner (V3-2). */
export function hasUncollected({ tokensOwed0, tokensOwed1 }: Pick<PositionFacts, 'tokensOwed0' | 'tokensOwed1'>): boolean {
  return tokensOwed0 !== '0' || tokensOwed1 !== '0';
}

/** The open positions, then the closed ones, each in the order that they have (V3-2). */
export function closedLast<P extends Pick<PositionFacts, 'liquidity'>>(positions: readonly P[]): readonly P[] {
  return [...positions.filter((position) => !isClosed(position)), ...positions.filter(isClosed)];
}

/** A token id from an address bar as plain decimal text, or null: whole, above zero and inside an unsigned word. */
export function parseTokenId(text: string | null | undefined): string | null {
  if (!text || !/^[0-9]{1,78}$/.test(text)) return null;
  const id = BigInt(text);
  return id > 0n && id < 1n << 256n ? id.toString() : null;
}

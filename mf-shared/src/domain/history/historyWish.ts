import type { ChainId } from '@dex/mf-shared/domain';
import type { PriceSpan } from './priceSpan';

/** A pool that a price goes through, and the direction. */
export interface HistoryPool {
  readonly version: 'v2' | 'v3';
  readonly address: string;
  readonly zeroForOne: boolean;
}

/** Which prices a person wants to look back at: plain data. */
export interface HistoryWish {
  readonly chainId: ChainId;
  readonly span: PriceSpan;
  /** In the order of the way; the price of the pair is the product of theirs. */
  readonly pools: readonly HistoryPool[];
}

export function historyKey({ chainId, span, pools }: HistoryWish): string {
  return [chainId, span, ...pools.map(({ address, zeroForOne }) => `${address}${zeroForOne ? '>' : '<'}`)].join('-').toLowerCase();
}

import { callData, uintWord } from '@dex/mf-shared/chain';
import type { ReadResult } from '@dex/mf-shared/contract';
import { type Chain, resolveChains } from '@dex/mf-shared/domain';
import type { ReadOf } from '@dex/mf-shared/state';
import { usdPriceCalls, usdPriceIn } from './usdPrice';

const chain: Chain = resolveChains()[1];
const read: ReadOf<'usdPrice'> = { kind: 'usdPrice', chainId: 1, token: 'native' };
const valid = (...words: bigint[]): ReadResult => ({
  kind: 'valid',
  data: callData('0x', ...words.map(uintWord)),
  blockNumber: 9,
  syncing: false,
});
const failed: ReadResult = { kind: 'refused', blockNumber: 7 };
const DECIMALS = valid(18n);
/** getAmountsIn: offset, length, what goes in, what comes out. */
const v2 = (amountIn: bigint) => valid(32n, 2n, amountIn, 100_000_000_000n);
const ETHER = 10n ** 18n;

/** Results for the decimals, the version-2 candidates and the version-3 ones, failures where none is given. */
function results(v2Results: ReadResult[], v3Results: ReadResult[]): ReadResult[] {
  const { calls, otherwise } = usdPriceCalls(read, chain) ?? { calls: [], otherwise: [] };
  const pad = (given: ReadResult[], length: number) => [...given, ...Array.from({ length: length - given.length }, () => failed)];
  return [DECIMALS, ...pad(v2Results, calls.length - 1), ...pad(v3Results, otherwise.length)];
}

describe('the dollar price', () => {
  it('is the stablecoin amount over what it costs', () => {
    // 100,000 USDC for 50 coins of 18 decimals.
    expect(usdPriceIn(read, chain, results([v2(50n * ETHER)], []))).toEqual({
      kind: 'known',
      value: '2000',
      blockNumber: 9,
      syncing: false,
    });
  });

  it('takes version 2 before version 3, and the best pool of version 3 without it', () => {
    expect(usdPriceIn(read, chain, results([v2(50n * ETHER)], [valid(40n * ETHER)]))).toMatchObject({ value: '2000' });
    expect(usdPriceIn(read, chain, results([failed], [valid(80n * ETHER), valid(40n * ETHER)]))).toMatchObject({ value: '2500' });
  });

  // FIGURE-11
  it('is known to be none when no pool gives one, and never zero', () => {
    expect(usdPriceIn(read, chain, results([], []))).toMatchObject({ kind: 'known', value: null });
    expect(usdPriceIn(read, chain, results([v2(0n)], []))).toMatchObject({ kind: 'known', value: null });
    expect(usdPriceIn(read, chain, results([v2(10n ** 60n)], []))).toMatchObject({ kind: 'known', value: null });
  });

  it('of the stablecoin itself is 1, without asking a pool', () => {
    const stable: ReadOf<'usdPrice'> = { kind: 'usdPrice', chainId: 1, token: chain.stablecoin?.token.address ?? 'native' };
    expect(usdPriceCalls(stable, chain)).toMatchObject({ calls: { length: 1 }, otherwise: [] });
    expect(usdPriceIn(stable, chain, [valid(6n)])).toMatchObject({ value: '1' });
  });

  it('asks version 3 only where version 2 gives no price, and at once where there is no version 2', () => {
    expect(usdPriceCalls(read, chain)).toMatchObject({ calls: { length: 2 }, otherwise: { length: 3 } });
    expect(usdPriceCalls(read, { ...chain, v2: null })).toMatchObject({ calls: { length: 4 }, otherwise: [] });
    expect(usdPriceIn(read, { ...chain, v2: null }, [DECIMALS, failed, valid(40n * ETHER)])).toMatchObject({ value: '2500' });
  });

  it('tells the block of its pools, not that of the decimals; a price that is gone that of its going', () => {
    const at = (blockNumber: number, result: ReadResult): ReadResult => (result.kind === 'valid' ? { ...result, blockNumber } : result);
    expect(usdPriceIn(read, chain, [at(3, DECIMALS), at(9, v2(50n * ETHER))])).toMatchObject({ value: '2000', blockNumber: 9 });
    expect(usdPriceIn(read, chain, [at(3, DECIMALS), { kind: 'refused', blockNumber: 10 }])).toMatchObject({
      value: null,
      blockNumber: 10,
    });
  });

  it('waits until every answer is there', () => {
    expect(usdPriceIn(read, chain, [DECIMALS, { kind: 'loading' }])).toEqual({ kind: 'loading' });
  });
});

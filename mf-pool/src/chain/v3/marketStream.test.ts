import { of, map } from 'rxjs';
import type { ChainReads, ReadCall, ReadResult } from '@dex/mf-shared/contract';
import { callData, uintWord } from '@dex/mf-shared/chain';
import { EMPTY_CONFIG, ok, resolveChains, sameAddress, v2PairAddress, v3PoolAddress, type Address } from '@dex/mf-shared/domain';
import type { MarketAnswer } from '../../domain/v3/ports';
import { market$ } from './marketStream';

const chain = resolveChains(EMPTY_CONFIG)[1];
const { v2, v3, stablecoin, wrappedNative } = chain;
const DAI = chain.tokens.find(({ symbol }) => symbol === 'DAI');
if (!v2 || !v3 || !stablecoin || !DAI) throw new Error('The chain table lacks a part');
const [WETH, USDC] = [wrappedNative.address, stablecoin.token.address];

type Say = (call: ReadCall) => ReadResult | null;

/** What the stream says where some calls are answered and the chain refuses the others. */
function answerTo(
  tokens: readonly [Address, Address],
  say: Say,
  otherwise: ReadResult = { kind: 'refused', blockNumber: 7 },
  own: 'v2' | 10_000 = 10_000,
): MarketAnswer | null {
  const reads: ChainReads = {
    watch: (_, calls) => of(calls).pipe(map((all) => all.map((call) => (call && say(call)) ?? otherwise))),
    once: async () => ok({ blockNumber: 7, data: [] }),
    block$: () => of(),
  };
  let last: MarketAnswer | null = null;
  market$(reads, chain, tokens, own)
    .subscribe((answer) => (last = answer))
    .unsubscribe();
  return last;
}

const words = (...values: bigint[]): ReadResult => ({
  kind: 'valid',
  data: callData('0x', ...values.map(uintWord)),
  blockNumber: 7,
  syncing: false,
});
const at =
  (pool: Address, ...values: bigint[]): Say =>
  (call) =>
    sameAddress(call.address, pool) ? words(...values) : null;

// V3-26
test('another tier and the pair of version 2 are found, the deeper leads', () => {
  const pool = v3PoolAddress(v3, WETH, USDC, 500);
  // One answer serves both calls of a pool: the price is the first word of slot0, the liquidity the only one of liquidity().
  const tier = at(pool, 3n << 96n, 0n);
  const pair = at(v2PairAddress(v2, WETH, USDC), 10n ** 12n, 4n * 10n ** 12n);
  const answer = answerTo([WETH, USDC], (call) => tier(call) ?? pair(call));
  expect(answer).toEqual({
    kind: 'known',
    isComplete: true,
    references: [{ source: { kind: 'tier', fee: 500 }, sqrtPriceX96: String(3n << 96n), outweighs: true }],
  });
  const shallow = answerTo([WETH, USDC], pair);
  expect(shallow).toMatchObject({ references: [{ source: { kind: 'v2' }, sqrtPriceX96: String(2n << 96n) }] });
});

test('a pair without pools has the price of the way over the coin', () => {
  const daiWeth = at(v2PairAddress(v2, DAI.address, WETH), 10n ** 12n, 10n ** 12n);
  const wethUsdc = at(v2PairAddress(v2, WETH, USDC), 10n ** 12n, 10n ** 12n);
  const answer = answerTo([DAI.address, USDC], (call) => daiWeth(call) ?? wethUsdc(call));
  expect(answer).toMatchObject({
    references: [{ source: { kind: 'route', over: WETH }, sqrtPriceX96: String(1n << 96n) }],
    isComplete: true,
  });
});

test('a market that no node answered for is missing, and the answer says so; nothing is said while one is read', () => {
  expect(answerTo([WETH, USDC], () => null, { kind: 'error' })).toEqual({ kind: 'known', references: [], isComplete: false });
  expect(answerTo([WETH, USDC], () => null)).toEqual({ kind: 'known', references: [], isComplete: true });
  expect(answerTo([WETH, USDC], () => null, { kind: 'loading' })).toEqual({ kind: 'loading' });
});

// V2-14
test('for a deposit into the pair of version 2 the tiers speak, the pair itself does not', () => {
  const tier = at(v3PoolAddress(v3, WETH, USDC, 10_000), 3n << 96n, 0n);
  const pair = at(v2PairAddress(v2, WETH, USDC), 10n ** 12n, 4n * 10n ** 12n);
  expect(answerTo([WETH, USDC], (call) => tier(call) ?? pair(call), { kind: 'refused', blockNumber: 7 }, 'v2')).toMatchObject({
    references: [{ source: { kind: 'tier', fee: 10_000 } }],
  });
  expect(answerTo([WETH, USDC], pair, { kind: 'refused', blockNumber: 7 }, 'v2')).toMatchObject({ references: [] });
});

import fc from 'fast-check';
import { EMPTY_CONFIG, rawAmount, requireAddress, resolveChains, type RawAmount, type Token } from '@dex/mf-shared/domain';
import { finderAnswer } from './finderAnswer';
import { minimumAfter } from './minimums';
import type { PairState, RewardsState } from './pair';
import { rewardsRefs, trackedPairs } from './trackedPairs';

const chains = resolveChains(EMPTY_CONFIG);
const [A, B] = [requireAddress(`0x${'a'.repeat(40)}`), requireAddress(`0x${'b'.repeat(40)}`)];

// V2-4
test('a limit is never looser than the slippage, and outside 0 to 100 % there is none', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 200n }), fc.nat(10_000), (amount, bps) => {
      const least = BigInt(minimumAfter(rawAmount(amount), bps));
      expect(least * 10_000n >= amount * BigInt(10_000 - bps)).toBe(true);
      expect(least <= amount).toBe(true);
    }),
  );
  expect(minimumAfter(rawAmount(1000n), 50)).toBe('995');
  expect(minimumAfter(rawAmount(1000n), 500)).toBe('950');
  expect(minimumAfter(rawAmount(1000n), 0)).toBe('1000');
  for (const bps of [-1, 10_001, 0.5]) expect(() => minimumAfter(rawAmount(1n), bps)).toThrow('Unexpected slippage');
});

test.each<[PairState['kind'] | 'empty' | 'held' | 'unread', string]>([
  ['loading', 'loading'],
  ['failed', 'failed'],
  ['notExists', 'noPool'],
  ['empty', 'noPool'],
  ['exists', 'noShares'],
  ['held', 'found'],
  ['unread', 'loading'],
])('the finder answers for a pair that is %s with %s', (kind, answer) => {
  const existing = {
    kind: 'exists',
    reserve0: rawAmount(1n),
    reserve1: rawAmount(1n),
    totalSupply: rawAmount(1n),
    balance: rawAmount(0n),
    permit: null,
  } as const;
  const states: Readonly<Record<string, PairState>> = {
    exists: existing,
    held: { ...existing, balance: rawAmount(1n) },
    unread: { ...existing, balance: null },
    empty: { ...existing, totalSupply: rawAmount(0n) },
    loading: { kind: 'loading' },
    failed: { kind: 'failed' },
    notExists: { kind: 'notExists' },
  };
  const state = states[kind] ?? { kind: 'loading' };
  expect(finderAnswer({ hasAccount: true, hasTokens: true, isInvalid: false, state, rewards: null })).toBe(answer);
  expect(finderAnswer({ hasAccount: false, hasTokens: true, isInvalid: true, state, rewards: null })).toBe('connect');
  expect(finderAnswer({ hasAccount: true, hasTokens: true, isInvalid: true, state, rewards: null })).toBe('invalid');
  expect(finderAnswer({ hasAccount: true, hasTokens: false, isInvalid: false, state, rewards: null })).toBe('selectToken');
});

// V2-11
test.each<[string, RewardsState, string]>([
  ['say nothing yet', { kind: 'loading' }, 'loading'],
  ['cannot be read', { kind: 'failed' }, 'failed'],
  ['hold some of the account', staked(rawAmount(7n)), 'found'],
  ['hold none of the account', staked(rawAmount(0n)), 'noShares'],
  ['do not say what they hold of the account', staked(null), 'loading'],
])('of a pair without shares in the account the finder asks its rewards too: they %s', (_, rewards, answer) => {
  const amounts = { reserve0: rawAmount(1n), reserve1: rawAmount(1n), totalSupply: rawAmount(1n), balance: rawAmount(0n) };
  const state = { kind: 'exists', ...amounts, permit: null } as const;
  expect(finderAnswer({ hasAccount: true, hasTokens: true, isInvalid: false, state, rewards })).toBe(answer);
});

function staked(stakedAmount: RawAmount | null): RewardsState {
  const none = rawAmount(0n);
  return { kind: 'known', stakedAmount, earnedAmount: null, totalStakedAmount: none, totalRewardRate: none, periodFinish: null };
}

describe('pairs that are looked for', () => {
  const mainnet = chains[1];
  const own: Token = { kind: 'token', chainId: 1, address: A, decimals: 18, symbol: 'A', name: 'A' };

  // V2-10
  it('are pinned, saved, or of a known token with each base; each once', () => {
    const saved = { token0: own, token1: { ...own, address: B } };
    const refs = trackedPairs(mainnet, [own, mainnet.wrappedNative], [saved], { withSushi: false });
    const names = refs.map(({ token0, token1 }) => [token0.symbol, token1.symbol].sort().join('/'));
    expect(names.slice(0, 3)).toEqual(['cDAI/cUSDC', 'USDC/USDT', 'DAI/USDT']);
    expect(refs).toHaveLength(3 + 1 + 5 + 4);
    expect(new Set(refs.map(({ address }) => address)).size).toBe(refs.length);
    expect(refs.every(({ source }) => source === 'v2')).toBe(true);
  });

  it('have the addresses that CREATE2 gives, and those of the second factory where there is one (V2-8)', () => {
    const usdc = mainnet.tokens.filter(({ symbol }) => symbol === 'USDC');
    const refs = trackedPairs(mainnet, usdc, [], { withSushi: true });
    const addressOf = (source: string) =>
      refs.find((ref) => ref.source === source && ref.token0.symbol === 'USDC' && ref.token1.symbol === 'WETH')?.address;
    expect(addressOf('v2')).toBe('0xB4e16d0168e52d35CaCD2c6185b44281Ec28C9Dc');
    expect(addressOf('sushi')).toBe('0x397FF1542f962076d0BFE58eA045FfA2d347ACa0');
    expect(trackedPairs(chains[4], chains[4].tokens, [], { withSushi: true }).some(({ source }) => source === 'sushi')).toBe(false);
  });

  it('stake in four pools on chain 1 and in none elsewhere', () => {
    expect(
      rewardsRefs(mainnet)
        .map(({ stakingRewards }) => stakingRewards)
        .sort(),
    ).toEqual([
      '0x6C3e4cb2E96B01F4b866965A91ed4437839A121a',
      '0x7FBa4B8Dc5E7616e59622806932DBea72537A56b',
      '0xCA35e32e7926b96A9988f61d510E038108d8068e',
      '0xa1484C3aa22a66C62b77E0AE78E15258bd0cB711',
    ]);
    for (const id of [3, 10, 196, 42161] as const) expect(rewardsRefs(chains[id])).toEqual([]);
  });
});

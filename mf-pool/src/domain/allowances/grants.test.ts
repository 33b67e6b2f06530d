import { literalAddress, MAX_UINT256, rawAmount, type Address, type Token } from '@dex/mf-shared/domain';
import { mainnet, ONE, STAKING, TWO } from '../orders.fixture';
import { allowanceQuestions, answeredOf, grantId, isUnlimited } from './grants';
import { allowanceSubjects } from './subjects';
import type { PairRef } from '../v2/pair';
import { trackedPairs } from '../v2/trackedPairs';

const { v2, v3 } = mainnet;
if (!v2 || !v3?.migrator) throw new Error('fixture');
const share: Token = { ...ONE, address: literalAddress('0x00000000000000000000000000000000000000c1'), symbol: 'UNI-V2' };

describe('what is asked', () => {
  it('is each spender of the product once: of tokens, of shares, of positions', () => {
    const asked = allowanceQuestions(mainnet, [ONE, TWO], [{ token: share, stakingRewards: STAKING }], ['11', '12']);
    const of = (address: string) => asked.flatMap((one) => (one.kind === 'token' && one.token.address === address ? [one.spender] : []));
    expect(of(ONE.address)).toEqual([v2.router, v3.swapRouter, v3.swapRouter02, v3.nonfungiblePositionManager]);
    expect(of(share.address)).toEqual([v2.router, v3.migrator, STAKING]);
    expect(asked.filter(({ kind }) => kind === 'position')).toEqual(
      ['11', '12'].map((id) => ({ kind: 'position', collection: v3.nonfungiblePositionManager, id })),
    );
    expect(asked.flatMap((one) => (one.kind === 'operator' ? [one.spender] : []))).toEqual([
      v2.router,
      v3.swapRouter,
      v3.swapRouter02,
      v3.migrator,
    ]);
    expect(new Set(asked.map(grantId)).size).toBe(asked.length);
  });

  it('leaves out what a network does not have', () => {
    expect(allowanceQuestions({ v2: null, v3: null }, [ONE], [{ token: share, stakingRewards: null }], ['1'])).toEqual([]);
  });

  it('knows the shares of any pair of listed tokens that were approved from here, and names them by their pair', () => {
    const [pair] = trackedPairs(mainnet, [ONE], [], { withSushi: false }).filter(
      ({ token0, token1 }) => token0.address === ONE.address || token1.address === ONE.address,
    );
    if (!pair) throw new Error('No pair of this token is tracked');
    const known = {
      chain: mainnet,
      listed: [ONE],
      saved: [],
      shareSymbol: ({ source }: PairRef) => (source === 'sushi' ? 'SLP' : 'UNI-V2'),
    };
    const shares = (approved: readonly Address[]) => allowanceSubjects({ ...known, approved }).shares.map(({ token }) => token);
    expect(shares([]).some(({ address }) => address === pair.address)).toBe(false);
    expect(shares([pair.address]).find(({ address }) => address === pair.address)?.symbol).toBe(
      `UNI-V2 ${pair.token0.symbol}/${pair.token1.symbol}`,
    );
    const second = trackedPairs(mainnet, [ONE], [], { withSushi: true }).find(
      ({ source, token0, token1 }) => source === 'sushi' && [token0.address, token1.address].includes(ONE.address),
    );
    if (!second) throw new Error('No pair of the second factory is tracked');
    expect(shares([second.address]).find(({ address }) => address === second.address)?.symbol).toMatch(/^SLP /);
  });
});

it('says of no more tokens and positions that they were looked at than gave every answer', () => {
  const asked = allowanceQuestions(mainnet, [ONE, TWO], [], ['11', '12']);
  const looked = { tokens: 2, positions: 2 };
  expect(answeredOf(looked, [])).toEqual(looked);
  const unread = (kind: string) => asked.filter((question) => question.kind === kind);
  expect(answeredOf(looked, unread('token').slice(0, 2))).toEqual({ tokens: 1, positions: 2 });
  expect(answeredOf(looked, unread('token'))).toEqual({ tokens: 0, positions: 2 });
  expect(answeredOf(looked, unread('position').slice(1))).toEqual({ tokens: 2, positions: 1 });
  expect(answeredOf(looked, unread('operator').slice(1))).toEqual({ tokens: 2, positions: 0 });
});

test.each([
  [MAX_UINT256, true],
  [rawAmount(BigInt(MAX_UINT256) - 5n * 10n ** 30n), true],
  [rawAmount((1n << 160n) - 1n), true],
  [rawAmount((1n << 112n) - 1n), true],
  [rawAmount((1n << 96n) - 1n), true],
  [rawAmount((1n << 96n) - 2n), false],
  [rawAmount(10n ** 33n), false],
  [rawAmount(0n), false],
])('%s is any amount: %s', (amount, expected) => {
  expect(isUnlimited(amount)).toBe(expected);
});

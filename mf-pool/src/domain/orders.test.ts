import { rawAmount, requireAddress } from '@dex/mf-shared/domain';
import { migrateOrder } from './migrate/migrateOrder';
import { stakeOrder, takeOrder } from './mining/stakingOrders';
import { ACCOUNT, addTerms, mainnet, migrateTerms, ONE, PAIR, removeTerms, ROUTER, STAKING, TWO } from './orders.fixture';
import { acceptedAddition, acceptedRemoval, addPairOrder, removePairOrder } from './v2/pairOrders';
import { addPositionOrder, collectFeesOrder, createPoolOrder, removePositionOrder } from './v3/positionOrders';

// What a trial of each order is held against (ORDER-3), and what has to be allowed for it.
const owner = { chainId: 1, account: ACCOUNT } as const;
const share = { ...ONE, address: PAIR };
const MANAGER = requireAddress(`0x${'9'.repeat(40)}`);
const raw = (value: number) => rawAmount(BigInt(value));

const addition = {
  manager: MANAGER,
  token0: ONE.address,
  token1: TWO.address,
  tokenId: null,
  fee: 3000,
  tickLower: -60,
  tickUpper: 60,
  amount0Desired: '10',
  amount1Desired: '20',
  amount0Min: '9',
  amount1Min: '19',
  deadlineSeconds: 99,
  nativeSide: null,
  startSqrtPriceX96: null,
} as const;

describe('a new position', () => {
  it('takes no more than the deposits, from what the manager may take', () => {
    const order = addPositionOrder(owner, addition, ONE, TWO);
    expect(order.needs).toEqual([
      { token: ONE, spender: MANAGER, amount: '10', permit: null },
      { token: TWO, spender: MANAGER, amount: '20', permit: null },
    ]);
    expect(order.limits.leaves).toEqual([
      { asset: ONE.address, maximum: '10' },
      { asset: TWO.address, maximum: '20' },
    ]);
    expect(order.lastSecond).toBe(99);
  });

  it('needs nothing allowed for the native coin, nor for a side that takes no part', () => {
    const order = addPositionOrder(owner, { ...addition, nativeSide: 1, amount0Desired: '0' }, ONE, TWO);
    expect(order.needs).toEqual([]);
    expect(order.limits.leaves).toEqual([
      { asset: ONE.address, maximum: '0' },
      { asset: 'native', maximum: '20' },
    ]);
  });

  it('may need its pool to be made alone, which moves nothing', () => {
    const { limits, needs } = createPoolOrder(owner, { ...addition, startSqrtPriceX96: '1' });
    expect([needs, limits]).toEqual([[], { leaves: [], arrives: [] }]);
  });
});

describe('what a position pays', () => {
  const terms = { ...addition, tokenId: '7', expected0: '3', expected1: '4' };

  it('arrives at the account in full, whether or not it is unwrapped', () => {
    expect(collectFeesOrder(owner, terms).limits.arrives).toEqual([
      { asset: ONE.address, minimum: '3', recipient: ACCOUNT },
      { asset: TWO.address, minimum: '4', recipient: ACCOUNT },
    ]);
    expect(removePositionOrder(owner, { ...terms, nativeSide: 0, liquidity: '5' }).limits.arrives).toEqual([
      { asset: 'native', minimum: '3', recipient: ACCOUNT },
      { asset: TWO.address, minimum: '4', recipient: ACCOUNT },
    ]);
  });
});

describe('a pair', () => {
  it('takes no more than the deposits, and gives the shares that are shown', () => {
    const order = addPairOrder(owner, { ...addTerms, b: mainnet.native }, { pair: PAIR, minimum: raw(5) });
    expect(order.needs).toEqual([{ token: ONE, spender: ROUTER, amount: '100', permit: null }]);
    expect(order.limits).toEqual({
      leaves: [
        { asset: ONE.address, maximum: '100' },
        { asset: 'native', maximum: '200' },
      ],
      arrives: [{ asset: PAIR, minimum: '5', recipient: ACCOUNT }],
    });
  });

  it('gives the minimums of either side for no more than the shares', () => {
    const order = removePairOrder(owner, removeTerms, share, null);
    expect(order.needs).toEqual([{ token: share, spender: ROUTER, amount: '50', permit: null }]);
    expect(order.limits).toEqual({
      leaves: [{ asset: PAIR, maximum: '50' }],
      arrives: [
        { asset: ONE.address, minimum: '99', recipient: ACCOUNT },
        { asset: TWO.address, minimum: '198', recipient: ACCOUNT },
      ],
    });
  });

  it('takes what was measured as new terms, in the call of a withdrawal too, and nothing else with it', () => {
    const removal = removePairOrder(owner, removeTerms, share, null);
    const accepted = acceptedRemoval(removal, { kind: 'arrivesLess', asset: TWO.address, measured: '150', limit: '198' });
    expect([accepted.terms.minimumA, accepted.terms.minimumB]).toEqual(['99', '150']);
    expect(accepted.limits.arrives.map(({ minimum }) => minimum)).toEqual(['99', '150']);
    expect(accepted.limits.leaves).toEqual(removal.limits.leaves);
    const addition = addPairOrder(owner, addTerms, { pair: PAIR, minimum: raw(5) });
    const less = acceptedAddition(addition, { kind: 'arrivesLess', asset: PAIR, measured: '4', limit: '5' });
    expect([less.terms, less.limits.arrives[0]?.minimum]).toEqual([addition.terms, '4']);
    expect(acceptedAddition(addition, { kind: 'leavesMore', asset: ONE.address, measured: '101', limit: '100' })).toEqual(addition);
  });

  it('moves no more than the shares; a signature may be for more, since the call passes on what was signed', () => {
    const order = migrateOrder(owner, migrateTerms, share, null, ['native', TWO.address]);
    expect(order.needs).toEqual([
      { token: share, spender: migrateTerms.migrator, amount: '50', permit: null, permitPasses: 'signedAmount' },
    ]);
    expect(order.limits.leaves).toEqual([{ asset: PAIR, maximum: '50' }]);
    expect(order.limits.arrives.map(({ asset, minimum }) => [asset, minimum])).toEqual([
      ['native', '0'],
      [TWO.address, '0'],
    ]);
  });
});

describe('staking', () => {
  it('takes the shares, and gives back no less than what was staked and earned', () => {
    const stake = stakeOrder(owner, { stakingRewards: STAKING, amount: raw(7), share }, null);
    expect(stake.needs).toEqual([{ token: share, spender: STAKING, amount: '7', permit: null }]);
    expect(stake.limits.leaves).toEqual([{ asset: PAIR, maximum: '7' }]);
    const take = takeOrder('withdraw', owner, {
      stakingRewards: STAKING,
      shares: { token: share, amount: raw(7) },
      rewards: null,
      rewardToken: ONE,
    });
    expect(take.limits.arrives).toEqual([{ asset: PAIR, minimum: '7', recipient: ACCOUNT }]);
  });
});

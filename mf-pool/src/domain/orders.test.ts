import { AUTO_SLIPPAGE, rawAmount, requireAddress } from '@dex/mf-shared/domain';
import type { BrokenLimit, Order } from '@dex/mf-shared/orders';
import { migrateOrder } from './migrate/migrateOrder';
import { stakeOrder, takeOrder } from './mining/stakingOrders';
import { ACCOUNT, addTerms, mainnet, migrateTerms, ONE, PAIR, removeTerms, ROUTER, STAKING, TWO } from './orders.fixture';
import { acceptedAddition, acceptedRemoval, addPairOrder, removePairOrder } from './v2/pairOrders';
import { agreedShares } from './v2/shares';
import { acceptedCollection, acceptedRemoval as acceptedPositionRemoval } from './v3/acceptedPayouts';
import { acceptedCollectAll, collectAllOrder, passedOn } from './v3/collectAll';
import { addPositionOrder, collectFeesOrder, createPoolOrder, removePositionOrder } from './v3/positionOrders';

// What a trial of each order is held against (ORDER-3), and what has to be allowed for it.
const owner = { chainId: 1, account: ACCOUNT } as const;
const share = { ...ONE, address: PAIR };
const MANAGER = requireAddress(`0x${'9'.repeat(40)}`);
const raw = (value: number) => rawAmount(BigInt(value));
const pairShown = {
  share,
  unread: [],
  slippageBps: AUTO_SLIPPAGE.addV2,
  moment: { reserveA: raw(1000), reserveB: raw(2000), totalSupply: raw(1400) },
} as const;

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
  const terms = { ...addition, tokenId: '7', expected0: '3', expected1: '4', only: null };

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

// ORDER-3
describe('a token that delivers less than the pool pays', () => {
  const sides = { currencies: [ONE, TWO], owner: ACCOUNT, unread: [] } as const;
  const terms = { ...addition, ...sides, tokenId: '7', expected0: '1000', expected1: '400', only: null, fees0: '1000', fees1: '400' };
  const short = (asset: BrokenLimit['asset'], measured: string, limit: string): BrokenLimit => ({
    kind: 'arrivesLess',
    asset,
    measured,
    limit,
  });
  const least = ({ limits }: Order) => limits.arrives.map(({ minimum }) => minimum);

  it('is collected for what arrives of it, which is shown and held from then on', () => {
    const order = acceptedCollection(collectFeesOrder(owner, terms), short(ONE.address, '999', '1000'));
    expect([order.terms.expected0, order.terms.fees0, order.terms.fees1]).toEqual(['999', '999', '400']);
    expect(least(order)).toEqual(['999', '400']);
  });

  it('is the one side, where the other is paid as the native coin', () => {
    const coin = { ...terms, nativeSide: 0 } as const;
    const order = acceptedCollection(collectFeesOrder(owner, coin), short(TWO.address, '396', '400'));
    expect(least(order)).toEqual(['1000', '396']);
    const ofCoin = acceptedCollection(collectFeesOrder(owner, coin), short('native', '999', '1000'));
    expect(least(ofCoin)).toEqual(['999', '400']);
    // The wrapped coin itself does not arrive there.
    expect(acceptedCollection(collectFeesOrder(owner, coin), short(ONE.address, '1', '1000')).terms).toEqual(coin);
  });

  it('is removed for what arrives of it, with the room for the price and at the minimums that were chosen', () => {
    const removal = { ...terms, unread: [], liquidity: '5', expected0: '9500', freed0: '9000', freed1: '2', fees0: '1000' };
    const order = acceptedPositionRemoval(removePositionOrder(owner, removal), short(ONE.address, '9000', '9500'));
    expect(order.terms).toMatchObject({ expected0: '8550', freed0: '8100', fees0: '900', amount0Min: '9', freed1: '2', fees1: '400' });
    // The next block may give a little less.
    expect(least(order)).toEqual(['8550', '400']);
    const again = acceptedPositionRemoval(order, short(ONE.address, '8000', '8550'));
    expect([again.terms.expected0, again.terms.freed0, again.terms.fees0]).toEqual(['7600', '7200', '800']);
    const unknown = acceptedPositionRemoval(removePositionOrder(owner, { ...removal, fees0: null }), short(ONE.address, '8100', '9500'));
    expect([unknown.terms.expected0, unknown.terms.freed0, unknown.terms.fees0]).toEqual(['8100', '8100', null]);
    const second = acceptedPositionRemoval(removePositionOrder(owner, { ...removal, freed1: '500' }), short(TWO.address, '270', '400'));
    expect([second.terms.expected1, second.terms.freed1, second.terms.fees1]).toEqual(['120', '150', '120']);
    expect(acceptedPositionRemoval(order, { ...short(ONE.address, '1', '2'), kind: 'leavesMore' })).toBe(order);
  });

  it('stops no collection from all, and lowers the minimums that the chain holds first', () => {
    const wrappedNative = mainnet.wrappedNative.address;
    const all = {
      manager: MANAGER,
      wrappedNative,
      rewards: [],
      positions: [
        { tokenId: '1', token0: ONE.address, token1: TWO.address, expected0: '600', expected1: '5' },
        { tokenId: '2', token0: ONE.address, token1: wrappedNative, expected0: '400', expected1: '7' },
        { tokenId: '3', token0: TWO.address, token1: wrappedNative, expected0: '5', expected1: '8' },
      ],
    };
    const lowered = (measured: string) => acceptedCollectAll(collectAllOrder(owner, all), short(ONE.address, measured, '1000'));
    expect(least(lowered('990'))).toEqual(['990', '10', '15']);
    expect(passedOn(lowered('990').terms)).toContainEqual({ asset: ONE.address, amount: 390n });
    expect(least(lowered('500'))).toEqual(['500', '10', '15']);
    expect(lowered('500').terms.positions.map(({ tokenId, expected0 }) => [tokenId, expected0])).toEqual([
      ['1', '500'],
      ['2', '0'],
      ['3', '5'],
    ]);
    expect(acceptedCollectAll(collectAllOrder(owner, all), short(STAKING, '1', '2')).terms).toEqual(all);
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
    const removal = removePairOrder(owner, { ...removeTerms, ...pairShown }, share, null);
    const accepted = acceptedRemoval(removal, { kind: 'arrivesLess', asset: TWO.address, measured: '150', limit: '198' });
    // What is shown is what arrives, too; the next block may give a little less, as before.
    expect([accepted.terms.minimumA, accepted.terms.minimumB]).toEqual(['99', '148']);
    expect([accepted.terms.amountA, accepted.terms.amountB]).toEqual(['100', '150']);
    expect(accepted.limits.arrives.map(({ minimum }) => minimum)).toEqual(['99', '148']);
    const again = acceptedRemoval(accepted, { kind: 'arrivesLess', asset: TWO.address, measured: '75', limit: '148' });
    expect([again.terms.amountB, again.terms.minimumB, again.limits.arrives[1]?.minimum]).toEqual(['75', '74', '74']);
    expect(accepted.limits.leaves).toEqual(removal.limits.leaves);
    const addition = addPairOrder(owner, { ...addTerms, ...pairShown, measuredShares: null }, { pair: PAIR, minimum: raw(5) });
    const less = acceptedAddition(addition, { kind: 'arrivesLess', asset: PAIR, measured: '4', limit: '5' });
    expect([less.terms, less.limits.arrives[0]?.minimum]).toEqual([{ ...addition.terms, measuredShares: '4' }, '4']);
    expect(agreedShares(less.terms).minted).toBe('4');
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

/** @jest-environment jsdom */
import '../../../../mf-shared/src/testing/browserGaps';
import { EMPTY_CONFIG, parseHex, rawAmount, requireAddress, resolveChains } from '@dex/mf-shared/domain';
import type { OrderProblem } from '@dex/mf-shared/orders';
import { sqrtRatioAtTick } from '@dex/mf-shared/domain/maths';
import type { HeldPosition } from '../holdings/holding';
import { holdingText } from '../page/holdingText';
import { callRows } from '../page/reviewRows';
import { reviewView } from '../page/reviewView';
import { english } from '../words/english';
import { positionWays } from './positionWays';
import type { Way } from './way';

const chain = resolveChains(EMPTY_CONFIG)[1];
const WETH = chain.wrappedNative;
const account = requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
const low = requireAddress(`0x${'1'.repeat(40)}`);
const held: HeldPosition = {
  kind: 'position',
  position: {
    tokenId: '11',
    nonce: '0',
    operator: account,
    token0: low,
    token1: WETH.address,
    fee: 3000,
    tickLower: -6000,
    tickUpper: 6000,
    liquidity: '1000000000007',
    feeGrowthInside0LastX128: '0',
    feeGrowthInside1LastX128: '0',
    tokensOwed0: '0',
    tokensOwed1: '0',
  },
  token0: { kind: 'token', chainId: 1, address: low, decimals: 0, symbol: '0x1111…1111', name: low },
  token1: WETH,
  unread: [0],
  sqrtPriceX96: sqrtRatioAtTick(17),
  fees: { amount0: 5n, amount1: 7n },
};
const ways = (position = held) => positionWays(position, { chain, account }, { slippageBps: 50, deadlineSeconds: 9 });

// V3-31
test('a way out of a position offers each of its tokens alone, which expects nothing of the other', () => {
  for (const way of ways()) {
    expect(way.alone?.map(({ symbol }) => symbol)).toEqual(['0x1111…1111', chain.native.symbol]);
    for (const [side, { way: alone }] of (way.alone ?? []).entries()) {
      expect(alone.order.terms).toMatchObject({ only: side, [side === 0 ? 'expected1' : 'expected0']: '0' });
      expect(alone.alone).toEqual([]);
    }
  }
});

/** The review of a way that something stands in the way of. */
function draw(way: Way, problem: OrderProblem, goAlone = jest.fn()) {
  const nothing = () => undefined;
  const actions = {
    connect: nothing,
    lookAgain: nothing,
    setTolerance: nothing,
    setOtherPair: nothing,
    name: nothing,
    open: nothing,
    close: nothing,
    checkAgain: nothing,
    accept: nothing,
    confirm: nothing,
    goAlone,
  };
  const checked = { kind: 'blocked', problem } as const;
  return reviewView(english, chain, { title: 'Remove', way, checked, isAsking: false, openedAt: 0, refusal: null }, actions);
}

test('they are shown where one of the two tokens may be what stands in the way, and only there', () => {
  const [way] = ways();
  if (!way) throw new Error('There is a way');
  const goAlone = jest.fn();
  const error = { code: 'reverted', message: 'TF', reason: 'TF' } as const;
  draw(way, { kind: 'wouldFail', error }, goAlone).querySelector<HTMLButtonElement>('#exit-alone-1')?.click();
  expect(goAlone).toHaveBeenCalledWith(way.alone?.[1]?.way);
  expect(draw(way, { kind: 'notChecked', error }).querySelector('#exit-alone-1')).toBeNull();
});

// V3-27
test('of a token that does not say what it is no amount is shown, and all of the position can be removed', () => {
  const { rows } = holdingText(english, chain, held);
  for (const [, value] of rows) expect(value).toMatch(/^– 0x1111.* \+ [\d.]+ WETH$/);
  expect(ways().map(({ kind }) => kind)).toEqual(['remove', 'collect']);
  expect(ways()[0]?.currencies).toEqual([WETH]);
});

// ORDER-3
test('what is to be accepted of a token that does not say what it is is named in its smallest units, never by a dash', () => {
  const [way] = ways();
  if (!way) throw new Error('There is a way');
  const review = draw(way, { kind: 'arrivesLess', asset: low, measured: '1234', limit: '2000' });
  expect(review.querySelector('#exit-accept')?.textContent).toBe('Go on with 1234 smallest units of 0x1111...1111');
  const problem = review.querySelector('[data-testid="exit-problem"]')?.textContent ?? '';
  expect(problem).toContain('1234 smallest units of 0x1111...1111 would arrive');
  expect(problem).toContain('2000 smallest units');
  const known = draw(way, { kind: 'arrivesLess', asset: WETH.address, measured: '1000000000000000000', limit: '2000000000000000000' });
  expect(known.querySelector('#exit-accept')?.textContent).toBe('Go on with 1 WETH');
});

// ORDER-1, V3-31
describe('what is asked of a removal names each least by its own token', () => {
  const plain: HeldPosition = { ...held, token0: { ...held.token0, decimals: 6, symbol: 'ONE' }, unread: [] };
  const low2 = requireAddress(`0x${'2'.repeat(40)}`);
  /** A position without the wrapped coin: both tokens are paid as they are. */
  const twoTokens: HeldPosition = {
    ...plain,
    position: { ...held.position, token1: low2 },
    token1: { kind: 'token', chainId: 1, address: low2, decimals: 3, symbol: 'TWO', name: 'Two' },
  };
  const leastRows = (of: HeldPosition, pick: (way: Way) => Way | undefined = (way) => way) => {
    const [remove] = ways(of);
    const way = remove && pick(remove);
    if (!way) throw new Error('There is a way');
    const says = way.orderKind.promises(way.order, [], 0);
    const data = parseHex('0x');
    if (!data) throw new Error('There is a call');
    const rows = callRows(english, chain, way, { call: { to: account, data, value: rawAmount(0n) }, says });
    return rows.filter(([name]) => name === english.receivesAtLeast).map(([, value]) => value.replace(/^[\d.,]+/, 'n'));
  };

  it('where both say what they are', () => {
    expect(leastRows(twoTokens)).toEqual(['n ONE', 'n TWO']);
  });

  it.each([
    [0, ['– 0x1111...1111', 'n TWO']],
    [1, ['n ONE', '– 0x2222...2222']],
  ] as const)('where token %d does not', (side, rows) => {
    expect(leastRows({ ...twoTokens, unread: [side] })).toEqual(rows);
  });

  it.each([
    [0, ['n ONE']],
    [1, ['n TWO']],
  ] as const)('where token %d is taken alone, of it alone', (side, rows) => {
    expect(leastRows(twoTokens, ({ alone }) => alone?.[side]?.way)).toEqual(rows);
  });
});

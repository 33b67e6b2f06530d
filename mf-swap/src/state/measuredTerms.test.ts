import { rawAmount, requireBps, type Address } from '@dex/mf-shared/domain';
import { findRoutes, hopsOf } from '../domain/findRoutes';
import { poolsOf } from '../domain/poolFacts';
import type { Trade } from '../domain/trade';
import { ACCOUNT, ethPools, ethTrade, mainnet, USDC, WETH } from './fixtures';
import { measuredTerms } from './measuredTerms';
import { swapDraft } from './swapDraft';
import type { SwapFacts } from './swapFacts';
import type { Review } from './swapSlice';

const OUTPUT = 1_992_013_952n;

/** 1 ETH for USDC through the deep pair of version 2. */
function pairTrade(): Trade {
  const [route] = findRoutes(hopsOf({ v2: poolsOf(ethPools()).v2 }), WETH, USDC, 1);
  if (!route) throw new Error('No route');
  const amounts = { inputAmount: 10n ** 18n, outputAmount: OUTPUT };
  return { ...ethTrade(), version: 'v2', router: 'v2', ...amounts, legs: [{ route, ...amounts }] };
}

const FACTS: SwapFacts = {
  wrap: null,
  slippage: requireBps(50),
  limits: { maximumInput: rawAmount(10n ** 18n), minimumOutput: rawAmount(1_982_103_434n) },
  impact: { numerator: 1n, denominator: 1000n },
  networkCost: null,
  impactSeverity: 0,
  hasEnough: true,
  spender: null,
  approval: 'APPROVED',
  permitInfo: null,
  permit: 'NOT_APPLICABLE',
  batching: 'none',
  needsApproval: false,
  receiver: ACCOUNT,
  button: 'swap',
};

function review(trade: Trade): Review {
  return {
    agreedKey: 'agreed',
    isOpened: true,
    facts: FACTS,
    wish: {
      chain: mainnet,
      account: ACCOUNT,
      recipient: { address: ACCOUNT, name: null },
      trade,
      slippage: requireBps(50),
      userDeadlineSeconds: 1800,
      blockTimestamp: 1000,
      clockSeconds: 5,
      acceptedMinimum: null,
    },
  };
}

const less = (measured: bigint, asset: Address | 'native' = USDC.address) =>
  ({ kind: 'arrivesLess', asset, measured: String(measured), limit: '1982103434' }) as const;

// ORDER-3, SWAP-10
test('a measured figure becomes amount, limit, impact and record alike: nothing is shown better than what is enforced', () => {
  const arrived = (OUTPUT * 95n) / 100n;
  const terms = measuredTerms(review(pairTrade()), less(arrived), false);
  if (terms.kind !== 'offered') throw new Error(terms.kind);
  const { wish, facts, agreedKey } = terms.review;
  expect(wish.trade).toMatchObject({ outputAmount: arrived, keptByToken: OUTPUT - arrived, legs: [{ outputAmount: arrived }] });
  expect(facts.limits).toEqual({ maximumInput: '1000000000000000000', minimumOutput: String(arrived) });
  expect(facts.impactSeverity).toBe(3);
  expect(agreedKey).toBe('agreed');
  const draft = swapDraft(wish);
  expect(draft?.order).toMatchObject({ terms: { minimumOutput: String(arrived) }, limits: { arrives: [{ minimum: String(arrived) }] } });
  expect(draft?.record.summary).toMatchObject({ output: { amount: '1,892' } });
});

// SWAP-2
test('one that costs more than 15 % is the experts’ alone', () => {
  expect(measuredTerms(review(pairTrade()), less(OUTPUT / 2n), false).kind).toBe('tooDear');
  expect(measuredTerms(review(pairTrade()), less(OUTPUT / 2n), true)).toMatchObject({
    kind: 'offered',
    review: { facts: { impactSeverity: 4 } },
  });
});

// ORDER-3
test.each([
  ['what leaves beyond its maximum', pairTrade(), { kind: 'leavesMore', asset: USDC.address, measured: '5', limit: '4' }],
  ['less of another asset', pairTrade(), less(5n, WETH.address)],
  ['less of the coin', pairTrade(), less(5n, 'native')],
  ['nothing at all', pairTrade(), less(0n)],
  ['more than was quoted', pairTrade(), less(OUTPUT + 1n)],
  ['a call that fails', pairTrade(), { kind: 'wouldFail', error: { code: 'reverted', message: 'K' } }],
  ['version 3, whose router does not measure', ethTrade(), less(1_500_000_000n)],
  ['a purchase', { ...pairTrade(), tradeType: 'exactOutput' }, less(1_500_000_000n)],
  ['several ways', { ...pairTrade(), legs: [...pairTrade().legs, ...pairTrade().legs] }, less(1_500_000_000n)],
] as const)('%s makes no terms', (_, trade, problem) => {
  expect(measuredTerms(review(trade), problem, true)).toEqual({ kind: 'none' });
});

/** @jest-environment jsdom */
import '@dex/mf-shared/testing';
import { ownPosition } from '../position/positionPage.fixture';
import { shownRemoval } from '../../../domain/v3/shownTerms';
import { removalRecord } from './removalRecord';

const sqrtPriceX96 = ownPosition.sqrtPriceX96 ?? 0n;
const facts = { ...ownPosition, fees: ownPosition.owed, asWrapped: true, percent: 50, sqrtPriceX96, slippageBps: 50, deadlineSeconds: 9 };

// V3-27
test('a removal keeps no amount of a token that does not say what it is, but the same part of the liquidity', () => {
  const [known, unread] = [shownRemoval(facts), shownRemoval({ ...facts, unread: [1] })];
  expect(unread.liquidity).toBe(known.liquidity);
  expect(unread.amount1Min).toBe(known.amount1Min);
  expect(removalRecord(known).summary).not.toMatchObject({ b: { amount: '–' } });
  const { a } = { a: undefined, ...removalRecord(known).summary };
  expect(removalRecord(unread).summary).toMatchObject({ a, b: { amount: '–' } });
});

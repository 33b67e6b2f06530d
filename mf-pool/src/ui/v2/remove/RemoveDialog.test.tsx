/** @jest-environment jsdom */
import { renderWithServices } from '@dex/mf-shared/testing';
import { AUTO_SLIPPAGE, rawAmount } from '@dex/mf-shared/domain';
import { PAIR, removeTerms } from '../../../domain/orders.fixture';
import { shareOf } from '../shareOf';
import { AgreedRemoval } from './RemoveDialog';
import { removalRecord } from './removalRecord';

const share = { ...shareOf({ chainId: 1, address: PAIR, source: 'v2' }), address: PAIR };
const moment = { reserveA: rawAmount(1000n), reserveB: rawAmount(2000n), totalSupply: rawAmount(1400n) };

// ORDER-17
test('the amounts of a token of a pair that does not say its decimals are dashes, in the review and in the record', () => {
  const terms = { ...removeTerms, share, moment, slippageBps: AUTO_SLIPPAGE.remove, unread: ['b'] } as const;
  const shown = renderWithServices(<AgreedRemoval terms={terms} />).container.textContent;
  expect(shown).toContain('–T2');
  expect(shown).not.toContain('–T1');
  expect(shown).not.toContain('1 T1 =');
  expect(removalRecord(terms).summary).toMatchObject({ a: { symbol: 'T1' }, b: { amount: '–', symbol: 'T2' }, sharesOf: PAIR });
  expect(removalRecord({ ...terms, unread: [] }).summary).not.toMatchObject({ b: { amount: '–' } });
});

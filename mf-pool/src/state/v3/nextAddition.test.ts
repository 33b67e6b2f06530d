import { requireAddress } from '@dex/mf-shared/domain';
import type { ShownAddition } from '../../domain/v3/shownTerms';
import { selectNextAddition } from './keptAddition';
import { nextAdditionEnded, poolV3Reducer, additionDue, type NextAddition, type WithPoolV3 } from './poolV3Slice';

const account = requireAddress(`0x${'1'.repeat(40)}`);
const other = requireAddress(`0x${'2'.repeat(40)}`);
const next: NextAddition = { subject: 'form', chainId: 1, account, isSent: true, terms: {} as ShownAddition };

function after(...actions: readonly Parameters<typeof poolV3Reducer>[1][]): WithPoolV3 {
  const poolV3 = actions.reduce<ReturnType<typeof poolV3Reducer> | undefined>(poolV3Reducer, undefined);
  return { poolV3: poolV3 ?? poolV3Reducer(undefined, { type: '' }) } as WithPoolV3;
}

// V3-34
test('the addition after a purchase waits for its own form, network and account alone', () => {
  const state = after(additionDue(next));
  expect(selectNextAddition(state, next)).toEqual(next);
  expect(selectNextAddition(state, { ...next, subject: 'another' })).toBeNull();
  expect(selectNextAddition(state, { ...next, chainId: 10 })).toBeNull();
  expect(selectNextAddition(state, { ...next, account: other })).toBeNull();
  expect(selectNextAddition(state, { ...next, account: null })).toBeNull();
});

// V3-34
test('it waits until it is sent or left, whatever happens to other forms', () => {
  expect(selectNextAddition(after(additionDue(next), nextAdditionEnded('another')), next)).toEqual(next);
  expect(selectNextAddition(after(additionDue(next), nextAdditionEnded('form')), next)).toBeNull();
});

import { parseHex, rawAmount, type Hex } from '@dex/mf-shared/domain';
import { supplyOf } from './supplyRead';

const word = (digits: string): Hex =>
  parseHex(`0x${digits.padStart(64, '0')}`) ??
  (() => {
    throw new TypeError('not hex');
  })();

it('what was read is known, and nothing else is', () => {
  expect(supplyOf({ kind: 'valid', data: word('2a'), blockNumber: 7, syncing: false })).toEqual({ kind: 'known', value: rawAmount(42n) });
  expect(supplyOf(undefined)).toEqual({ kind: 'loading' });
  expect(supplyOf({ kind: 'loading' })).toEqual({ kind: 'loading' });
});

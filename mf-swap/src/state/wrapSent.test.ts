import { parseTxHash } from '@dex/mf-shared/domain';
import { amountTyped, sideWriteChanged, swapReducer, type SideWrite } from './swapSlice';

const hash = parseTxHash(`0x${'a'.repeat(64)}`);
if (!hash) throw new Error('Not a hash');

const typed = swapReducer(undefined, amountTyped({ field: 'INPUT', value: '1' }));
const after = (kind: SideWrite['kind'], status: SideWrite['status']) => swapReducer(typed, sideWriteChanged({ kind, status })).typedValue;

test.each(['wrap', 'unwrap'] as const)('%s: what was sent leaves nothing to press again, what was not keeps the amount', (kind) => {
  expect(after(kind, { kind: 'sent', hash })).toBe('');
  expect(after(kind, { kind: 'asking' })).toBe('1');
  expect(after(kind, { kind: 'failed', reason: 'no' })).toBe('1');
});

test('an approval keeps the amount that it is for', () => {
  expect(after('approve', { kind: 'sent', hash })).toBe('1');
});

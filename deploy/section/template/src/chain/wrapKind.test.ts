import { arbitrary, proveReadBack } from '@dex/mf-shared/testing';
import fc from 'fast-check';
import { wrapKind } from './wrapKind';

it('what leaves says what was promised, and no changed byte does', async () => {
  await proveReadBack(wrapKind, { terms: fc.record({ wrappedNative: arbitrary.address, amount: arbitrary.amount }), runs: 50 });
});

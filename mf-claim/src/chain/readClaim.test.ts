import fc from 'fast-check';
import { parseHex } from '@dex/mf-shared/domain';
import { arbitrary, proveReadBack } from '@dex/mf-shared/testing';
import { claimKind } from './claimKind';

const { address, amount, bytes32 } = arbitrary;

test('what is read from the call of a claim is what it promises', async () => {
  const entry = fc.record({ index: fc.nat(), amount, proof: fc.array(bytes32, { maxLength: 18 }) });
  await proveReadBack(claimKind, { terms: fc.record({ distributor: address, recipient: address, entry }), runs: 100 });
});

test('a call without a claim is refused', () => {
  const [distributor, value] = fc.sample(fc.tuple(address, amount), 1)[0] ?? [];
  const data = parseHex('0x9e34070f');
  if (!distributor || !value || !data) throw new Error('No call');
  expect(claimKind.read({ to: distributor, data, value }, distributor)).toBeNull();
});

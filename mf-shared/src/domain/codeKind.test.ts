import fc from 'fast-check';
import { codeKind } from './codeKind';

const hex = (bytes: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${bytes * 2}}$`));

test('the code of nobody, of a delegating account (EIP-7702), and of a contract', () => {
  expect(codeKind('0x')).toBe('none');
  fc.assert(fc.property(hex(20), (target) => codeKind(`0xef0100${target}`) === 'delegated'));
  fc.assert(fc.property(hex(30), (code) => codeKind(`0x60${code}`) === 'contract'));
});

test.each([
  ['a byte too few', `0xef0100${'11'.repeat(19)}`],
  ['a byte too many', `0xef0100${'11'.repeat(21)}`],
  ['another version', `0xef0101${'11'.repeat(20)}`],
])('a delegation with %s is a contract', (_, code) => {
  expect(codeKind(code)).toBe('contract');
});

test.each([null, undefined, 7, '', '0x1', 'ef0100', {}])('%j is no answer', (answer) => {
  expect(codeKind(answer)).toBeNull();
});

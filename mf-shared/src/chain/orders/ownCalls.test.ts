import fc from 'fast-check';
import { literalAddress, requireAddress } from '../../domain/address';
import { rawAmount, ZERO_AMOUNT } from '../../domain/rawAmount';
import { requireHexText } from '../abiWords';
import { approveCall, multicallWalletCall } from './ownCalls';
import { readApproval } from './readApproval';
import { readWalletBatch } from './readWalletBatch';

const ME = literalAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266');
const hexes = (bytes: number) => fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((list) => Buffer.from(list).toString('hex'));
const addresses = hexes(20).map((text) => requireAddress(`0x${text}`));
const amounts = fc.bigInt({ min: 0n, max: (1n << 256n) - 1n }).map(rawAmount);
const datas = fc.uint8Array({ maxLength: 100 }).map((list) => requireHexText(`0x${Buffer.from(list).toString('hex')}`));
const calls = fc.array(fc.record({ to: addresses, value: amounts, data: datas }), { maxLength: 4 });

// ORDER-1
test('an approval says what it was made from, whatever that is', () => {
  fc.assert(
    fc.property(addresses, addresses, amounts, (token, spender, amount) => {
      expect(readApproval(approveCall(token, spender, amount), ME)).toEqual([{ kind: 'allows', token, spender, amount }]);
    }),
  );
});

test('an approval with one byte changed says something else, or nothing', () => {
  fc.assert(
    fc.property(
      addresses,
      addresses,
      amounts,
      fc.nat({ max: 67 }),
      fc.integer({ min: 1, max: 255 }),
      (token, spender, amount, at, flip) => {
        const call = approveCall(token, spender, amount);
        expect(readApproval({ ...call, data: flipped(call.data, at, flip) }, ME)).not.toEqual(readApproval(call, ME));
      },
    ),
    { numRuns: 1000 },
  );
});

test('an approval that carries coins, or more bytes than it needs, is not read', () => {
  const call = approveCall(ME, ME, rawAmount(5n));
  expect(readApproval({ ...call, value: rawAmount(1n) }, ME)).toBeNull();
  expect(readApproval({ ...call, data: requireHexText(`${call.data}00`) }, ME)).toBeNull();
});

// ORDER-16
test('the calls of a contract wallet are read back as they were put in', () => {
  fc.assert(
    fc.property(addresses, calls, (account, list) => {
      expect(readWalletBatch(multicallWalletCall(account, list), account)).toEqual(list);
    }),
  );
});

test('a call of a contract wallet with one byte changed says something else, or nothing', () => {
  fc.assert(
    fc.property(addresses, calls, fc.nat(), fc.integer({ min: 1, max: 255 }), (account, list, at, flip) => {
      const call = multicallWalletCall(account, list);
      const changed = { ...call, data: flipped(call.data, at % ((call.data.length - 2) / 2), flip) };
      expect(readWalletBatch(changed, account)).not.toEqual(list);
    }),
    { numRuns: 1000 },
  );
});

test('only the account itself is its contract wallet, and without coins', () => {
  const call = multicallWalletCall(ME, []);
  expect(readWalletBatch(call, requireAddress(`0x${'1'.repeat(40)}`))).toBeNull();
  expect(readWalletBatch({ ...call, value: rawAmount(1n) }, ME)).toBeNull();
  expect(readWalletBatch({ ...call, value: ZERO_AMOUNT }, ME)).toEqual([]);
});

function flipped(data: string, at: number, flip: number) {
  const bytes = Buffer.from(data.slice(2), 'hex');
  bytes[at] = (bytes[at] ?? 0) ^ flip;
  return requireHexText(`0x${bytes.toString('hex')}`);
}

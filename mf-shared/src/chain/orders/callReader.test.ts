import { Interface } from '@ethersproject/abi';
import fc from 'fast-check';
import { requireAddress } from '../../domain/address';
import { parseHex, type Hex } from '../../domain/hex';
import { MAX_UINT256, parseRawAmount, ZERO_AMOUNT } from '../../domain/rawAmount';
import { createCallReader } from './callReader';
import { readApproval } from './readApproval';
import { readWalletBatch } from './readWalletBatch';

const ACCOUNT = requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
const TOKEN = requireAddress(`0x${'1'.repeat(40)}`);
const SIGNATURE = 'function act(int24 tick, uint256 amount, bytes data, string note, tuple(address to, bool isOpen)[] parts, uint256 end)';
const contract = new Interface([SIGNATURE]);

function hex(text: string): Hex {
  const parsed = parseHex(text);
  if (!parsed) throw new Error('Not hex');
  return parsed;
}

const read = createCallReader({
  [SIGNATURE]: (args) => ({
    tick: args.whole('tick'),
    amount: args.amount('amount'),
    data: args.bytes('data'),
    note: args.text('note'),
    parts: args.tuples('parts').map((part) => [part.address('to'), part.flag('isOpen')]),
    end: args.seconds('end'),
  }),
});
const call = (data: Hex, value = ZERO_AMOUNT) => ({ to: TOKEN, data, value });
const encoded = (end: bigint | number) => hex(contract.encodeFunctionData('act', [-60, MAX_UINT256, '0xAB', 'Ω', [[ACCOUNT, true]], end]));

describe('a call reader', () => {
  it('gives the arguments by name', () => {
    expect(read(call(encoded(99)), ACCOUNT)).toEqual({
      tick: '-60',
      amount: MAX_UINT256,
      data: '0xab',
      note: 'Ω',
      parts: [[ACCOUNT, true]],
      end: 99,
    });
  });

  it('refuses a time that no number can hold, native coin for a function that takes none, and other functions', () => {
    expect(read(call(encoded(1n << 60n)), ACCOUNT)).toBeNull();
    expect(read(call(encoded(99), parseRawAmount('1') ?? ZERO_AMOUNT), ACCOUNT)).toBeNull();
    expect(read(call(hex('0x12345678')), ACCOUNT)).toBeNull();
    expect(read(call(hex('0x')), ACCOUNT)).toBeNull();
  });

  it('refuses bytes behind, between or under the arguments', () => {
    const data = encoded(99);
    expect(read(call(hex(`${data}00`)), ACCOUNT)).toBeNull();
    expect(read(call(hex(data.slice(0, -2))), ACCOUNT)).toBeNull();
    // The padding behind the one byte of `data`.
    const padded = data.indexOf('ab00', 10);
    expect(read(call(hex(`${data.slice(0, padded)}ab01${data.slice(padded + 4)}`)), ACCOUNT)).toBeNull();
    // A truth value that is neither 0 nor 1, and an address with something above it.
    expect(readApproval(call(hex(`0x095ea7b3${'1'.padStart(64, 'f')}${'1'.padStart(64, '0')}`)), ACCOUNT)).toBeNull();
  });

  it('refuses a text that is not UTF-8', () => {
    const data = encoded(99);
    const at = data.indexOf('cea9');
    expect(read(call(hex(`${data.slice(0, at)}ffff${data.slice(at + 4)}`)), ACCOUNT)).toBeNull();
  });

  it('never throws, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.boolean(), (bytes, isNamed) => {
        const digits = Buffer.from(bytes).toString('hex');
        const data = hex(isNamed ? contract.getSighash('act') + digits : `0x${digits}`);
        expect(() => read(call(data), ACCOUNT)).not.toThrow();
      }),
    );
  });

  it('refuses to ask for an argument that is not there', () => {
    const asks = createCallReader({ 'function act(uint256 amount)': (args) => args.amount('sum') });
    expect(asks(call(hex(new Interface(['function act(uint256)']).encodeFunctionData('act', [1]))), ACCOUNT)).toBeNull();
  });
});

describe('the readers of the engine itself', () => {
  it('tell what an approval allows', () => {
    const data = hex(new Interface(['function approve(address, uint256)']).encodeFunctionData('approve', [ACCOUNT, 5]));
    expect(readApproval(call(data), ACCOUNT)).toEqual([{ kind: 'allows', token: TOKEN, spender: ACCOUNT, amount: '5' }]);
  });

  it('take the batch of a contract wallet apart, and only of the wallet that sends it', () => {
    const batch = new Interface(['function wc_multiCall(tuple(address, uint256, bytes)[])']);
    const data = hex(
      batch.encodeFunctionData('wc_multiCall', [
        [
          [TOKEN, 7, '0xAB'],
          [ACCOUNT, 0, '0x'],
        ],
      ]),
    );
    const own = { to: ACCOUNT, data, value: ZERO_AMOUNT };
    expect(readWalletBatch(own, ACCOUNT)).toEqual([
      { to: TOKEN, value: '7', data: '0xab' },
      { to: ACCOUNT, value: '0', data: '0x' },
    ]);
    expect(readWalletBatch({ ...own, to: TOKEN }, ACCOUNT)).toBeNull();
  });
});

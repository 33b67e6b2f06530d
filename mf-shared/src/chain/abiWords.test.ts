import { utils } from 'ethers';
import fc from 'fast-check';
import { requireAddress } from '../domain/address';
import {
  addressWord,
  boolWord,
  bytesWords,
  callData,
  dynamicArrayWords,
  intWord,
  readAddress,
  readBool,
  readBytes,
  readInt,
  readNumber,
  readPosition,
  readText,
  readWord,
  requireHexText,
  textOfBytes,
  uintWord,
} from './abiWords';

const { defaultAbiCoder } = utils;
const uint = fc.bigInt({ min: 0n, max: (1n << 256n) - 1n });
const int = fc.bigInt({ min: -(1n << 255n), max: (1n << 255n) - 1n });
const hexOf = (length: { minLength: number; maxLength: number }) =>
  fc.uint8Array(length).map((bytes) => requireHexText(utils.hexlify(bytes)));
const bytes = hexOf({ minLength: 0, maxLength: 100 });
const address = hexOf({ minLength: 20, maxLength: 20 }).map((text) => requireAddress(utils.getAddress(text)));

describe('words are what the reference coder writes and reads', () => {
  it('unsigned and signed numbers', () => {
    fc.assert(
      fc.property(uint, int, (u, i) => {
        const expected = defaultAbiCoder.encode(['uint256', 'int256'], [u.toString(), i.toString()]);
        expect(`0x${uintWord(u)}${intWord(i)}`).toBe(expected);
        expect(readWord(requireHexText(expected), 0)).toBe(u);
        expect(readInt(requireHexText(expected), 32)).toBe(i);
      }),
    );
  });

  it('addresses and truth values', () => {
    fc.assert(
      fc.property(address, fc.boolean(), (account, flag) => {
        const expected = defaultAbiCoder.encode(['address', 'bool'], [account, flag]);
        expect(`0x${addressWord(account)}${boolWord(flag)}`).toBe(expected);
        expect(readAddress(requireHexText(expected), 0)).toBe(account);
        expect(readBool(requireHexText(expected), 32)).toBe(flag);
      }),
    );
  });

  it('bytes and arrays of records', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(address, uint, bytes)), (calls) => {
        const expected = defaultAbiCoder.encode(
          ['tuple(address,uint256,bytes)[]'],
          [calls.map(([target, gas, data]) => [target, gas.toString(), data])],
        );
        const elements = calls.map(([target, gas, data]) => addressWord(target) + uintWord(gas) + uintWord(96) + bytesWords(data));
        expect(`0x${uintWord(32)}${dynamicArrayWords(elements)}`).toBe(expected);
      }),
    );
  });

  it('texts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(readText(requireHexText(defaultAbiCoder.encode(['string'], [text])))).toBe(text);
      }),
    );
  });
});

describe('data that is not what it should be', () => {
  it('gives null for every cut of an answer, and never throws', () => {
    const whole = defaultAbiCoder.encode(['string'], ['a text of more than thirty-two bytes, to be cut']);
    for (let length = 2; length < 2 + 64 * 3; length += 2) {
      expect(readText(requireHexText(whole.slice(0, length)))).toBeNull();
    }
  });

  it('reads nothing out of any bytes that ethers would refuse', () => {
    fc.assert(
      fc.property(hexOf({ minLength: 0, maxLength: 130 }), (data) => {
        const text = readText(data);
        if (text === null) return;
        expect(defaultAbiCoder.decode(['string'], data)[0]).toBe(text);
      }),
    );
  });

  it.each([
    [readWord(requireHexText('0x'), 0)],
    [readWord(requireHexText(`0x${'00'.repeat(32)}`), -1)],
    [readAddress(requireHexText(`0x${'ff'.repeat(32)}`), 0)],
    [readBool(requireHexText(`0x${uintWord(2)}`), 0)],
    [readNumber(requireHexText(`0x${uintWord(1n << 60n)}`), 0)],
    [readPosition(requireHexText(`0x${'ff'.repeat(32)}`), 0)],
    [readBytes(requireHexText(`0x${uintWord(5)}01`), 0)],
    [textOfBytes(requireHexText('0xff'))],
  ])('case %#: null', (value) => expect(value).toBeNull());

  it('refuses numbers that do not fit', () => {
    expect(() => uintWord(-1)).toThrow(RangeError);
    expect(() => uintWord(1n << 256n)).toThrow(RangeError);
    expect(() => intWord(1n << 255n)).toThrow(RangeError);
    expect(() => requireHexText('0x1')).toThrow(TypeError);
  });
});

it('puts the selector in front of the words', () => {
  expect(callData('0x70a08231', uintWord(1))).toBe(`0x70a08231${'0'.repeat(63)}1`);
});

import fc from 'fast-check';
import { parseAddress, requireAddress, sameAddress, shortenAddress, ZERO_ADDRESS } from './address';

// The examples of EIP-55.
const EXAMPLES = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];

const hexDigits = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 40, maxLength: 40 });

describe('parseAddress', () => {
  it.each(EXAMPLES)('gives the checksum of %s for each single case and accepts it as it is', (example) => {
    expect(parseAddress(example.toLowerCase())).toBe(example);
    expect(parseAddress(`0x${example.slice(2).toUpperCase()}`)).toBe(example);
    expect(parseAddress(example)).toBe(example);
  });

  it.each([
    ['a wrong checksum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD'],
    ['a digit too few', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beae'],
    ['a digit too many', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed0'],
    ['no 0x', '5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
    ['a capital X', '0X5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
    ['a letter that is no digit', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaeg'],
    ['blanks', ' 0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
    ['nothing', ''],
  ])('refuses %s', (_, text) => {
    expect(parseAddress(text)).toBeNull();
  });

  it('is its own inverse and keeps the bytes', () => {
    fc.assert(
      fc.property(hexDigits, (digits) => {
        const address = requireAddress(`0x${digits}`);
        expect(address.toLowerCase()).toBe(`0x${digits}`);
        expect(parseAddress(address)).toBe(address);
      }),
    );
  });
});

describe('requireAddress', () => {
  it('throws "Invalid \'address\' parameter" with the text', () => {
    expect(() => requireAddress('0x12')).toThrow("Invalid 'address' parameter '0x12'.");
  });
});

describe('sameAddress', () => {
  it('does not look at the case', () => {
    expect(sameAddress(EXAMPLES[0], EXAMPLES[0]?.toLowerCase())).toBe(true);
    expect(sameAddress(EXAMPLES[0], EXAMPLES[1])).toBe(false);
  });

  it('finds nothing equal to what is no address', () => {
    expect(sameAddress(null, null)).toBe(false);
    expect(sameAddress('0x12', '0x12')).toBe(false);
  });
});

test('shortenAddress keeps four digits at both ends', () => {
  expect(shortenAddress(EXAMPLES[0] ?? '')).toBe('0x5aAe...eAed');
  expect(shortenAddress(ZERO_ADDRESS, 2)).toBe('0x00...00');
});

import { keccak_256 as realKeccak } from 'js-sha3';
import RealJSBI from 'jsbi';
import RealBN from 'bn.js';
import fc from 'fast-check';
import { BN } from './bn';
import JSBI from './jsbi';
import { keccak_256 } from './sha3';
import { SigningKey, computePublicKey, recoverPublicKey } from './signingKey';

const runs = { numRuns: 400 };
const signed = fc.bigInt({ min: -(2n ** 260n), max: 2n ** 260n });
const positive = fc.bigInt({ min: 1n, max: 2n ** 200n });
const bits = fc.integer({ min: 0, max: 255 });

function realBn(value: bigint): RealBN {
  return new RealBN(value.toString());
}

describe('jsbi on BigInt', () => {
  const binary = ['add', 'subtract', 'multiply'] as const;
  const compare = ['lessThan', 'lessThanOrEqual', 'greaterThan', 'greaterThanOrEqual', 'equal', 'notEqual'] as const;

  it.each(binary)('%s gives what jsbi gives', (name) => {
    fc.assert(
      fc.property(signed, signed, (a, b) => {
        const real = RealJSBI[name](RealJSBI.BigInt(a.toString()), RealJSBI.BigInt(b.toString()));
        expect(JSBI[name](a, b).toString()).toBe(real.toString());
      }),
      runs,
    );
  });

  it.each(['divide', 'remainder'] as const)('%s gives what jsbi gives', (name) => {
    fc.assert(
      fc.property(signed, positive, (a, b) => {
        const real = RealJSBI[name](RealJSBI.BigInt(a.toString()), RealJSBI.BigInt((-b).toString()));
        expect(JSBI[name](a, -b).toString()).toBe(real.toString());
      }),
      runs,
    );
  });

  it.each(['bitwiseAnd', 'bitwiseOr', 'bitwiseXor'] as const)('%s gives what jsbi gives', (name) => {
    fc.assert(
      fc.property(signed, signed, (a, b) => {
        const real = RealJSBI[name](RealJSBI.BigInt(a.toString()), RealJSBI.BigInt(b.toString()));
        expect(JSBI[name](a, b).toString()).toBe(real.toString());
      }),
      runs,
    );
  });

  it.each(['leftShift', 'signedRightShift'] as const)('%s gives what jsbi gives', (name) => {
    fc.assert(
      fc.property(signed, bits, (a, n) => {
        const real = RealJSBI[name](RealJSBI.BigInt(a.toString()), RealJSBI.BigInt(n));
        expect(JSBI[name](a, BigInt(n)).toString()).toBe(real.toString());
      }),
      runs,
    );
  });

  it.each(compare)('%s gives what jsbi gives', (name) => {
    fc.assert(
      fc.property(signed, signed, fc.boolean(), (a, other, same) => {
        const b = same ? a : other;
        const real = RealJSBI[name](RealJSBI.BigInt(a.toString()), RealJSBI.BigInt(b.toString()));
        expect(JSBI[name](a, b)).toBe(real);
      }),
      runs,
    );
  });

  it('parses decimal and hex text, powers and numbers alike', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n }), fc.integer({ min: 0, max: 20 }), (a, n) => {
        expect(JSBI.BigInt(`0x${a.toString(16)}`).toString()).toBe(RealJSBI.BigInt(`0x${a.toString(16)}`).toString());
        expect(JSBI.toNumber(a)).toBe(RealJSBI.toNumber(RealJSBI.BigInt(a.toString())));
        const real = RealJSBI.exponentiate(RealJSBI.BigInt(a.toString()), RealJSBI.BigInt(n));
        expect(JSBI.exponentiate(a, BigInt(n)).toString()).toBe(real.toString());
      }),
      runs,
    );
  });

  it('counts a native bigint as an instance', () => {
    const value: unknown = JSBI.BigInt('5');
    expect(value instanceof JSBI).toBe(true);
    expect({} instanceof JSBI).toBe(false);
  });
});

describe('bn.js on BigInt', () => {
  it.each(['add', 'sub', 'mul'] as const)('%s gives what bn.js gives', (name) => {
    fc.assert(
      fc.property(signed, signed, (a, b) => {
        expect(new BN(a)[name](new BN(b)).toString(16)).toBe(realBn(a)[name](realBn(b)).toString(16));
      }),
      runs,
    );
  });

  it.each(['div', 'umod'] as const)('%s gives what bn.js gives', (name) => {
    fc.assert(
      fc.property(signed, positive, (a, b) => {
        expect(new BN(a)[name](new BN(b)).toString(16)).toBe(realBn(a)[name](realBn(b)).toString(16));
      }),
      runs,
    );
  });

  it.each(['and', 'or', 'xor'] as const)('%s gives what bn.js gives for naturals', (name) => {
    fc.assert(
      fc.property(positive, positive, (a, b) => {
        expect(new BN(a)[name](new BN(b)).toString()).toBe(realBn(a)[name](realBn(b)).toString());
      }),
      runs,
    );
  });

  it.each(['shln', 'shrn'] as const)('%s gives what bn.js gives and refuses negatives as it does', (name) => {
    fc.assert(
      fc.property(positive, bits, (a, n) => {
        expect(new BN(a)[name](n).toString()).toBe(realBn(a)[name](n).toString());
        expect(() => new BN(-a)[name](n)).toThrow('Assertion failed');
        expect(() => realBn(-a)[name](n)).toThrow('Assertion failed');
      }),
      runs,
    );
  });

  it.each(['eq', 'lt', 'lte', 'gt', 'gte'] as const)('%s gives what bn.js gives', (name) => {
    fc.assert(
      fc.property(signed, signed, fc.boolean(), (a, other, same) => {
        const b = same ? a : other;
        expect(new BN(a)[name](new BN(b))).toBe(realBn(a)[name](realBn(b)));
      }),
      runs,
    );
  });

  it('masks, powers and converts two’s complement alike', () => {
    fc.assert(
      fc.property(positive, bits, fc.integer({ min: 0, max: 12 }), (a, n, power) => {
        expect(new BN(a).maskn(n).toString()).toBe(realBn(a).maskn(n).toString());
        expect(new BN(a).pow(new BN(power)).toString()).toBe(realBn(a).pow(new RealBN(power)).toString());
        expect(new BN(-a).toTwos(256).toString(16)).toBe(realBn(-a).toTwos(256).toString(16));
        expect(new BN(-a).toTwos(256).fromTwos(256).toString()).toBe((-a).toString());
        expect(new BN(a).fromTwos(256).toString()).toBe(realBn(a).fromTwos(256).toString());
      }),
      runs,
    );
  });

  it.each([10, 16, 36])('reads and prints base %d alike', (base) => {
    fc.assert(
      fc.property(signed, (a) => {
        const text = a.toString(base);
        expect(new BN(text, base).toString(base)).toBe(new RealBN(text, base).toString(base));
      }),
      runs,
    );
  });

  it('refuses an unsafe number as bn.js does', () => {
    expect(new BN('9007199254740991').toNumber()).toBe(new RealBN('9007199254740991').toNumber());
    expect(() => new BN('9007199254740992').toNumber()).toThrow('53 bits');
    expect(() => new RealBN('9007199254740992').toNumber()).toThrow('53 bits');
  });
});

describe('keccak from @noble/hashes', () => {
  it('hashes as js-sha3 does', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), (data) => {
        expect(keccak_256(data)).toBe(realKeccak(data));
      }),
      runs,
    );
  });
});

describe('signing key', () => {
  it('throws whatever is asked of it', () => {
    expect(() => new SigningKey()).toThrow('the wallet signs');
    expect(() => recoverPublicKey()).toThrow('the wallet signs');
    expect(() => computePublicKey()).toThrow('the wallet signs');
    expect(SigningKey.isSigningKey()).toBe(false);
  });
});

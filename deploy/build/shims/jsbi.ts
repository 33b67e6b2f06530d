/**
 * Stands for `jsbi` in builds (deploy/docs/value-library-stand-ins.md): the same static functions over the browser's own BigInt. A value made here is a native
 * bigint, and `value instanceof JSBI` holds for it.
 */
export default class JSBI {
  static [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'bigint';
  }

  static BigInt(value: number | string | boolean | bigint): bigint {
    return BigInt(value);
  }

  static toNumber(value: bigint): number {
    return Number(value);
  }

  static unaryMinus(value: bigint): bigint {
    return -value;
  }

  static bitwiseNot(value: bigint): bigint {
    return ~value;
  }

  static exponentiate(base: bigint, exponent: bigint): bigint {
    return base ** exponent;
  }

  static multiply(a: bigint, b: bigint): bigint {
    return a * b;
  }

  static divide(a: bigint, b: bigint): bigint {
    return a / b;
  }

  static remainder(a: bigint, b: bigint): bigint {
    return a % b;
  }

  static add(a: bigint, b: bigint): bigint {
    return a + b;
  }

  static subtract(a: bigint, b: bigint): bigint {
    return a - b;
  }

  static leftShift(a: bigint, b: bigint): bigint {
    return a << b;
  }

  static signedRightShift(a: bigint, b: bigint): bigint {
    return a >> b;
  }

  static lessThan(a: bigint, b: bigint): boolean {
    return a < b;
  }

  static lessThanOrEqual(a: bigint, b: bigint): boolean {
    return a <= b;
  }

  static greaterThan(a: bigint, b: bigint): boolean {
    return a > b;
  }

  static greaterThanOrEqual(a: bigint, b: bigint): boolean {
    return a >= b;
  }

  static equal(a: bigint, b: bigint): boolean {
    return a === b;
  }

  static notEqual(a: bigint, b: bigint): boolean {
    return a !== b;
  }

  static bitwiseAnd(a: bigint, b: bigint): bigint {
    return a & b;
  }

  static bitwiseXor(a: bigint, b: bigint): bigint {
    return a ^ b;
  }

  static bitwiseOr(a: bigint, b: bigint): bigint {
    return a | b;
  }

  static asIntN(bits: number, value: bigint): bigint {
    return BigInt.asIntN(bits, value);
  }

  static asUintN(bits: number, value: bigint): bigint {
    return BigInt.asUintN(bits, value);
  }
}

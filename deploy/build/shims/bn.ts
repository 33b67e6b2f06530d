const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';

function parse(text: string, base: number): bigint {
  const negative = text.startsWith('-');
  const digits = (negative ? text.slice(1) : text).toLowerCase();
  let value = 0n;
  if (base === 16) value = digits === '' ? 0n : BigInt(`0x${digits}`);
  else if (base === 10) value = BigInt(digits);
  else for (const digit of digits) value = value * BigInt(base) + BigInt(DIGITS.indexOf(digit));
  return negative ? -value : value;
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}

/**
 * Stands for `bn.js` in builds: the part of it that the BigNumber of ethers 5 calls, over the browser's own BigInt. As in
 * bn.js, a negative value refuses to be shifted.
 */
export class BN {
  private readonly value: bigint;

  constructor(value: number | string | bigint, base = 10) {
    this.value = typeof value === 'string' ? parse(value, base) : BigInt(value);
  }

  static isBN(value: unknown): boolean {
    return value instanceof BN;
  }

  fromTwos(width: number): BN {
    return new BN(BigInt.asIntN(width, this.value));
  }

  toTwos(width: number): BN {
    return this.value < 0n ? new BN(BigInt.asUintN(width, this.value)) : this;
  }

  add(other: BN): BN {
    return new BN(this.value + other.value);
  }

  sub(other: BN): BN {
    return new BN(this.value - other.value);
  }

  mul(other: BN): BN {
    return new BN(this.value * other.value);
  }

  div(other: BN): BN {
    return new BN(this.value / other.value);
  }

  umod(other: BN): BN {
    const rest = this.value % other.value;
    return new BN(rest < 0n ? rest + magnitude(other.value) : rest);
  }

  pow(other: BN): BN {
    return new BN(this.value ** other.value);
  }

  and(other: BN): BN {
    return new BN(this.value & other.value);
  }

  or(other: BN): BN {
    return new BN(this.value | other.value);
  }

  xor(other: BN): BN {
    return new BN(this.value ^ other.value);
  }

  maskn(bits: number): BN {
    return new BN(BigInt.asUintN(bits, this.value));
  }

  shln(bits: number): BN {
    return new BN(this.natural() << BigInt(bits));
  }

  shrn(bits: number): BN {
    return new BN(this.natural() >> BigInt(bits));
  }

  eq(other: BN): boolean {
    return this.value === other.value;
  }

  lt(other: BN): boolean {
    return this.value < other.value;
  }

  lte(other: BN): boolean {
    return this.value <= other.value;
  }

  gt(other: BN): boolean {
    return this.value > other.value;
  }

  gte(other: BN): boolean {
    return this.value >= other.value;
  }

  isZero(): boolean {
    return this.value === 0n;
  }

  isNeg(): boolean {
    return this.value < 0n;
  }

  private natural(): bigint {
    if (this.value < 0n) throw new Error('Assertion failed');
    return this.value;
  }

  toNumber(): number {
    const result = Number(this.value);
    if (!Number.isSafeInteger(result)) throw new Error('Number can only safely store up to 53 bits');
    return result;
  }

  toString(base = 10): string {
    return this.value.toString(base);
  }
}

export default { BN };

import type { ParamType } from '@ethersproject/abi';
import { parseAddress, type Address } from '../../domain/address';
import { parseHex, type Hex } from '../../domain/hex';
import { parseRawAmount, type RawAmount } from '../../domain/rawAmount';

/** The arguments of a decoded call by their names in the signature. Each throws a TypeError for a name or a kind that is not there. */
export interface CallArguments {
  address(name: string): Address;
  addresses(name: string): readonly Address[];
  /** An unsigned whole number of any width. */
  amount(name: string): RawAmount;
  amounts(name: string): readonly RawAmount[];
  /** A whole number of either sign as decimal text. */
  whole(name: string): string;
  /** A time in seconds; one beyond what a number can hold exactly is refused. */
  seconds(name: string): number;
  flag(name: string): boolean;
  /** Bytes of fixed or any length, in lower case. */
  bytes(name: string): Hex;
  bytesList(name: string): readonly Hex[];
  text(name: string): string;
  texts(name: string): readonly string[];
  tuple(name: string): CallArguments;
  tuples(name: string): readonly CallArguments[];
}

/** The arguments over ethers' decoded values, which stand in the order of the parameters. */
export function callArguments(parameters: readonly ParamType[], values: readonly unknown[]): CallArguments {
  const valueOf = (name: string): unknown => {
    const place = parameters.findIndex((parameter) => parameter.name === name);
    if (place < 0) throw new TypeError(`No argument ${name}`);
    return values[place];
  };
  const componentsOf = (name: string): readonly ParamType[] => {
    const parameter = parameters.find((candidate) => candidate.name === name);
    const tuple = parameter?.baseType === 'array' ? parameter.arrayChildren : parameter;
    if (tuple?.baseType !== 'tuple') throw new TypeError(`No tuple ${name}`);
    return tuple.components;
  };
  const amount = (name: string) => amountOf(valueOf(name));
  return {
    address: (name) => addressOf(valueOf(name)),
    addresses: (name) => listOf(valueOf(name)).map(addressOf),
    amount,
    amounts: (name) => listOf(valueOf(name)).map(amountOf),
    whole: (name) => wholeOf(valueOf(name)),
    seconds: (name) => {
      const seconds = Number(amount(name));
      return required(Number.isSafeInteger(seconds) ? seconds : null, 'a time');
    },
    flag: (name) => {
      const value = valueOf(name);
      return required(typeof value === 'boolean' ? value : null, 'a truth value');
    },
    bytes: (name) => bytesOf(valueOf(name)),
    bytesList: (name) => listOf(valueOf(name)).map(bytesOf),
    text: (name) => textOf(valueOf(name)),
    texts: (name) => listOf(valueOf(name)).map(textOf),
    tuple: (name) => callArguments(componentsOf(name), listOf(valueOf(name))),
    tuples: (name) => listOf(valueOf(name)).map((value) => callArguments(componentsOf(name), listOf(value))),
  };
}

function required<T>(value: T | null, what: string): T {
  if (value === null) throw new TypeError(`Not ${what}`);
  return value;
}

function textOf(value: unknown): string {
  return required(typeof value === 'string' ? value : null, 'a text');
}

function addressOf(value: unknown): Address {
  return required(parseAddress(textOf(value)), 'an address');
}

function bytesOf(value: unknown): Hex {
  return required(parseHex(textOf(value).toLowerCase()), 'bytes');
}

// ethers gives a number where it fits one, else an object whose text is the decimal number.
function wholeOf(value: unknown): string {
  const text = typeof value === 'number' || (typeof value === 'object' && value !== null && !Array.isArray(value)) ? String(value) : '';
  return required(/^-?\d+$/.test(text) ? text : null, 'a whole number');
}

function amountOf(value: unknown): RawAmount {
  return required(parseRawAmount(wholeOf(value)), 'an amount');
}

function listOf(value: unknown): readonly unknown[] {
  return required(Array.isArray(value) ? value : null, 'a list');
}

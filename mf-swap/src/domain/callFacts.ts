import { addressAt, addressListAt, bytesAt, splitCall, targetOf, uintAt, type CallWords } from './words';

/** An amount of one asset in raw units; `native` is the network's own coin, otherwise a lower-case token address. */
export interface AssetAmount {
  readonly asset: string;
  readonly amount: bigint;
}

/** What a wallet is about to be asked, read back from the very bytes that are sent. Addresses are lower case, deadlines seconds since the epoch. */
export type CallFacts =
  | {
      readonly kind: 'swap';
      readonly spendAtMost: AssetAmount;
      readonly receiveAtLeast: AssetAmount;
      readonly recipient: string;
      readonly deadlineSeconds: bigint;
      /** Allowances that the same transaction gives first (a wallet contract's batch). */
      readonly approves: readonly ApprovalFact[];
    }
  | { readonly kind: 'transfer'; readonly sent: AssetAmount; readonly recipient: string }
  | { readonly kind: 'approve'; readonly token: string; readonly spender: string; readonly amount: bigint }
  | { readonly kind: 'unknown' };

/** An allowance: raw units of a token that a spender may take. */
export interface ApprovalFact {
  readonly token: string;
  readonly spender: string;
  readonly amount: bigint;
}

export interface CallToRead {
  readonly to: string;
  readonly data: string;
  /** Wei. */
  readonly value: bigint;
}

const UNKNOWN: CallFacts = { kind: 'unknown' };
const NOBODY = `0x${'0'.repeat(40)}`;

/** Reads a call to the version-2 router, the version-3 router or a token back into facts; anything it does not fully understand is `unknown`. */
export function readCall(call: CallToRead): CallFacts {
  const data = call.data.toLowerCase();
  if (data === '0x') return { kind: 'transfer', sent: { asset: 'native', amount: call.value }, recipient: call.to.toLowerCase() };
  try {
    const split = splitCall(data);
    if (!split) return UNKNOWN;
    return (
      readToken(call, split) ??
      readV2(call, split) ??
      readV3(call, [split]) ??
      readMulticall(call, data) ??
      readWalletBatch(split) ??
      UNKNOWN
    );
  } catch {
    return UNKNOWN;
  }
}

function readToken({ to, value }: CallToRead, { selector, words }: CallWords): CallFacts | null {
  if (selector !== '0xa9059cbb' && selector !== '0x095ea7b3') return null;
  if (words.length !== 2 || value !== 0n) return UNKNOWN;
  const [party, amount] = [addressAt(words, 0), uintAt(words, 1)];
  const token = to.toLowerCase();
  return selector === '0xa9059cbb'
    ? { kind: 'transfer', sent: { asset: token, amount }, recipient: party }
    : { kind: 'approve', token, spender: party, amount };
}

interface V2Shape {
  readonly input: 'value' | 'exact' | 'maximum';
  readonly nativeOut: boolean;
}

/** The nine swap functions of the version-2 router by selector: where the input figure is, and whether the output is the native coin. */
const V2_SHAPES: Readonly<Record<string, V2Shape>> = {
  '0x38ed1739': { input: 'exact', nativeOut: false },
  '0x5c11d795': { input: 'exact', nativeOut: false },
  '0x18cbafe5': { input: 'exact', nativeOut: true },
  '0x791ac947': { input: 'exact', nativeOut: true },
  '0x7ff36ab5': { input: 'value', nativeOut: false },
  '0xb6f9de95': { input: 'value', nativeOut: false },
  '0xfb3bdb41': { input: 'value', nativeOut: false },
  '0x8803dbee': { input: 'maximum', nativeOut: false },
  '0x4a25d94a': { input: 'maximum', nativeOut: true },
};

function readV2({ value }: CallToRead, { selector, words }: CallWords): CallFacts | null {
  const shape = V2_SHAPES[selector];
  if (!shape) return null;
  const first = shape.input === 'value' ? 0 : 1;
  const path = addressListAt(words, targetOf(words, first + 1));
  const [from, to] = [path.at(0), path.at(-1)];
  if (!from || !to || path.length < 2 || (shape.input !== 'value' && value !== 0n)) return UNKNOWN;
  const spent = shape.input === 'value' ? value : uintAt(words, shape.input === 'exact' ? 0 : 1);
  const received = uintAt(words, shape.input === 'exact' ? 1 : 0);
  return {
    kind: 'swap',
    spendAtMost: { asset: shape.input === 'value' ? 'native' : from, amount: spent },
    receiveAtLeast: { asset: shape.nativeOut ? 'native' : to, amount: received },
    recipient: addressAt(words, first + 2),
    deadlineSeconds: uintAt(words, first + 3),
    approves: [],
  };
}

const MULTICALL = '0xac9650d8';
const UNWRAP = '0x49404b7c';
const REFUND = '0x12210e8a';
const PERMITS = new Set(['0xf3995c67', '0xc2e3140a', '0x4659a494', '0xa4a78f0c']);

function readMulticall(call: CallToRead, data: string): CallFacts | null {
  if (!data.startsWith(MULTICALL)) return null;
  const words = data.slice(10).match(/.{64}/g) ?? [];
  const list = targetOf(words, 0);
  const count = Number(uintAt(words, list));
  if (count > words.length) return UNKNOWN;
  const inner: CallWords[] = [];
  for (let index = 0; index < count; index += 1) {
    const split = splitCall(`0x${bytesAt(words, targetOf(words, list + 1 + index, list + 1))}`);
    if (!split) return UNKNOWN;
    inner.push(split);
  }
  return readV3(call, inner);
}

const WALLET_BATCH = '0xe2ba98a0';

/** wc_multiCall of a wallet contract: approvals, then one swap. */
function readWalletBatch({ selector, words }: CallWords): CallFacts | null {
  if (selector !== WALLET_BATCH) return null;
  const list = targetOf(words, 0);
  const count = Number(uintAt(words, list));
  if (count > words.length) return UNKNOWN;
  const calls = Array.from({ length: count }, (_, index) => {
    const start = targetOf(words, list + 1 + index, list + 1);
    return readCall({
      to: addressAt(words, start),
      value: uintAt(words, start + 1),
      data: `0x${bytesAt(words, targetOf(words, start + 2, start))}`,
    });
  });
  const last = calls.at(-1);
  const approves = calls.slice(0, -1).flatMap((call) => (call.kind === 'approve' ? [call] : []));
  return last?.kind === 'swap' && approves.length === count - 1 ? { ...last, approves } : UNKNOWN;
}

/** A single swap call with its helpers around it: permits before, unwrapping or refunding after. */
function readV3({ value }: CallToRead, calls: readonly CallWords[]): CallFacts | null {
  const others = calls.filter(({ selector }) => !(selector in V3_READERS));
  const swaps = calls.flatMap((call) => V3_READERS[call.selector]?.(call.words) ?? []);
  const [swap] = swaps;
  if (!swap || swaps.length !== 1) return null;
  if (!others.every(({ selector }) => selector === UNWRAP || selector === REFUND || PERMITS.has(selector))) return UNKNOWN;
  const unwraps = others.filter(({ selector }) => selector === UNWRAP);
  const [unwrap] = unwraps;
  if (unwraps.length > 1 || (swap.recipient === NOBODY) !== (unwrap !== undefined)) return UNKNOWN;
  if (value !== 0n && value < swap.maximumInput) return UNKNOWN;
  return {
    kind: 'swap',
    spendAtMost: { asset: value === 0n ? swap.tokenIn : 'native', amount: value === 0n ? swap.maximumInput : value },
    receiveAtLeast: { asset: unwrap ? 'native' : swap.tokenOut, amount: unwrap ? uintAt(unwrap.words, 0) : swap.minimumOutput },
    recipient: unwrap ? addressAt(unwrap.words, 1) : swap.recipient,
    deadlineSeconds: swap.deadlineSeconds,
    approves: [],
  };
}

interface V3Swap {
  readonly tokenIn: string;
  readonly tokenOut: string;
  readonly recipient: string;
  readonly deadlineSeconds: bigint;
  readonly maximumInput: bigint;
  readonly minimumOutput: bigint;
}

/** The four swap functions of the version-3 router by selector. */
const V3_READERS: Readonly<Record<string, (words: readonly string[]) => V3Swap>> = {
  '0x414bf389': (words) => singleV3(words, 'input'),
  '0xdb3e2198': (words) => singleV3(words, 'output'),
  '0xc04b8d59': (words) => pathV3(words, 'input'),
  '0xf28c0498': (words) => pathV3(words, 'output'),
};

function singleV3(words: readonly string[], exact: 'input' | 'output'): V3Swap {
  const [first, second] = [uintAt(words, 5), uintAt(words, 6)];
  return {
    tokenIn: addressAt(words, 0),
    tokenOut: addressAt(words, 1),
    recipient: addressAt(words, 3),
    deadlineSeconds: uintAt(words, 4),
    maximumInput: exact === 'input' ? first : second,
    minimumOutput: exact === 'input' ? second : first,
  };
}

function pathV3(words: readonly string[], exact: 'input' | 'output'): V3Swap {
  const base = targetOf(words, 0);
  const path = bytesAt(words, targetOf(words, base, base));
  const [head, tail] = [`0x${path.slice(0, 40)}`, `0x${path.slice(-40)}`];
  if (path.length < 86 || (path.length - 40) % 46 !== 0) throw new RangeError('Not a path');
  const [first, second] = [uintAt(words, base + 3), uintAt(words, base + 4)];
  return {
    tokenIn: exact === 'input' ? head : tail,
    tokenOut: exact === 'input' ? tail : head,
    recipient: addressAt(words, base + 1),
    deadlineSeconds: uintAt(words, base + 2),
    maximumInput: exact === 'input' ? first : second,
    minimumOutput: exact === 'input' ? second : first,
  };
}

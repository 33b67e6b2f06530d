import { isHex, type Hex } from '../../domain/hex';

/** Everything that a thrown value says about itself, outermost first: codes, texts and revert data, however deep they lie. */
export interface ErrorFacts {
  readonly codes: readonly (number | string)[];
  readonly messages: readonly string[];
  readonly data: Hex | undefined;
}

// Where wallets and nodes put the real error: MetaMask (data.originalError, data), ethers (error, info, body), others (cause).
const NESTED_FIELDS = ['error', 'data', 'originalError', 'cause', 'innerError', 'info', 'body', 'response', 'responseBody', 'value'];
const CODE_FIELDS = ['code', 'rpcCode', 'status', 'statusCode', 'httpStatus', 'errorCode'];
const MESSAGE_FIELDS = ['reason', 'shortMessage', 'message', 'errorMessage', 'details'];
// What was seen is not looked at again: this only bounds what grows as it is read.
const DEEPEST = 50;
const LONGEST_BODY = 100_000;
/** Of the replies to a batch. */
const MOST_REPLIES = 20;

/** Reads a thrown value of any shape; never throws itself. */
export function errorFactsOf(thrown: unknown): ErrorFacts {
  const codes: (number | string)[] = [];
  const messages: string[] = [];
  // What a body was read out of: it says less than the body, and only counts where that says nothing.
  const wrappings: string[] = [];
  let data: Hex | undefined;
  const seen = new Set<unknown>();
  let layer: unknown[] = [thrown];
  for (let depth = 0; depth < DEEPEST && layer.length > 0; depth += 1) {
    const nested: unknown[] = [];
    for (const value of layer) {
      if (seen.has(value)) continue;
      seen.add(value);
      if (typeof value === 'string') {
        data ??= revertDataIn(value);
        const body = bodyIn(value);
        if (body !== undefined) {
          nested.push(body);
          wrappings.push(value);
        } else if (!isHex(value)) messages.push(withoutTags(value));
      } else if (Array.isArray(value)) {
        nested.push(...value.slice(0, MOST_REPLIES));
      } else if (typeof value === 'object' && value !== null) {
        codes.push(...fieldsOf(value, CODE_FIELDS).filter((code) => typeof code === 'number' || typeof code === 'string'));
        const texts = fieldsOf(value, MESSAGE_FIELDS).filter((text) => typeof text === 'string');
        // A text is read as one that stands alone: it may be the whole body of an answer.
        nested.push(...texts);
        nested.push(...fieldsOf(value, NESTED_FIELDS));
      }
    }
    layer = nested;
  }
  return { codes, messages: [...messages, ...wrappings].map((text) => text.trim()).filter(isUseful), data };
}

function fieldsOf(value: object, names: readonly string[]): unknown[] {
  return names.map((name) => readField(value, name)).filter((field) => field !== undefined && field !== null);
}

// A getter of a foreign object may throw.
function readField(value: object, name: string): unknown {
  try {
    return Reflect.get(value, name);
  } catch {
    return undefined;
  }
}

/** The body of an answer that a text is, or that some wrapper put into its own words; undefined where there is none. */
function bodyIn(text: string): unknown {
  if (text.length > LONGEST_BODY) return undefined;
  const candidates = [text.trim(), /\{.*\}/s.exec(text)?.[0] ?? ''];
  for (const candidate of candidates) {
    if (!/^[{[]/.test(candidate)) continue;
    try {
      return JSON.parse(candidate);
    } catch {
      // Only brackets in a sentence.
    }
  }
  return undefined;
}

/** A page of a gateway, in its words. */
function withoutTags(text: string): string {
  return /^\s*<(!doctype|html|head|body)\b/i.test(text) ? text.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ') : text;
}

// Parity and its heirs write "Reverted 0x…"; others put the bytes of Error(string) or Panic(uint256) into a sentence.
function revertDataIn(text: string): Hex | undefined {
  const hex = /^(?:Reverted )?(0x[0-9a-fA-F]*)$/.exec(text)?.[1] ?? /0x(?:08c379a0|4e487b71)[0-9a-f]{64,}/i.exec(text)?.[0];
  return hex !== undefined && hex.length >= 10 && isHex(hex) ? hex : undefined;
}

function isUseful(text: string): boolean {
  return text !== '' && !/^(undefined|null|\[object \w+\])$/i.test(text);
}

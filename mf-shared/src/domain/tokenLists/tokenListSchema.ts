// Loaded only when a list arrives: the schema and its reader are larger than the page's start.
import { Validator } from '@cfworker/json-schema';
import schema from '@uniswap/token-lists/dist/tokenlist.schema.json';
import { err, ok, type Result } from '../result';
import type { ListFault } from './listState';
import { plainList } from './plainList';
import type { TokenList } from './tokenList';

/** Why a downloaded list is refused: `subject` is the place in it, `message` what the schema says of that, for the console. */
export interface ListValidationError extends ListFault {
  readonly code: 'list_invalid';
  readonly message: string;
}

/** Tokens judged in one go: a list of 10,000 would otherwise hold the page up for a fifth of a second. */
const SLICE = 250;

const validator = new Validator(schemaOf(schema), '7', true);

/**
 * The JSON as a token list, checked against the official schema (at most 10,000 tokens) without generated code, which
 * the page's policy forbids. Works in slices and lets the page go on between them.
 */
export async function validateTokenList(json: unknown): Promise<Result<TokenList, ListValidationError>> {
  const tokens = tokensOf(json);
  if (tokens.length <= SLICE || tokens.length > schema.properties.tokens.maxItems) return judge(json, 0) ?? accepted(json);
  for (let start = 0; start < tokens.length; start += SLICE) {
    const part = Object.assign({}, json, { tokens: tokens.slice(start, start + SLICE) });
    const refused = judge(part, start);
    if (refused) return refused;
    await new Promise((resolve) => setTimeout(resolve));
  }
  return accepted(json);
}

function accepted(json: unknown): Result<TokenList, ListValidationError> {
  return ok(plainList(json as TokenList));
}

function judge(json: unknown, firstToken: number): Result<TokenList, ListValidationError> | null {
  const { valid, errors } = validator.validate(json);
  if (valid) return null;
  // The outer errors only say that something inside failed; the last one says what and where.
  const last = errors.at(-1);
  const place = (last?.instanceLocation.slice(1) || '/').replace(/^\/tokens\/(\d+)/, (_, index: string) => {
    return `/tokens/${Number(index) + firstToken}`;
  });
  return err({ code: 'list_invalid', subject: place, message: last?.error ?? '' });
}

function tokensOf(json: unknown): readonly unknown[] {
  const tokens = typeof json === 'object' && json !== null && 'tokens' in json ? json.tokens : [];
  return Array.isArray(tokens) ? tokens : [];
}

function schemaOf(json: object): ConstructorParameters<typeof Validator>[0] {
  return json as ConstructorParameters<typeof Validator>[0];
}

// Loaded only when a list arrives: the schema and its reader are larger than the page's start.
import { Validator } from '@cfworker/json-schema';
import schema from '@uniswap/token-lists/dist/tokenlist.schema.json';
import { err, ok, type Result } from '../result';
import type { TokenList } from './tokenList';

/** Why a downloaded list is refused; `message` begins with "Token list failed validation: ". */
export interface ListValidationError {
  readonly code: 'list_invalid';
  readonly message: string;
}

const MAX_REASONS = 3;

/** The JSON as a token list, checked against the official schema without generated code (no eval under the page's policy). */
export function validateTokenList(json: unknown): Result<TokenList, ListValidationError> {
  const { valid, errors } = listValidator.validate(json);
  if (valid) return ok(json as TokenList);
  // The outer errors only say that something inside failed; the last ones say what.
  const reasons = errors.slice(-MAX_REASONS).map(({ instanceLocation, error }) => `${instanceLocation.slice(1) || '/'} ${error}`);
  return err({ code: 'list_invalid', message: `Token list failed validation: ${reasons.join('; ')}` });
}

const listValidator = new Validator(schemaOf(schema), '7', true);

function schemaOf(json: object): ConstructorParameters<typeof Validator>[0] {
  return json as ConstructorParameters<typeof Validator>[0];
}

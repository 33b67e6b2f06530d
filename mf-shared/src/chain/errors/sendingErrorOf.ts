import type { ChainError } from '../../contract/ports';
import { parseTxHash } from '../../domain/txHash';
import { chainErrorOf } from './chainErrorOf';
import { errorFactsOf, type ErrorFacts } from './errorFacts';

/** Of these each says by itself that nothing was sent: the person, the wallet before it signed, or a trial of the call refused it. */
const REFUSALS: readonly ChainError['code'][] = [
  'user_rejected',
  'unsupported_method',
  'batch_refused',
  'chain_not_added',
  'invalid_params',
  'insufficient_funds',
  'reverted',
  'account_changed',
  'chain_changed',
  'release_revoked',
];

/** Unauthorised (EIP-1193): the wallet refused before it asked anybody. */
const UNAUTHORISED = 4100;

/**
 * Codes that a request was not taken with (EIP-1474, JSON-RPC, and −32010 of pools of the Parity family). An internal error (−32603) is none:
 * it says that something went wrong, not what had been done by then.
 */
const NOT_TAKEN: readonly (number | string)[] = [-32000, -32001, -32002, -32003, -32004, -32006, -32010, -32600, -32700];

/** What a pool of transactions says of one that it does not take, also without a code of its own. */
const VERDICT =
  /intrinsic gas|exceeds (the )?(block )?gas limit|gas limit too (low|high)|exceeds the configured cap|(max )?fee ?per ?gas .*(less|lower|too low|higher)|tip above fee|transaction type not supported|invalid (sender|signature|chain ?id)|oversized data|txpool is full|nonce too high/i;

/** What a node says of a transaction that it has already, or whose nonce another one has: it may be this very one, handed over a second time. */
const HAD_BEFORE =
  /already ?(known|imported|exists|in (the )?\w*pool)|known transaction|same (hash|nonce)|not replace|replacement|too low to replace/i;

/** Words of whoever lost sight of a request, whatever another one says around them. */
const LOST = /deadline exceeded|context cancell?ed|\beof\b|broken pipe|upstream|no response|failed to forward|connection lost/i;

/** Words that say nothing. */
const SAYS_NOTHING = /internal (json-rpc |server )?error|unknown error|server error/i;

/** Codes of this page's own client for a node whose answer was lost or unreadable: a transaction may be with it, or with the node before it. */
const UNANSWERED: readonly (number | string)[] = [
  'batch_failed',
  'timed_out',
  'http_status',
  'rate_limited',
  'bad_json',
  'unexpected_reply',
  'cancelled',
];

/**
 * What a thrown answer to a request to send means. Only what proves a refusal keeps its code; all else may have been carried out, and is
 * `unclear`: what was lost on the way, handed over twice, or failed inside the wallet for a cause that it does not name (ORDER-7).
 */
export function sendingErrorOf(thrown: unknown): ChainError {
  const error = chainErrorOf(thrown);
  const facts = errorFactsOf(thrown);
  const isRefusal = !namesTransaction(thrown, facts) && isProvenRefusal(error, facts);
  return isRefusal ? error : { code: 'unclear', message: error.message };
}

/** True where the answer holds the hash of a transaction: one was sent, whatever is said of it. */
function namesTransaction(thrown: unknown, { data }: ErrorFacts): boolean {
  return (
    (data !== undefined && parseTxHash(data) !== null) || (typeof thrown === 'object' && thrown !== null && 'transactionHash' in thrown)
  );
}

function isProvenRefusal({ code }: ChainError, { codes, messages }: ErrorFacts): boolean {
  const says = (words: RegExp) => messages.some((message) => words.test(message));
  if (codes.some((one) => UNANSWERED.includes(one)) || says(HAD_BEFORE)) return false;
  if (REFUSALS.includes(code) || codes.includes(UNAUTHORISED)) return true;
  if (code === 'replacement_underpriced') return !codes.includes('REPLACEMENT_UNDERPRICED');
  if (code !== 'unknown') return false;
  if (says(VERDICT)) return true;
  return codes.some((one) => NOT_TAKEN.includes(one)) && !says(LOST) && !messages.every((message) => SAYS_NOTHING.test(message));
}

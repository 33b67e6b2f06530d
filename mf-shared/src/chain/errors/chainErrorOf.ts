import type { ChainError } from '../../contract/ports';
import { errorFactsOf, type ErrorFacts } from './errorFacts';
import { knownReasonIn } from './knownReasons';
import { revertReasonIn } from './revertReason';

const LONGEST_MESSAGE = 300;
const NOTHING_SAID = 'No reason given';
const GENERIC =
  /^(internal json-rpc error\.?|internal error|missing response|unknown error|server error|cannot estimate gas.*|processing response error|call exception|call revert exception.*|unpredictable_gas_limit)$/i;

interface Rule {
  readonly code: ChainError['code'];
  readonly codes?: readonly (number | string)[];
  /** Holds for a status of HTTP between 500 and 599: whoever stood between did not pass on what the node said. */
  readonly isGatewayFault?: true;
  readonly says?: RegExp;
  /** Whether a reason of one of the product's contracts anywhere in the texts is a match too. */
  readonly isRevert?: true;
}

// The first rule that matches decides. Codes come before texts, and reverts before texts of wallets: the text of a revert is
// chosen by a contract and must not pass for the person's own refusal.
const RULES: readonly Rule[] = [
  { code: 'account_changed', codes: ['account_changed'] },
  { code: 'chain_changed', codes: ['chain_changed'] },
  { code: 'release_revoked', codes: ['release_revoked'] },
  { code: 'unclear', codes: ['unclear'] },
  // Before the person's refusal, which wallets put into it where the account was to be upgraded for the batch: steps may still be wanted.
  { code: 'batch_refused', codes: [5700, 5710, 5740, 5750, 5760] },
  { code: 'user_rejected', codes: [4001, 5000, 5002, 'ACTION_REJECTED', 'user_rejected', '4001'] },
  { code: 'chain_not_added', codes: [4902] },
  { code: 'unsupported_method', codes: [4200, -32601, 'UNSUPPORTED_OPERATION'] },
  { code: 'reverted', codes: [3, 'CALL_EXCEPTION'], says: /execution reverted|vm exception.*revert|^revert(ed)?\b/i, isRevert: true },
  {
    code: 'user_rejected',
    says: /user (has )?(rejected|denied|declined|cancell?ed|closed)|(rejected|denied|declined|cancell?ed) by (the )?user|^(transaction|request|signature)( was)? rejected|^rejected$/i,
  },
  { code: 'chain_not_added', says: /unrecognized chain id|chain .*(not|hasn't) been added/i },
  {
    code: 'insufficient_funds',
    codes: ['INSUFFICIENT_FUNDS'],
    says: /insufficient (funds|balance for)|enough funds to send|out ?of ?funds|exceeds the balance of the account/i,
  },
  {
    code: 'replacement_underpriced',
    codes: ['REPLACEMENT_UNDERPRICED'],
    says: /replacement (transaction|fee).*(underpriced|too low)|transaction underpriced|gas price too low to replace/i,
  },
  {
    code: 'nonce_too_low',
    codes: ['NONCE_EXPIRED'],
    says: /nonce (is )?too low|nonce has already been used|old ?nonce/i,
  },
  {
    code: 'unsupported_method',
    says: /method .*(not|n't) (be )?(supported|found|exist|available|implemented)|(unsupported|unknown) method|method not found/i,
  },
  { code: 'invalid_params', codes: [-32602] },
  { code: 'rate_limited', codes: [429, -32005, 'rate_limited'], says: /rate.?limit|too many requests|limit exceeded/i },
  { code: 'timeout', codes: ['TIMEOUT', 'timed_out', 'ETIMEDOUT', 'ESOCKETTIMEDOUT', 408], says: /timed? ?out|timeout|request expired/i },
  {
    code: 'disconnected',
    codes: [4900, 4901, 4100, 'NETWORK_ERROR', 'SERVER_ERROR', 'batch_failed', 'http_status', 'wrong_chain', 'bad_json', 'disconnected'],
    says: /disconnected|failed to fetch|network ?error|load failed|socket|no matching key|session.*(closed|deleted|expired)|could not connect|bad gateway|gateway time|service unavailable|non-200 status|^5\d\d\b|status(?: code)?:? '?5\d\d\b|fetch failed|network request failed|(operation|request) (was )?aborted|\beconn\w+|\benotfound\b|connection (reset|refused|closed)/i,
    isGatewayFault: true,
  },
];

/**
 * What a wallet or a node said, of whatever shape, as one of the codes of the port ChainError with the cause in its own
 * words; never empty, never "undefined", never "[object Object]". Shapes: EIP-1193, EIP-1474, ethers 5, MetaMask, Coinbase
 * Wallet, WalletConnect, Safe, geth, erigon, parity, anvil.
 */
export function chainErrorOf(thrown: unknown): ChainError {
  const facts = errorFactsOf(thrown);
  const rule = RULES.find((candidate) => matches(candidate, facts));
  const code = rule?.code ?? (facts.data !== undefined ? 'reverted' : 'unknown');
  if (code !== 'reverted') return { code, message: messageOf(facts) };
  const reason = reasonOf(facts);
  return {
    code,
    message: reason ?? messageOf(facts),
    ...(reason === undefined ? {} : { reason }),
    ...(facts.data === undefined ? {} : { data: facts.data }),
  };
}

function matches({ codes = [], says, isRevert, isGatewayFault }: Rule, facts: ErrorFacts): boolean {
  if (facts.codes.some((code) => codes.includes(code))) return true;
  if (isGatewayFault && facts.codes.some((code) => /^5\d\d$/.test(String(code)))) return true;
  if (isRevert && facts.messages.some((message) => knownReasonIn(message) !== undefined)) return true;
  return says !== undefined && facts.messages.some((message) => says.test(message));
}

function messageOf({ messages }: ErrorFacts): string {
  const chosen = messages.find((message) => !GENERIC.test(message)) ?? messages[0] ?? NOTHING_SAID;
  return chosen.length > LONGEST_MESSAGE ? `${chosen.slice(0, LONGEST_MESSAGE)}…` : chosen;
}

function reasonOf(facts: ErrorFacts): string | undefined {
  const decoded = facts.data === undefined ? undefined : revertReasonIn(facts.data);
  // The bytes are the contract's own word; only where they give a bare selector may a text know more.
  if (decoded !== undefined && !decoded.startsWith('custom error ')) return decoded;
  for (const message of facts.messages) {
    const known = knownReasonIn(message);
    if (known !== undefined) return known;
  }
  if (decoded !== undefined) return decoded;
  for (const message of facts.messages) {
    const said = /revert(?:ed)?(?: with reason string)?[:\s]+['"]?([^'"]+?)['"]?$/i.exec(message)?.[1]?.trim();
    if (said && !/^(reverted|execution reverted)$/i.test(said)) return said;
  }
  return undefined;
}

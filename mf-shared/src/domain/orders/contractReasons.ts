/** What the words of a contract mean to a person, by groups that the same thing can be done about. */
export type ReasonKind =
  | 'tooLate'
  | 'priceMoved'
  | 'tooSmall'
  | 'poolEmpty'
  | 'busy'
  | 'coinNotTaken'
  | 'notTaken'
  | 'notMoved'
  | 'tokenChanges'
  | 'notOwner'
  | 'ownerOnly'
  | 'paused'
  | 'outOfRange';

/** A short code of the third version, with nothing of a word beside it, at the end of a text. */
const code = (...names: readonly string[]): RegExp => new RegExp(`(?:^|[:\\s'"\`(\\[])(?:${names.join('|')})['"\`)\\].\\s]*$`);

/** Custom errors of the tokens and contracts that most are built from, by their selectors; what they carry is not read. */
const OWNABLE_UNAUTHORIZED = '0x118cdaa7';
const OWNABLE_INVALID = '0x1e4fbdf7';
const INSUFFICIENT_BALANCE = '0xe450d38c';
const INSUFFICIENT_ALLOWANCE = '0xfb8f41b2';
const ENFORCED_PAUSE = '0xd93c0665';

const custom = (...selectors: readonly string[]): RegExp => new RegExp(`^custom error (?:${selectors.join('|')})\\b`);

interface Rule {
  readonly kind: ReasonKind;
  readonly says: readonly RegExp[];
}

/**
 * The words of routers, pairs, pools, position manager, staking contracts and of tokens as most are written. The first rule that holds decides:
 * the coin's transfer stands before that of tokens, whose name is a part of its own.
 */
const RULES: readonly Rule[] = [
  { kind: 'tooLate', says: [/\bEXPIRED\b/, /transaction too old/i] },
  {
    kind: 'priceMoved',
    says: [
      /INSUFFICIENT_(OUTPUT|A|B)_AMOUNT|EXCESSIVE_INPUT_AMOUNT/,
      /price slippage check|too little received|too much requested/i,
      code('SPL'),
    ],
  },
  {
    kind: 'tooSmall',
    says: [/INSUFFICIENT_LIQUIDITY_(MINTED|BURNED)|INSUFFICIENT_INPUT_AMOUNT/, /cannot (stake|withdraw) 0\b/i, code('AS')],
  },
  { kind: 'poolEmpty', says: [/INSUFFICIENT_LIQUIDITY\b/] },
  { kind: 'busy', says: [/\bUniswapV2: LOCKED\b/, /reentran/i, code('LOK')] },
  { kind: 'coinNotTaken', says: [/ETH_TRANSFER_FAILED/, code('STE')] },
  {
    kind: 'notTaken',
    says: [
      /TRANSFER_FROM_FAILED|transferFrom failed/,
      custom(INSUFFICIENT_BALANCE, INSUFFICIENT_ALLOWANCE),
      /ds-math-sub-underflow|(amount|subtraction) exceeds (balance|allowance)|insufficient[- ](balance|allowance)/i,
      code('STF'),
    ],
  },
  { kind: 'notMoved', says: [/TRANSFER_FAILED/, code('TF', 'ST')] },
  { kind: 'tokenChanges', says: [/\bUniswapV2: K\b/, code('IIA', 'M0', 'M1', 'F0', 'F1')] },
  // Before the owner of what is moved: this is the owner of the contract itself.
  {
    kind: 'ownerOnly',
    says: [
      /ownable|caller is not the (owner|admin|governance)|only ?(owner|admin|governance)\b/i,
      custom(OWNABLE_UNAUTHORIZED, OWNABLE_INVALID),
    ],
  },
  { kind: 'notOwner', says: [/not approved|invalid token id|not (the )?(token )?owner/i] },
  // What works only while it is paused complains of the opposite.
  { kind: 'paused', says: [/^(?![\s\S]*\b(?:not|un|only when|only if|must be)[\s-]+paused\b)[\s\S]*\bpaused\b/i, custom(ENFORCED_PAUSE)] },
  { kind: 'outOfRange', says: [/ds-math-\w+-overflow|panic 0x1[12]\b|safemath/i, code('LS', 'LA', 'LO', 'T', 'TLU', 'TLM', 'TUM')] },
];

/** What a contract's own words mean; null for words that nothing is known of. */
export function reasonKindOf(words: string): ReasonKind | null {
  return RULES.find(({ says }) => says.some((pattern) => pattern.test(words)))?.kind ?? null;
}

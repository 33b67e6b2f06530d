import { rawAmount } from '@dex/mf-shared/domain';
import { addButton, type AddButtonFacts } from './addButton';

const ten = rawAmount(10n);
const nine = rawAmount(9n);
const ready: AddButtonFacts = {
  hasAccount: true,
  hasTokens: true,
  isInvalidPair: false,
  hasUnsupportedAsset: false,
  decimals: 'contract',
  pair: 'exists',
  amountFault: null,
  amountA: ten,
  amountB: ten,
  balanceA: ten,
  balanceB: ten,
  minted: ten,
  isAllowed: true,
};

// V2-2
test.each<[string, Partial<AddButtonFacts>, string]>([
  ['everything at hand', {}, 'supply'],
  ['no account, whatever else', { hasAccount: false, isInvalidPair: true, amountA: null }, 'connectWallet'],
  ['an invalid pair before an amount', { isInvalidPair: true, amountA: null }, 'invalidPair'],
  ['an unsupported asset before an amount', { hasUnsupportedAsset: true, amountA: null }, 'unsupportedAsset'],
  ['a token to choose', { hasTokens: false, amountA: null }, 'selectToken'],
  ['decimals that disagree', { decimals: 'disagree' }, 'decimalsConflict'],
  ['decimals that could not be read', { decimals: 'unread' }, 'tokenUnread'],
  ['decimals that are being read', { decimals: 'checking' }, 'tokenChecking'],
  ['a pair that is being read', { pair: 'loading', amountB: null }, 'loadingPair'],
  ['a pair that could not be read is no missing pair', { pair: 'failed' }, 'pairFailed'],
  ['a missing pair can be made', { pair: 'notExists' }, 'supply'],
  ['an amount finer than its token is not called missing', { amountFault: 'tooFine', amountA: null }, 'tooFine'],
  ['an amount larger than any token counts is not called missing', { amountFault: 'tooLarge', amountA: null }, 'tooLarge'],
  ['no amount before a small balance', { amountA: null, balanceB: nine }, 'enterAmount'],
  ['too little of A', { balanceA: nine, balanceB: nine }, 'insufficientBalanceA'],
  ['too little of B', { balanceB: nine }, 'insufficientBalanceB'],
  ['too little for one share', { minted: null }, 'tooSmall'],
  ['a balance that is not known', { balanceA: null }, 'balanceUnknown'],
  ['an allowance that is missing', { isAllowed: false }, 'approveFirst'],
])('%s', (_, change, expected) => {
  expect(addButton({ ...ready, ...change })).toBe(expected);
});

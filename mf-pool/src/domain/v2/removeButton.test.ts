import { rawAmount } from '@dex/mf-shared/domain';
import { removeButton, type RemoveButtonFacts } from './removeButton';

const one = rawAmount(1n);
const removal = { shares: one, amountA: one, amountB: one };
const ready: RemoveButtonFacts = {
  hasAccount: true,
  isInvalidPair: false,
  decimals: 'contract',
  isByPart: false,
  pair: 'exists',
  isUnderWay: false,
  amountFault: null,
  removal,
  isAllowed: true,
};

test.each<[string, Partial<RemoveButtonFacts>, string]>([
  ['an approval or a signature', {}, 'remove'],
  ['neither', { isAllowed: false }, 'approveFirst'],
  ['no account', { hasAccount: false, isInvalidPair: true }, 'connectWallet'],
  ['an amount that is too fine', { amountFault: 'tooFine', removal: { ...removal, shares: null } }, 'tooFine'],
  ['more than is held', { amountFault: 'tooLarge', removal: { ...removal, shares: null } }, 'tooLarge'],
  ['no pair', { pair: 'notExists' }, 'invalidPair'],
  ['no valid pair', { isInvalidPair: true }, 'invalidPair'],
  ['decimals that disagree', { decimals: 'disagree' }, 'decimalsConflict'],
  ['decimals that could not be read', { decimals: 'unread' }, 'tokenUnread'],
  ['decimals that could not be read, and a part in percent', { decimals: 'unread', isByPart: true }, 'remove'],
  ['decimals that disagree, and a part in percent', { decimals: 'disagree', isByPart: true }, 'decimalsConflict'],
  ['decimals that are being read', { decimals: 'checking' }, 'tokenChecking'],
  ['a pair that is being read', { pair: 'loading' }, 'loadingPair'],
  ['a pair that could not be read', { pair: 'failed' }, 'pairFailed'],
  // ORDER-22
  ['shares that something pending takes', { isUnderWay: true, isAllowed: false }, 'underWay'],
  ['no shares', { removal: { ...removal, shares: null } }, 'enterAmount'],
  ['nothing of A', { removal: { ...removal, amountA: null } }, 'enterAmount'],
  ['nothing of B', { removal: { ...removal, amountB: null } }, 'enterAmount'],
])('%s', (_, change, expected) => {
  expect(removeButton({ ...ready, ...change })).toBe(expected);
});

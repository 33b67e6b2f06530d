import { requireAddress } from '@dex/mf-shared/domain';
import { looksAlike, recipientNotices, type RecipientFacts } from './recipientSafety';

const SENDER = requireAddress('0x1111111111111111111111111111111111111111');
const FRIEND = requireAddress('0xabcd000000000000000000000000000000001234');
const IMPOSTOR = requireAddress('0xabcd999999999999999999999999999999991234');
const TOKEN = requireAddress('0x6B175474E89094C44Da98b954EedeAC495271d0F');
const FACTS: RecipientFacts = { recipient: FRIEND, sender: SENDER, knownRecipients: [FRIEND], tokenAddresses: [TOKEN], isContract: false };

test.each<[string, Partial<RecipientFacts>, readonly string[]]>([
  ['a known person', {}, []],
  ['a stranger', { knownRecipients: [] }, ['neverUsed']],
  ['one who looks like a known person', { recipient: IMPOSTOR }, ['looksLike', 'neverUsed']],
  ['a token', { recipient: TOKEN, isContract: true }, ['isToken', 'neverUsed']],
  ['a contract', { isContract: true }, ['isContract']],
  ['the sender', { recipient: SENDER }, ['isSender']],
  ['nothing known about code', { isContract: null }, []],
])('%s', (_, facts, kinds) => {
  expect(recipientNotices({ ...FACTS, ...facts }).map(({ kind }) => kind)).toEqual(kinds);
});

test('one address in two cases is the same, not a look-alike', () => {
  expect(looksAlike(FRIEND, FRIEND.toLowerCase())).toBe(false);
  expect(looksAlike(FRIEND, IMPOSTOR)).toBe(true);
});

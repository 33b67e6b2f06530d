import { requireAddress } from '@dex/mf-shared/domain';
import { looksAlike, recipientNotices, type RecipientFacts } from './recipientSafety';

const SENDER = requireAddress('0x1111111111111111111111111111111111111111');
const FRIEND = requireAddress('0xabcd000000000000000000000000000000001234');
const IMPOSTOR = requireAddress('0xabcd999999999999999999999999999999991234');
const FACTS: RecipientFacts = { recipient: FRIEND, sender: SENDER, knownRecipients: [FRIEND], code: 'none' };

test.each<[string, Partial<RecipientFacts>, readonly string[]]>([
  ['a known person', {}, []],
  ['a stranger', { knownRecipients: [] }, ['neverUsed']],
  ['one who looks like a known person', { recipient: IMPOSTOR }, ['looksLike', 'neverUsed']],
  ['a contract', { code: 'contract' }, ['isContract']],
  ['an account that delegates to code, which is no contract', { code: 'delegated' }, []],
  ['the sender', { recipient: SENDER }, ['isSender']],
  ['nothing known about code yet', { code: null }, []],
  ['a node that did not say what stands there', { code: 'unreached' }, ['codeUnknown']],
])('%s', (_, facts, kinds) => {
  expect(recipientNotices({ ...FACTS, ...facts }).map(({ kind }) => kind)).toEqual(kinds);
});

test('one address in two cases is the same, not a look-alike', () => {
  expect(looksAlike(FRIEND, FRIEND.toLowerCase())).toBe(false);
  expect(looksAlike(FRIEND, IMPOSTOR)).toBe(true);
});

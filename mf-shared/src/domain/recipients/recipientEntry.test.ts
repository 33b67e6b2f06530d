import { requireAddress } from '../address';
import { isBlocked, BLOCKED_ADDRESSES } from '../blockList';
import { parseRecipient, recipientFromUrl } from './recipientEntry';

const ACCOUNT = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

describe('parseRecipient', () => {
  it.each([
    ['', { kind: 'empty' }],
    [' \n', { kind: 'empty' }],
    [ACCOUNT, { kind: 'address', address: ACCOUNT }],
    [` ${ACCOUNT.slice(0, 20)} ${ACCOUNT.slice(20)}\n`, { kind: 'address', address: ACCOUNT }],
    [ACCOUNT.toLowerCase(), { kind: 'address', address: ACCOUNT }],
    ['vitalik.eth', { kind: 'name', name: 'vitalik.eth' }],
    ['a.b.xyz', { kind: 'name', name: 'a.b.xyz' }],
    ['名前.eth', { kind: 'name', name: '名前.eth' }],
    ['hello', { kind: 'invalid' }],
    ['.eth', { kind: 'invalid' }],
    ['a..eth', { kind: 'invalid' }],
    ['https://a.eth', { kind: 'invalid' }],
    ['0x12', { kind: 'invalid' }],
    [ACCOUNT.replace('5aA', '5aa'), { kind: 'invalid' }],
  ])('%j', (text, expected) => {
    expect(parseRecipient(text)).toEqual(expected);
  });
});

test.each([
  [ACCOUNT, ACCOUNT],
  [ACCOUNT.toLowerCase(), ACCOUNT.toLowerCase()],
  ['a.eth', 'a.eth'],
  ['hello', null],
  ['', null],
  [null, null],
])('a URL with the recipient %j keeps %j', (text, expected) => {
  expect(recipientFromUrl(text)).toBe(expected);
});

// SHELL-20
test('six accounts are blocked, in any case of letters', () => {
  expect(BLOCKED_ADDRESSES).toHaveLength(6);
  for (const address of BLOCKED_ADDRESSES) {
    expect(requireAddress(address)).toBe(address);
    expect(isBlocked(address.toLowerCase())).toBe(true);
  }
  expect(isBlocked(ACCOUNT)).toBe(false);
  expect(isBlocked(null)).toBe(false);
});

import { requireAddress } from '@dex/mf-shared/domain';
import { EMPTY_PROPOSAL, parseKeptProposal } from './keptProposal';

const half = {
  action: 'approve',
  recipient: 'somebody.eth',
  token: requireAddress(`0x${'1'.repeat(40)}`),
  amount: '12',
  title: 'A title',
  body: 'Half a sen',
} as const;

// SHELL-24
test('a half-written proposal is read as it was kept', () => {
  expect(parseKeptProposal(JSON.parse(JSON.stringify(half)))).toEqual(half);
});

test.each([
  [
    { ...half, action: 'toString' },
    { ...half, action: null },
  ],
  [
    { ...half, token: '0x12' },
    { ...half, token: null },
  ],
  [
    { ...half, body: 7 },
    { ...half, body: '' },
  ],
  [{}, EMPTY_PROPOSAL],
  [null, null],
  ['text', null],
  [[half], null],
])('%j is read as %j', (json, kept) => {
  expect(parseKeptProposal(json)).toEqual(kept);
});

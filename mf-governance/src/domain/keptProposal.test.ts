import { requireAddress } from '@dex/mf-shared/domain';
import { EMPTY_PROPOSAL, isTypedProposal } from './keptProposal';

const half = {
  action: 'approve',
  recipient: 'somebody.eth',
  token: requireAddress(`0x${'1'.repeat(40)}`),
  amount: '12',
  title: 'A title',
  body: 'Half a sen',
} as const;

test.each([
  [half, true],
  [EMPTY_PROPOSAL, true],
  [{ ...half, action: 'toString' }, false],
  [{ ...half, token: '0x12' }, false],
  [{ ...half, body: 7 }, false],
  [{}, false],
  [null, false],
  ['text', false],
])('%j is a half-written proposal: %s', (kept, isOne) => {
  expect(isTypedProposal(kept === null || typeof kept === 'string' ? kept : JSON.parse(JSON.stringify(kept)))).toBe(isOne);
});

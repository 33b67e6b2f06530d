/** @jest-environment jsdom */
import type { ChainNode } from '@dex/mf-shared/contract';
import { requireAddress, resolveChains } from '@dex/mf-shared/domain';
import { blockMined } from '@dex/mf-shared/state';
import { renderWithServices } from '@dex/mf-shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { RecipientNotices } from './RecipientNotices';

const SENDER = requireAddress('0x00000000000000000000000000000000000000a1');
const RECIPIENT = requireAddress('0x00000000000000000000000000000000000000b2');
const chain = resolveChains()[1];

// SEND-1
test('a node that does not say what stands at the address is no proof that nothing does: it is said, and asked again', async () => {
  let isReached = false;
  const node: ChainNode = {
    estimateGas: async () => ({ ok: true, value: 21_000n }),
    call: async () => ({ ok: false, error: { code: 'unknown', message: 'Not asked here' } }),
    logs$: () => {
      throw new Error('Not asked here');
    },
    request: async () => (isReached ? { ok: true, value: '0x6001' } : { ok: false, error: { code: 'rate_limited', message: '' } }),
  };
  const { dispatch } = renderWithServices(<RecipientNotices chain={chain} sender={SENDER} recipient={RECIPIENT} />, { chainId: 1, node });
  await screen.findByText(/did not answer whether this is the address of a contract/);
  isReached = true;
  dispatch(blockMined({ chainId: 1, number: 2, timestamp: 1 }));
  await screen.findByText(/^This is the address of a contract/);
  await waitFor(() => expect(screen.queryByText(/did not answer/)).toBeNull());
});

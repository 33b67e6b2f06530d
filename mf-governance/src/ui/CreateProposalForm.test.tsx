/** @jest-environment jsdom */
import { createFakeServices, Surroundings } from '@dex/mf-shared/testing';
import { ordersSlice, selectOrder } from '@dex/mf-shared/orders';
import { rawAmount, requireAddress, resolveChains, EMPTY_CONFIG } from '@dex/mf-shared/domain';
import { requestOutstanding, requestSettled, stateOf } from '@dex/mf-shared/state';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ProposalActionKind } from '../domain/proposalForm';
import { matchRoute } from '../routes';
import { governanceSlice, voterReceived } from '../state/governanceSlice';
import { CreateProposalForm } from './CreateProposalForm';

const ACCOUNT = requireAddress('0x00000000000000000000000000000000000000a1');
const FRIEND = requireAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
const BURN = requireAddress('0x000000000000000000000000000000000000dEaD');
const DAI = resolveChains(EMPTY_CONFIG)[1].tokens.find(({ symbol }) => symbol === 'DAI');
if (!DAI) throw new Error('The chain table has no DAI');
const { address, decimals, symbol, name } = DAI;

afterEach(() => sessionStorage.clear());

/** The form as it was filled in before a reload, for somebody with votes enough. */
function show(recipient: string, action: ProposalActionKind = 'transfer') {
  const kept = { action, recipient, token: address, amount: '1000', title: 'Pay', body: 'A friend' };
  sessionStorage.setItem(`dex.form.governance-proposal|1|${ACCOUNT.toLowerCase()}`, JSON.stringify(kept));
  const services = createFakeServices({ account: ACCOUNT, chainId: 1, path: '/create-proposal' });
  services.store.addSlice(governanceSlice);
  const facts = { delegatee: ACCOUNT, votes: '10', threshold: '10', isLoading: false, latestStatus: null };
  services.store.dispatch(voterReceived({ chainId: 1, account: ACCOUNT, facts }));
  render(
    <Surroundings services={services} matchRoute={matchRoute}>
      <CreateProposalForm onSubmitted={() => undefined} />
    </Surroundings>,
  );
  return {
    services,
    draft: () => selectOrder(stateOf(services.store, ordersSlice), 'propose')?.draft ?? null,
    tokenSays: (said: number) =>
      act(() =>
        services.answer({
          kind: 'token',
          read: { kind: 'token', chainId: 1, address },
          state: { kind: 'known', value: { decimals: said, symbol, name }, blockNumber: 1, syncing: false },
        }),
      ),
  };
}

const button = () => screen.getByTestId<HTMLButtonElement>('governance-propose');
const isEnabled = () => waitFor(() => expect(button().disabled).toBe(false));

// ORDER-22
test('while a proposal of the account is on its way, no second one is offered', async () => {
  const { services, tokenSays } = show(FRIEND);
  tokenSays(decimals);
  await isEnabled();
  const track = { kind: 'batch', batchId: '0x1', callCount: 2 } as const;
  const request = { id: 'one', chainId: 1, from: ACCOUNT, addedTime: 1, summary: { kind: 'propose', title: 'Pay' } } as const;
  act(() => void services.store.dispatch(requestOutstanding({ ...request, track })));
  expect(button().disabled).toBe(true);
  expect(button().textContent).toContain('already have an active or pending proposal');
  act(() => void services.store.dispatch(requestSettled({ id: 'one', outcome: { kind: 'failed', code: 400 } })));
  expect(button().disabled).toBe(false);
});

// ORDER-10
test.each(['transfer', 'approve'] as const)('%s: the review looks a typed name up again', async (action) => {
  const { services, draft, tokenSays } = show('grants.eth', action);
  tokenSays(decimals);
  await waitFor(() => expect(Object.keys(services.store.getState().reads.wanted).join()).toContain('addressOf'));
  act(() =>
    services.answer({
      kind: 'addressOf',
      read: { kind: 'addressOf', name: 'grants.eth' },
      state: { kind: 'known', value: FRIEND, blockNumber: 1, syncing: false },
    }),
  );
  await isEnabled();
  await userEvent.click(button());
  expect(draft()).toMatchObject({
    order: { terms: { draft: { recipient: FRIEND, amount: rawAmount(1000n * 10n ** BigInt(decimals)) } } },
    recipientName: { name: 'grants.eth', address: FRIEND },
  });
});

// ORDER-10
test.each(['transfer', 'approve'] as const)('%s: the burn address needs a typed word', async (action) => {
  const { draft, tokenSays } = show(BURN, action);
  tokenSays(decimals);
  await isEnabled();
  await userEvent.click(button());
  await userEvent.type(await screen.findByRole('textbox', { name: /Type .*confirm/ }), 'confirm');
  expect(draft()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(draft()).toMatchObject({ order: { terms: { draft: { recipient: BURN } } } });
});

/** @jest-environment jsdom */
import type { ChainError, ChainNode } from '@dex/mf-shared/contract';
import { parseRawAmount, parseTxHash, requireAddress, type Result, type TxHash } from '@dex/mf-shared/domain';
import { renderWithServices } from '@dex/mf-shared/testing';
import { useLocation } from '@dex/mf-shared/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SendScreen } from './SendScreen';

const ACCOUNT = requireAddress('0x00000000000000000000000000000000000000a1');
const FRIEND = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const node: ChainNode = {
  estimateGas: async () => ({ ok: true, value: 21_000n }),
  call: async () => ({ ok: false, error: { code: 'unknown', message: 'Not asked here' } }),
  logs$: () => {
    throw new Error('Not asked here');
  },
  request: async (_chainId, method) =>
    method === 'eth_getCode'
      ? { ok: true, value: '0x' }
      : method === 'eth_getBalance'
        ? { ok: true, value: '0x1bc16d674ec80000' }
        : { ok: false, error: { code: 'unsupported_method', message: 'Method not found' } },
};

/** A page of two screens, of which one is the form. */
function Page() {
  return useLocation().pathname === '/send' ? <SendScreen /> : <p>Elsewhere</p>;
}

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Amount/, hidden: true }).value;

const recipient = () => screen.getByTestId<HTMLInputElement>('swap-send-recipient').value;

/** A link opened, its recipient replaced if so wished, reviewed and confirmed; the wallet has not answered. */
async function payLink(search: string, instead?: string) {
  let answer: (said: Result<TxHash, ChainError>) => void = () => undefined;
  const said = new Promise<Result<TxHash, ChainError>>((resolve) => (answer = resolve));
  const { services } = renderWithServices(<Page />, {
    path: `/send${search}`,
    account: ACCOUNT,
    chainId: 1,
    node,
    wallet: { sendTransaction: () => said },
  });
  const value = parseRawAmount('2000000000000000000');
  const hash = parseTxHash(`0x${'12'.repeat(32)}`);
  if (!value || !hash) throw new Error('Not an amount or a hash');
  services.answer({
    kind: 'balance',
    read: { kind: 'balance', chainId: 1, account: ACCOUNT, token: 'native' },
    state: { kind: 'known', value, blockNumber: 1, syncing: false },
  });
  if (instead !== undefined) {
    const field = await screen.findByTestId('swap-send-recipient');
    await userEvent.clear(field);
    await userEvent.type(field, instead);
  }
  await userEvent.click(await screen.findByText('Review'));
  await waitFor(() => expect(screen.getByTestId('swap-send-confirm')).toHaveProperty('disabled', false));
  await userEvent.click(screen.getByTestId('swap-send-confirm'));
  const go = (to: string) => act(() => services.history.push(to));
  const signs = () => act(async () => answer({ ok: true, value: hash }));
  return { services, go, signs };
}

const LINK = `?currency=ETH&amount=1&recipient=${FRIEND}`;

// SEND-4
describe('a link that was paid', () => {
  test('is empty, and the address does not ask for the amount again', async () => {
    const { services, signs } = await payLink(LINK);
    expect(amount()).toBe('1');
    await signs();
    await waitFor(() => expect(amount()).toBe(''));
    expect(services.history.location.search).toBe(`?currency=ETH&recipient=${FRIEND}`);
    expect(screen.getByTestId('swap-send-submitted')).toBeTruthy();
  });

  test('leaves in the form whom the person paid instead, and fills it in again when another amount is asked for', async () => {
    const { services, go, signs } = await payLink(LINK, OTHER);
    await signs();
    await waitFor(() => expect(amount()).toBe(''));
    expect(services.history.location.search).toBe(`?currency=ETH&recipient=${FRIEND}`);
    expect(recipient()).toBe(OTHER);
    go(`/send${LINK.replace('amount=1', 'amount=2')}`);
    expect([amount(), recipient()]).toEqual(['2', FRIEND]);
  });

  test('is empty too where the screen was left while the wallet was asked, and the transfer is told of', async () => {
    const { services, go, signs } = await payLink(LINK);
    go('/pool');
    await signs();
    go(`/send${LINK}`);
    expect(await screen.findByTestId('swap-send-submitted')).toBeTruthy();
    await waitFor(() => expect(amount()).toBe(''));
    expect(services.history.location.search).toBe(`?currency=ETH&recipient=${FRIEND}`);
  });

  test('does not empty the link to somebody else', async () => {
    const { go, signs } = await payLink(LINK);
    go('/pool');
    await signs();
    go(`/send${LINK.replace(FRIEND, OTHER)}`);
    expect(await screen.findByTestId('swap-send-submitted')).toBeTruthy();
    expect(amount()).toBe('1');
  });

  test('shows on coming back that the wallet is still asked', async () => {
    const { go } = await payLink(LINK);
    go('/pool');
    go(`/send${LINK}`);
    expect(await screen.findByTestId('swap-send-waiting')).toBeTruthy();
  });
});

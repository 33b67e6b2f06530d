/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithServices } from '../../testing/renderWithServices';
import { requireAddress } from '../../domain/address';
import type { ChainId } from '../../domain/chainId';
import { ok } from '../../domain/result';
import type { Token } from '../../domain/tokens/currency';
import { parseTxHash } from '../../domain/txHash';
import { transactionAdded, transactionFinalised } from '../../state/transactions/transactionsSlice';
import { TransactionDialogView, type TransactionView } from './TransactionDialogView';

const ACCOUNT = requireAddress('0x00000000000000000000000000000000000000a1');
const USDC: Token = {
  kind: 'token',
  chainId: 1,
  address: requireAddress('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
  decimals: 6,
  symbol: 'USDC',
  name: 'USD Coin',
};
const hash = parseTxHash(`0x${'ab'.repeat(32)}`);
if (!hash) throw new Error('This is no hash');

const nothing = () => undefined;
const draw = (view: TransactionView) => <TransactionDialogView view={view} onDismiss={nothing} />;
const receipt = (status: number) => ({
  blockHash: hash,
  blockNumber: 2,
  contractAddress: null,
  from: ACCOUNT,
  status,
  to: ACCOUNT,
  transactionHash: hash,
  transactionIndex: 0,
});

// TX-17
test('the confirmation shows title, top and bottom in this order', () => {
  renderWithServices(draw({ kind: 'confirmation', title: 'The title', top: 'The top', bottom: 'The bottom' }));
  expect(screen.getByRole('dialog', { name: 'The title' }).textContent).toMatch(/The title.*The top.*The bottom/);
});

test('while the wallet is asked it says what for and where to confirm', () => {
  renderWithServices(draw({ kind: 'waiting', doing: 'Swapping 1 ETH' }));
  expect(screen.getByRole('status').textContent).toContain('Swapping 1 ETH');
  expect(screen.getByText('Confirm this transaction in your wallet')).toBeTruthy();
});

test('an error is announced', () => {
  renderWithServices(draw({ kind: 'error', message: 'It was not possible' }));
  expect(screen.getByRole('alert').textContent).toBe('It was not possible');
});

test('the hash and the explorer appear once the hash is known', () => {
  const view = { kind: 'submitted', chainId: 1 } as const;
  const { rerender, services } = renderWithServices(draw({ ...view, hash: null }));
  expect(screen.queryByRole('link')).toBeNull();
  rerender(<></>);
  renderWithServices(draw({ ...view, hash }));
  expect(screen.getByTestId('shared-transaction-hash').dataset.hash).toBe(hash);
  expect(screen.getByRole('link', { name: 'View on Explorer' }).getAttribute('href')).toContain(hash);
  expect(services.said).toEqual([]);
});

// TX-14
test('sent again with more gas, it is linked where it was mined', () => {
  const mined = `0x${'cd'.repeat(32)}`;
  const { dispatch } = renderWithServices(draw({ kind: 'submitted', chainId: 1, hash }));
  dispatch(transactionAdded({ hash, chainId: 1, from: ACCOUNT, addedTime: 1, summary: { kind: 'approve', symbol: 'USDC' } }));
  dispatch(transactionFinalised({ chainId: 1, hash, receipt: { ...receipt(1), transactionHash: mined }, confirmedTime: 2 }));
  expect(screen.getByTestId('shared-transaction-hash').dataset.hash).toBe(mined);
  expect(screen.getByRole('link', { name: 'View on Explorer' }).getAttribute('href')).toContain(mined);
});

test.each<[ChainId, number, string | null]>([
  [42161, 1, 'Transaction confirmed'],
  [42161, 0, 'Transaction failed'],
  [196, 1, null],
])('on %i a receipt of status %i shows %s', (chainId, status, text) => {
  const { dispatch } = renderWithServices(draw({ kind: 'submitted', chainId, hash }), { chainId });
  dispatch(transactionAdded({ hash, chainId, from: ACCOUNT, addedTime: 1, summary: { kind: 'approve', symbol: 'USDC' } }));
  dispatch(transactionFinalised({ chainId, hash, receipt: receipt(status), confirmedTime: 2 }));
  expect(screen.queryByText(/^Transaction (confirmed|failed)$/)?.textContent ?? null).toBe(text);
});

test('an extension wallet is offered the token, and its refusal is said', async () => {
  const watchAsset = jest.fn(async () => ok(false));
  renderWithServices(draw({ kind: 'submitted', chainId: 1, hash, addable: USDC }), { account: ACCOUNT, wallet: { watchAsset } });
  await userEvent.click(screen.getByRole('button', { name: 'Add USDC to your wallet' }));
  expect(watchAsset).toHaveBeenCalledWith({ address: USDC.address, symbol: 'USDC', decimals: 6, image: undefined });
  expect(await screen.findByText('USDC was not added. You can add it in your wallet.')).toBeTruthy();
});

// WALLET-7
test('another wallet is not offered the token', () => {
  renderWithServices(draw({ kind: 'submitted', chainId: 1, hash, addable: USDC }), { account: ACCOUNT, isExtension: false });
  expect(screen.queryByRole('button', { name: /^Add USDC/ })).toBeNull();
});

/** @jest-environment jsdom */
import { button, raw, SEARCH, setWidth, showSwap } from './testing/showSwap';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ACCOUNT, USDC } from '../state/fixtures';
import { feeKey } from '../domain/transferFees';
import { networkFeesReceived, transferFeesMeasured, swapSlice } from '../state/swapSlice';
import { expertModeChosen, stateOf } from '@dex/mf-shared/state';

beforeEach(() => setWidth(375));

const valueOf = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;

test('a visitor is asked to connect, and the press opens the wallet dialog', async () => {
  const { services } = showSwap('/swap');
  expect(valueOf('From')).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Connect Wallet' }));
  expect(services.said).toContainEqual({ kind: 'dialogOpened', dialog: { kind: 'wallet' } });
});

// TOKEN-21
test('a link to what is no token says so, and the other side keeps its default', async () => {
  showSwap('/swap?outputCurrency=0x1');
  expect((await screen.findByTestId('shared-not-a-token')).textContent).toBe('Not a token on Mainnet: 0x1');
  expect(screen.getByTestId('swap-from').textContent).toContain('ETH');
});

test('an amount finer than the token is called that, and no amount is asked for', async () => {
  showSwap(`/swap?inputCurrency=${USDC.address}&outputCurrency=ETH`, ACCOUNT);
  await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '1.1234567');
  expect(button().textContent).toBe('Too many decimals');
});

test('the gear opens the settings', async () => {
  const { services } = showSwap('/swap');
  await userEvent.click(screen.getByRole('button', { name: 'Transaction settings' }));
  expect(services.said).toContainEqual({ kind: 'dialogOpened', dialog: { kind: 'settings' } });
});

// SWAP-10
test('an estimate appears with the keystroke, its side says "at least", and the price can be turned round', async () => {
  const { receivePools, services } = showSwap(`/swap${SEARCH}`, ACCOUNT);
  receivePools();
  await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '1');
  expect(Number(valueOf('To (at least)'))).toBeGreaterThan(1990);
  expect(button().dataset.kind).toBe('balanceUnknown');
  act(() =>
    services.answer({
      kind: 'balance',
      read: { kind: 'balance', chainId: 1, account: ACCOUNT, token: 'native' },
      state: { kind: 'known', value: raw('2000000000000000000'), blockNumber: 1, syncing: false },
    }),
  );
  expect(button().textContent).toBe('Swap');
  const price = screen.getByTestId('swap-price');
  expect(price.textContent).toMatch(/^1 ETH = /);
  await userEvent.click(price);
  expect(price.textContent).toMatch(/^1 USDC = /);
});

// SWAP-22
test('"why this price" takes the price apart into sums that add up, and names what was compared; a network cost that is not known is a dash', async () => {
  const { receivePools, services } = showSwap(`/swap${SEARCH}`, ACCOUNT);
  receivePools();
  await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '1');
  await userEvent.click(await screen.findByRole('button', { name: /^Trade details/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Why this price' }));
  await screen.findByTestId('swap-why');
  const figure = (id: string) => Number((screen.getByTestId(`swap-why-${id}`).textContent ?? '').replace(/[^\d.]/g, ''));
  expect(figure('mid') - figure('impact') - figure('fees')).toBeCloseTo(figure('quoted'), 6);
  expect(figure('quoted') - figure('tolerance')).toBeCloseTo(figure('limit'), 6);
  expect(screen.getByTestId('swap-why-cost').textContent).toBe('–');
  expect(screen.getByTestId('swap-why-v3').dataset['verdict']).toBe('chosen');
  expect(screen.getByTestId('swap-why-v2').textContent).toMatch(/^One way through V2.*Gives [\d.,]+ USDC less\.$/);
  const fees = { gasPrice: '20000000000', data: null };
  act(() => void services.store.dispatch(networkFeesReceived({ chainId: 1, fees })));
  expect(figure('quoted') - figure('cost')).toBeCloseTo(figure('net'), 6);
  // One trade has one figure: what was chosen is compared by the very sum above.
  const net = screen.getByTestId('swap-why-net').textContent ?? '–';
  expect(screen.getByTestId('swap-why-v3').textContent).toContain(`${net} after network cost`);
});

// SWAP-23
test('what a token keeps has a line of its own, apart from the price impact, and the sums still add up', async () => {
  const { receivePools, services } = showSwap(`/swap${SEARCH}`, ACCOUNT);
  receivePools();
  const fee = { bought: 2000, sold: 0, measuredAt: 0 };
  act(() => void services.store.dispatch(transferFeesMeasured({ [feeKey(1, USDC.address)]: fee })));
  await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '1');
  expect(screen.getByTestId('swap-impact-beside').textContent).toMatch(/^Price impact and what the token keeps/);
  await userEvent.click(await screen.findByRole('button', { name: /^Trade details/ }));
  expect(Number.parseFloat(screen.getByTestId('swap-impact').textContent ?? '')).toBeLessThan(1);
  expect(screen.getByTestId('swap-kept').textContent).toMatch(/^39\d\.\d+ USDC$/);
  await userEvent.click(screen.getByRole('button', { name: 'Why this price' }));
  await screen.findByTestId('swap-why');
  const figure = (id: string) => Number((screen.getByTestId(`swap-why-${id}`).textContent ?? '').replace(/[^\d.]/g, ''));
  expect(figure('mid') - figure('impact') - figure('fees') - figure('kept')).toBeCloseTo(figure('quoted'), 6);
});

// SWAP-2
test('a price that moved too far is not taken from an open review either, but by an expert', async () => {
  const { receivePools, services } = showSwap(`/swap${SEARCH}&use=v2`, ACCOUNT);
  receivePools();
  const read = { kind: 'balance', chainId: 1, account: ACCOUNT, token: 'native' } as const;
  const state = { kind: 'known', value: raw('90000000000000000000'), blockNumber: 1, syncing: false } as const;
  await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '5');
  act(() => services.answer({ kind: 'balance', read, state }));
  await userEvent.click(button());
  await screen.findByTestId('swap-confirm');
  expect(screen.queryByTestId('swap-price-updated')).toBeNull();
  receivePools((facts) => ({
    ...facts,
    pairs: facts.pairs.map((pair) => ({ ...pair, reserve0: String(20_000n * 10n ** 6n), reserve1: String(10n ** 19n) })),
  }));
  const accept = await screen.findByTestId('swap-accept');
  expect(accept.textContent).toBe('Price Impact Too High');
  expect(accept).toHaveProperty('disabled', true);
  act(() => void services.store.dispatch(expertModeChosen(true)));
  expect(accept.textContent).toBe('Accept');
  await userEvent.click(accept);
  expect(stateOf(services.store, swapSlice).swap.review?.facts.impactSeverity).toBe(4);
  expect(screen.queryByTestId('swap-price-updated')).toBeNull();
});

test('typing the output asks for the most that is sold', async () => {
  const { receivePools } = showSwap(`/swap${SEARCH}`, ACCOUNT);
  receivePools();
  await userEvent.type(screen.getByRole('textbox', { name: 'To' }), '100');
  expect(Number(valueOf('From (at most)'))).toBeGreaterThan(0.05);
});

test('the arrow turns the pair and the typed field around', async () => {
  const { services } = showSwap(`/swap${SEARCH}`, ACCOUNT);
  await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '1');
  await userEvent.click(screen.getByRole('button', { name: 'Switch the two sides' }));
  const query = new URLSearchParams(services.history.location.search);
  expect(query.get('outputCurrency')).toBe('ETH');
  expect(stateOf(services.store, swapSlice).swap).toMatchObject({ independentField: 'OUTPUT', typedValue: '1' });
});

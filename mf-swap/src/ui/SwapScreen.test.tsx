/** @jest-environment jsdom */
import { createFakeServices, Surroundings } from '@dex/mf-shared/testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type RawAmount, parseRawAmount } from '@dex/mf-shared/domain';
import { ACCOUNT, ethPools, USDC } from '../state/fixtures';
import type { PoolsFacts } from '../domain/poolFacts';
import { feeKey } from '../domain/transferFees';
import { poolsKey, selectAlternatives, selectCostInToken, selectPoolsWish, selectQuote } from '../state/selectQuote';
import type { LazyEngine } from '../state/swapEngine';
import { linkOpened, networkFeesReceived, poolsReceived, swapReducer, transferFeesMeasured, type WithSwap } from '../state/swapSlice';
import { expertModeChosen, stateOf } from '@dex/mf-shared/state';
import { SwapEngineContext } from './SwapEngineContext';
import { SwapScreen } from './SwapScreen';
import { matchRoute } from '../routes';

function raw(text: string): RawAmount {
  const amount = parseRawAmount(text);
  if (!amount) throw new Error('Not an amount');
  return amount;
}

const SEARCH = `?inputCurrency=ETH&outputCurrency=${USDC.address}`;

const openHistory = async () => undefined;

function show(path: string, account?: typeof ACCOUNT) {
  const services = createFakeServices({ path, account });
  services.store.addSlice({ name: 'swap', reducer: swapReducer });
  const state = {
    kind: 'ready',
    engine: { selectQuote, selectAlternatives, selectCostInToken, openHistory, stop: () => undefined },
  } as const;
  const engine: LazyEngine = { begin: () => undefined, state: () => state, subscribe: () => () => undefined, stop: () => undefined };
  render(
    <Surroundings services={services} matchRoute={matchRoute}>
      <SwapEngineContext value={engine}>
        <SwapScreen />
      </SwapEngineContext>
    </Surroundings>,
  );
  const receivePools = (changed = (facts: PoolsFacts) => facts) => {
    const wish = selectPoolsWish(stateOf<WithSwap>(services.store), SEARCH, services.chains);
    if (!wish) throw new Error('No pools are wanted');
    act(() => void services.store.dispatch(poolsReceived({ key: poolsKey(wish), facts: changed(ethPools()) })));
  };
  return { services, receivePools };
}

const button = () => screen.getByTestId('swap-button');
const valueOf = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;

test('a visitor is asked to connect, and the press opens the wallet dialog', async () => {
  const { services } = show('/swap');
  expect(valueOf('From')).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Connect Wallet' }));
  expect(services.said).toContainEqual({ kind: 'dialogOpened', dialog: { kind: 'wallet' } });
});

// TOKEN-21
test('a link to what is no token says so, and the other side keeps its default', async () => {
  show('/swap?outputCurrency=0x1');
  expect((await screen.findByTestId('shared-not-a-token')).textContent).toBe('Not a token on Mainnet: 0x1');
  expect(screen.getByTestId('swap-from').textContent).toContain('ETH');
});

test('an amount finer than the token is called that, and no amount is asked for', async () => {
  show(`/swap?inputCurrency=${USDC.address}&outputCurrency=ETH`, ACCOUNT);
  await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '1.1234567');
  expect(button().textContent).toBe('Too many decimals');
});

test('the gear opens the settings', async () => {
  const { services } = show('/swap');
  await userEvent.click(screen.getByRole('button', { name: 'Transaction settings' }));
  expect(services.said).toContainEqual({ kind: 'dialogOpened', dialog: { kind: 'settings' } });
});

// SWAP-10
test('an estimate appears with the keystroke, its side says "at least", and the price can be turned round', async () => {
  const { receivePools, services } = show(`/swap${SEARCH}`, ACCOUNT);
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
  const { receivePools, services } = show(`/swap${SEARCH}`, ACCOUNT);
  receivePools();
  await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '1');
  await userEvent.click(await screen.findByRole('button', { name: 'Trade details' }));
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
  const { receivePools, services } = show(`/swap${SEARCH}`, ACCOUNT);
  receivePools();
  const fee = { bought: 2000, sold: 0, measuredAt: 0 };
  act(() => void services.store.dispatch(transferFeesMeasured({ [feeKey(1, USDC.address)]: fee })));
  await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '1');
  expect(screen.getByTestId('swap-impact-beside').textContent).toMatch(/^Price impact and what the token keeps/);
  await userEvent.click(await screen.findByRole('button', { name: 'Trade details' }));
  expect(Number.parseFloat(screen.getByTestId('swap-impact').textContent ?? '')).toBeLessThan(1);
  expect(screen.getByTestId('swap-kept').textContent).toMatch(/^39\d\.\d+ USDC$/);
  await userEvent.click(screen.getByRole('button', { name: 'Why this price' }));
  await screen.findByTestId('swap-why');
  const figure = (id: string) => Number((screen.getByTestId(`swap-why-${id}`).textContent ?? '').replace(/[^\d.]/g, ''));
  expect(figure('mid') - figure('impact') - figure('fees') - figure('kept')).toBeCloseTo(figure('quoted'), 6);
});

// SWAP-2
test('a price that moved too far is not taken from an open review either, but by an expert', async () => {
  const { receivePools, services } = show(`/swap${SEARCH}&use=v2`, ACCOUNT);
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
  expect(stateOf<WithSwap>(services.store).swap.review?.facts.impactSeverity).toBe(4);
  expect(screen.queryByTestId('swap-price-updated')).toBeNull();
});

test('typing the output asks for the most that is sold', async () => {
  const { receivePools } = show(`/swap${SEARCH}`, ACCOUNT);
  receivePools();
  await userEvent.type(screen.getByRole('textbox', { name: 'To' }), '100');
  expect(Number(valueOf('From (at most)'))).toBeGreaterThan(0.05);
});

test('the arrow turns the pair and the typed field around', async () => {
  const { services } = show(`/swap${SEARCH}`, ACCOUNT);
  await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '1');
  await userEvent.click(screen.getByRole('button', { name: 'Switch the two sides' }));
  const query = new URLSearchParams(services.history.location.search);
  expect(query.get('outputCurrency')).toBe('ETH');
  expect(stateOf<WithSwap>(services.store).swap).toMatchObject({ independentField: 'OUTPUT', typedValue: '1' });
});

test('the recipient field opens and is removed again', async () => {
  const { services } = show(`/swap${SEARCH}`, ACCOUNT);
  await userEvent.click(screen.getByRole('button', { name: '+ Add a send (optional)' }));
  await userEvent.type(screen.getByTestId('swap-recipient'), 'friend.eth');
  await userEvent.click(screen.getByRole('button', { name: '- Remove send' }));
  expect(stateOf<WithSwap>(services.store).swap.recipient).toBeNull();
});

describe('who may not receive', () => {
  const ZERO = '0x0000000000000000000000000000000000000000';
  const MANAGER = '0xC36442b4a4522E871399CD717aBDD847Ab11FE88';
  const ready = async () => {
    const { services, receivePools } = show(`/swap${SEARCH}`, ACCOUNT);
    receivePools();
    await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '1');
    act(() =>
      services.answer({
        kind: 'balance',
        read: { kind: 'balance', chainId: 1, account: ACCOUNT, token: 'native' },
        state: { kind: 'known', value: raw('2000000000000000000'), blockNumber: 1, syncing: false },
      }),
    );
    expect(button().dataset.kind).toBe('swap');
    return services;
  };

  test.each([
    ['nobody', ZERO, /zero address/],
    ['the manager of positions', MANAGER, /the manager of positions/],
    ['a pool of the route', ethPools().pools[0]?.address ?? '', /a pool that the trade goes through/],
    ['a token of the route', USDC.address, /a token itself/],
  ])('%s, typed or by a link, is named and the swap is blocked', async (_, address, words) => {
    const services = await ready();
    await userEvent.click(screen.getByRole('button', { name: '+ Add a send (optional)' }));
    await userEvent.type(screen.getByTestId('swap-recipient'), address);
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(button().dataset.kind).toBe('invalidRecipient');
    expect(button()).toHaveProperty('disabled', true);

    await userEvent.click(screen.getByRole('button', { name: '- Remove send' }));
    expect(button().dataset.kind).toBe('swap');
    act(() => void services.store.dispatch(linkOpened({ typedValue: '1', independentField: 'INPUT', recipient: address })));
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(button().dataset.kind).toBe('invalidRecipient');
  });
});

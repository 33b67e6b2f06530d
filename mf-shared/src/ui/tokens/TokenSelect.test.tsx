/** @jest-environment jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeWorld } from '../../testing/fakeServices';
import { renderWithServices } from '../../testing/renderWithServices';
import { requireAddress } from '../../domain/address';
import { rawAmount } from '../../domain/rawAmount';
import type { TokenList } from '../../domain/tokenLists/tokenList';
import { listAdded, listFailed, listReceived, listRequested } from '../../state/lists/listsSlice';
import { TokenSelectDialog } from './TokenSelectDialog';

const ACCOUNT = requireAddress('0x00000000000000000000000000000000000000a1');
const ALPHA = '0x00000000000000000000000000000000000000A1';
const token = (symbol: string, name: string, digit: string) => ({
  chainId: 1,
  address: `0x${digit.repeat(40)}`,
  decimals: 18,
  symbol,
  name,
});
const list = (name: string, tokens: TokenList['tokens']): TokenList => ({
  name,
  timestamp: '2026-01-01T00:00:00Z',
  version: { major: 1, minor: 0, patch: 0 },
  tokens,
});

const MAIN = list('Main list', [token('QPLUM', 'Plum Coin', '1'), token('QPLUMB', 'Lead Pipe', '2'), token('QFIG', 'Fig Token', '3')]);
const OTHER = list('Other list', [token('QUINCE', 'Quince', '4')]);
const lists = {
  byUrl: {
    'https://main.example/list.json': { current: MAIN, pendingUpdate: null, loadingRequestId: null, error: null },
    'https://other.example/list.json': { current: OTHER, pendingUpdate: null, loadingRequestId: null, error: null },
  },
  activeListUrls: ['https://main.example/list.json'],
};

beforeAll(() => {
  // The simulated browser has no layout; the list needs a height to know which lines are in sight.
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(560);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(420);
});

function open(world: FakeWorld = {}) {
  const onSelect = jest.fn();
  const onDismiss = jest.fn();
  const { services, dispatch } = renderWithServices(<TokenSelectDialog selected={null} onSelect={onSelect} onDismiss={onDismiss} />, {
    state: { lists },
    ...world,
  });
  return { onSelect, onDismiss, services, dispatch };
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Search name or paste address' });
const row = (symbol: string) => screen.findByRole('button', { name: new RegExp(`^${symbol} `) });
const symbolOf = (onSelect: jest.Mock) => onSelect.mock.calls[0]?.[0]?.symbol;

// TOKEN-7
test('it opens on the search, with the focus in its field', async () => {
  open();
  await row('ETH');
  expect(screen.getByRole('dialog', { name: 'Select a token' })).toBeTruthy();
  expect(document.activeElement).toBe(field());
});

test('pressing a line chooses it and closes', async () => {
  const { onSelect, onDismiss } = open();
  await userEvent.type(field(), 'qfig');
  await userEvent.click(await row('QFIG'));
  expect(symbolOf(onSelect)).toBe('QFIG');
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('the search waits for a pause, then leaves what matches', async () => {
  open();
  await userEvent.type(field(), 'qfig');
  await row('QFIG');
  await userEvent.clear(field());
  await userEvent.type(field(), 'qplum');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^QFIG / })).toBeNull());
  const shown = (await screen.findAllByRole('button', { name: /^QPLUM/ })).map((button) => button.textContent);
  expect(shown[0]).toContain('Plum Coin');
  expect(shown[1]).toContain('Lead Pipe');
});

// TOKEN-6: Enter comes with the last letter, before the search that waits for a pause.
test.each([
  ['an exact symbol', 'qplum', 'QPLUM'],
  ['the only result', 'fig tok', 'QFIG'],
  ['the native coin', 'eth', 'ETH'],
])('Enter takes %s', async (_what, query, symbol) => {
  const { onSelect } = open();
  await userEvent.type(field(), `${query}{Enter}`);
  expect(symbolOf(onSelect)).toBe(symbol);
});

test('the Enter that takes a token does not press the button that gets the focus back', async () => {
  const { onSelect } = open();
  await userEvent.type(field(), 'eth');
  const isLeftToBrowser = fireEvent.keyDown(field(), { key: 'Enter' });
  expect(symbolOf(onSelect)).toBe('ETH');
  expect(isLeftToBrowser).toBe(false);
});

test('Enter takes nothing when several match and none exactly', async () => {
  const { onSelect } = open();
  await userEvent.type(field(), 'qplu{Enter}');
  expect(onSelect).not.toHaveBeenCalled();
});

test('nothing found says so', async () => {
  open();
  await userEvent.type(field(), 'nonsense');
  expect(await screen.findByText('No results found.')).toBeTruthy();
});

test('a balance that could not be read is a dash, and the token can be chosen', async () => {
  const { services, onSelect } = open({ account: ACCOUNT });
  await userEvent.type(field(), 'qfig');
  await row('QFIG');
  const read = { kind: 'balance', chainId: 1, account: ACCOUNT, token: requireAddress(`0x${'3'.repeat(40)}`) } as const;
  services.answer({ kind: 'balance', read, state: { kind: 'failed' } });
  await waitFor(async () => expect((await row('QFIG')).textContent).toContain('–'));
  await userEvent.click(await row('QFIG'));
  expect(symbolOf(onSelect)).toBe('QFIG');
});

test('tokens come by balance', async () => {
  const { services } = open({ account: ACCOUNT });
  await userEvent.type(field(), 'qplu');
  await row('QPLUMB');
  const read = { kind: 'balance', chainId: 1, account: ACCOUNT, token: requireAddress(`0x${'2'.repeat(40)}`) } as const;
  services.answer({ kind: 'balance', read, state: { kind: 'known', value: rawAmount(10n ** 18n), blockNumber: 1, syncing: false } });
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^QPLUM/ })[0]?.textContent).toContain('Lead Pipe'));
});

test('a token of a list that is switched off must be imported, with the warning and its source', async () => {
  const { onSelect, services } = open();
  await userEvent.type(field(), 'quince');
  await userEvent.click(await screen.findByRole('button', { name: 'Import QUINCE' }));
  const dialog = screen.getByRole('dialog', { name: 'Import token' });
  expect(
    within(dialog).getByText("This token doesn't appear on the active token list(s). Make sure this is the token that you want to trade."),
  ).toBeTruthy();
  expect(within(dialog).getByText('via Other list')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Import' }));
  expect(symbolOf(onSelect)).toBe('QUINCE');
  expect(Object.keys(services.store.getState().settings.tokens[1] ?? {})).toHaveLength(1);
});

test('a contract that no list names has an unknown source', async () => {
  const { services } = open();
  await userEvent.type(field(), ALPHA.toLowerCase());
  const address = requireAddress(ALPHA.toLowerCase());
  await waitFor(() => expect(Object.keys(services.store.getState().reads.wanted)).toContain(`token:1:${address}`));
  const value = { name: 'Alpha', symbol: 'ALF', decimals: 18 };
  services.answer({
    kind: 'token',
    read: { kind: 'token', chainId: 1, address },
    state: { kind: 'known', value, blockNumber: 1, syncing: false },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Import ALF' }));
  expect(screen.getByText('Unknown Source')).toBeTruthy();
});

describe('the lists', () => {
  async function manage(world?: FakeWorld) {
    const opened = open(world);
    await userEvent.click(screen.getByRole('button', { name: 'Manage Token Lists' }));
    return opened;
  }
  const listState = (services: ReturnType<typeof open>['services']) => services.store.getState().lists;

  test('a switch turns a list on and off', async () => {
    const { services } = await manage();
    await userEvent.click(screen.getByRole('switch', { name: 'Use Other list' }));
    expect(listState(services).activeListUrls).toContain('https://other.example/list.json');
    await userEvent.click(screen.getByRole('switch', { name: 'Use Other list' }));
    expect(listState(services).activeListUrls).not.toContain('https://other.example/list.json');
  });

  test('removing asks for the word REMOVE', async () => {
    const { services } = await manage();
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Other list' }));
    expect(screen.queryByRole('menuitem', { name: /Update list/ })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Remove list' }));
    const prompt = screen.getByRole('alertdialog', { name: 'Remove Other list?' });
    await userEvent.type(within(prompt).getByRole('textbox'), 'remove{Enter}');
    expect(Object.keys(listState(services).byUrl)).toHaveLength(2);
    await userEvent.clear(within(prompt).getByRole('textbox'));
    await userEvent.type(within(prompt).getByRole('textbox'), 'REMOVE{Enter}');
    expect(Object.keys(listState(services).byUrl)).toEqual(['https://main.example/list.json']);
  });

  test.each(['ftp://lists.example', 'not a place'])('%s is no location', async (text) => {
    await manage();
    await userEvent.type(screen.getByRole('textbox', { name: 'Location of a list' }), `${text}{Enter}`);
    expect(screen.getByText('Enter valid list location')).toBeTruthy();
  });

  const NEW = 'https://new.example/list.json';
  async function importing() {
    const { services, dispatch } = await manage();
    await userEvent.type(screen.getByRole('textbox', { name: 'Location of a list' }), `${NEW}{Enter}`);
    dispatch(listRequested({ url: NEW, requestId: '1' }));
    return { services, dispatch };
  }

  test('a list is imported only when understood, and is then on', async () => {
    const { services, dispatch } = await importing();
    dispatch(listReceived({ url: NEW, requestId: '1', list: list('New list', OTHER.tokens) }));
    expect(await screen.findByText('Import at your own risk')).toBeTruthy();
    const button = screen.getByRole('button', { name: 'Import' });
    expect(button).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('checkbox', { name: 'I understand' }));
    await userEvent.click(button);
    expect(listState(services).activeListUrls).toContain(NEW);
    expect(screen.getByRole('switch', { name: 'Use New list' }).getAttribute('aria-checked')).toBe('true');
  });

  // TOKEN-25
  test('a list that fails says why and is gone', async () => {
    const { services, dispatch } = await importing();
    dispatch(listFailed({ url: NEW, requestId: '1', error: { code: 'download_failed', subject: NEW } }));
    expect(await screen.findByText(`Failed to download list ${NEW}`)).toBeTruthy();
    expect(Object.keys(listState(services).byUrl)).not.toContain(NEW);
  });

  test('an invalid token address says so', async () => {
    await manage();
    await userEvent.click(screen.getByRole('radio', { name: 'Tokens' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Token address' }), '0x12');
    expect(screen.getByText('Enter valid token address')).toBeTruthy();
  });

  test('the default lists are asked for when somebody first looks', async () => {
    const { services, dispatch } = await manage({ state: {} });
    await waitFor(() => expect(Object.keys(listState(services).byUrl)).toHaveLength(11));
    dispatch(listAdded(NEW));
    expect(await screen.findByTitle(NEW)).toBeTruthy();
  });
});

/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { literalAddress } from '../../domain/address';
import { err, ok } from '../../domain/result';
import { EMPTY_CONFIG } from '../../domain/runtimeConfig';
import { walletConnected } from '../../state/wallet/walletSlice';
import { renderWithServices } from '../../testing/renderWithServices';
import { SettingsPanel } from './SettingsPanel';

const slippage = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Slippage tolerance in percent' });
const deadline = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Transaction deadline in minutes' });

function open(chainId: 1 | 42161 = 1) {
  const { services } = renderWithServices(<SettingsPanel onDismiss={() => undefined} />, { chainId });
  return () => services.store.getState().settings;
}

async function type(field: HTMLElement | null, text: string) {
  if (!field) throw new Error('There is no such field');
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
}

test.each([
  ['0.29', 29],
  ['1.15', 115],
  ['0.129', 12],
  ['0', 0],
  ['50', 5000],
  ['', 'auto'],
] as const)('the slippage %s is %s', async (text, stored) => {
  const settings = open();
  await type(slippage(), text);
  expect(settings().userSlippageTolerance).toBe(stored);
  expect(screen.queryByText('Enter a valid slippage percentage')).toBeNull();
});

// TX-10
test.each(['51', '50.01', '-1', 'abc', '.'])('the invalid slippage %s is said and leaves the old value in force', async (text) => {
  const settings = open();
  await type(slippage(), '0.8');
  await userEvent.tab();
  expect(slippage().value).toBe('0.80');
  await type(slippage(), text);
  expect(screen.getByText('Enter a valid slippage percentage')).toBeTruthy();
  expect(slippage().getAttribute('aria-invalid')).toBe('true');
  expect(settings().userSlippageTolerance).toBe(80);
});

test.each([
  ['0.04', 'Your transaction may fail'],
  ['1.01', 'Your transaction may be frontrun'],
])('%s warns: %s', async (text, warning) => {
  open();
  await type(slippage(), text);
  expect(screen.getByText(warning)).toBeTruthy();
});

test.each(['0.05', '1'])('%s warns of nothing', async (text) => {
  open();
  await type(slippage(), text);
  expect(screen.queryByText(/^Your transaction may/)).toBeNull();
});

// TX-9
test('a deadline is in minutes, an invalid one is marked and changes nothing, an empty one is the default', async () => {
  const settings = open();
  expect(deadline()?.placeholder).toBe('30');
  await type(deadline(), '20');
  expect(settings().userDeadline).toBe(1200);
  await userEvent.tab();
  // On the way to 1800 seconds that somebody has in mind, 180 minutes would be valid.
  await type(deadline(), '1800');
  expect(deadline()?.getAttribute('aria-invalid')).toBe('true');
  expect(settings().userDeadline).toBe(1200);
  await type(deadline(), '');
  expect(settings().userDeadline).toBe(1800);
});

test('the deadline is hidden on the listed rollups', () => {
  open(42161);
  expect(deadline()).toBeNull();
});

test('the help of the deadline says that the signed one lies a day later', async () => {
  open();
  const opener = screen.getByRole('button', { name: 'Transaction deadline' });
  await userEvent.click(opener);
  expect(screen.getByRole('note').textContent).toContain('a day later');
  // It stays while something else is done, and goes by the press that brought it.
  await userEvent.tab();
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(opener);
  expect(screen.queryByRole('note')).toBeNull();
});

// ORDER-19
test('expert mode goes on only after the word "confirm", and off at once', async () => {
  const settings = open();
  const toggle = screen.getByRole('switch', { name: 'Expert Mode' });
  await userEvent.click(toggle);
  const prompt = screen.getByRole('alertdialog', { name: 'Are you sure?' });
  const turnOn = within(prompt).getByRole('button', { name: 'Turn On Expert Mode' });
  await userEvent.type(within(prompt).getByRole('textbox'), 'Confirm');
  expect(turnOn).toHaveProperty('disabled', true);
  expect(settings().userExpertMode).toBe(false);
  await userEvent.clear(within(prompt).getByRole('textbox'));
  await userEvent.type(within(prompt).getByRole('textbox'), 'confirm{Enter}');
  expect(settings().userExpertMode).toBe(true);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await userEvent.click(toggle);
  expect(settings().userExpertMode).toBe(false);
});

test('multihops can be disabled', async () => {
  const settings = open();
  await userEvent.click(screen.getByRole('switch', { name: 'Disable Multihops' }));
  expect(settings().userSingleHopOnly).toBe(true);
});

describe('protected sending', () => {
  const account = literalAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266');
  const config = { ...EMPTY_CONFIG, chains: { 1: { protectedRpcUrl: 'https://protected.example/rpc' } } };
  const panel = <SettingsPanel onDismiss={() => undefined} />;
  const add = () => screen.getByTestId('shared-protected-add');

  // NET-14
  test('hands the endpoint to the wallet in one request, and does not claim that the wallet uses it', async () => {
    const addNetwork = jest.fn(async () => ok(null));
    renderWithServices(panel, { account, config, wallet: { addNetwork } });
    expect(screen.getByTestId('shared-protected').textContent).toContain('protected.example');
    await userEvent.click(add());
    expect(addNetwork.mock.calls).toMatchObject([[{ chainId: '0x1', rpcUrls: ['https://protected.example/rpc'] }]]);
    expect(screen.getByTestId('shared-protected-added').textContent).toContain('cannot see which endpoint your wallet then uses');
  });

  test('a failure says why and can be tried again; a refusal by the person is quiet', async () => {
    const answers = ['unsupported_method', 'user_rejected'] as const;
    let asked = 0;
    const addNetwork = async () => err({ code: answers[asked++] ?? 'unknown', message: 'Not known here' } as const);
    renderWithServices(panel, { account, config, wallet: { addNetwork } });
    await userEvent.click(add());
    expect(screen.getByTestId('shared-protected-failed').textContent).toContain('Not known here');
    await userEvent.click(add());
    expect(screen.queryByTestId('shared-protected-failed')).toBeNull();
    expect(screen.queryByTestId('shared-protected-added')).toBeNull();
  });

  test('what the wallet answered of one network is not said of the next', async () => {
    const both = { ...config, chains: { ...config.chains, 10: { protectedRpcUrl: 'https://second.example/rpc' } } };
    const { dispatch } = renderWithServices(panel, { account, config: both, wallet: { addNetwork: async () => ok(null) } });
    await userEvent.click(add());
    expect(screen.getByTestId('shared-protected-added')).toBeTruthy();
    const connected = { connectorId: 'fake', name: 'Fake wallet', isExtension: true, sendsBatches: false };
    dispatch(walletConnected({ account, walletChainId: 10, connected }));
    expect(screen.getByTestId('shared-protected').textContent).toContain('second.example');
    expect(screen.queryByTestId('shared-protected-added')).toBeNull();
  });

  test.each([
    ['the operator named no endpoint', { account }],
    ['no wallet is connected', { config }],
  ])('nothing of it is shown where %s', (_, world) => {
    renderWithServices(panel, world);
    expect(screen.queryByTestId('shared-protected')).toBeNull();
  });
});

// SWAP-15
test('swaps use the best price of both versions, until one is chosen; splitting can be refused', async () => {
  const settings = open();
  expect(screen.getByRole('radio', { name: 'Auto' }).getAttribute('aria-checked')).toBe('true');
  await userEvent.click(screen.getByRole('radio', { name: 'V2 only' }));
  expect(settings().poolChoice).toBe('v2');
  await userEvent.click(screen.getByRole('switch', { name: 'No split' }));
  expect(settings().neverSplits).toBe(true);
});

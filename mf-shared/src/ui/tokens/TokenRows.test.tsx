/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requireHexText } from '../../chain/abiWords';
import { requireAddress } from '../../domain/address';
import { rawAmount } from '../../domain/rawAmount';
import { requestOutstanding } from '../../state/outstanding/outstandingSlice';
import type { TokenList } from '../../domain/tokenLists/tokenList';
import { renderWithServices } from '../../testing/renderWithServices';
import { TokenSelectDialog } from './TokenSelectDialog';

const ME = requireAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266');
const URL = 'https://main.example/list.json';
const MAIN: TokenList = {
  name: 'Main list',
  timestamp: '2026-01-01T00:00:00Z',
  version: { major: 1, minor: 0, patch: 0 },
  tokens: ['1', '2'].map((digit) => ({
    chainId: 1,
    address: `0x${digit.repeat(40)}`,
    decimals: 18,
    symbol: `QPLUM${digit}`,
    name: `Plum ${digit}`,
  })),
};
const lists = { byUrl: { [URL]: { current: MAIN, pendingUpdate: null, loadingRequestId: null, error: null } }, activeListUrls: [URL] };

beforeAll(() => {
  // The simulated browser has no layout; the list needs a height to know which lines are in sight.
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(560);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(420);
});

test('the lines are one stop of the Tab key, the arrows move between them, and how many there are is said', async () => {
  renderWithServices(<TokenSelectDialog selected={null} onSelect={() => undefined} onDismiss={() => undefined} />, { state: { lists } });
  await userEvent.type(screen.getByRole('textbox', { name: 'Search name or paste address' }), 'qplum');
  expect(await screen.findByText('2 tokens found')).toBeTruthy();
  const lines = await screen.findAllByRole('button', { name: /^QPLUM/ });
  expect(lines.map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(lines[1]);
  expect(lines.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0]);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Manage Token Lists' }));
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(lines[1]);
});

// ORDER-7
test('the balance of a line is no fact while it is not known whether the wallet sent something of the account', async () => {
  const { services, dispatch } = renderWithServices(
    <TokenSelectDialog selected={null} onSelect={() => undefined} onDismiss={() => undefined} />,
    { account: ME, state: { lists } },
  );
  services.answer({
    kind: 'balance',
    read: { kind: 'balance', chainId: 1, account: ME, token: 'native' },
    state: { kind: 'known', value: rawAmount(15n * 10n ** 17n), blockNumber: 1, syncing: false },
  });
  const line = () => screen.getByTestId('shared-token-native').textContent;
  expect(line()).toMatch(/1\.5$/);
  const track = { kind: 'unknown', nonceBefore: 3, call: { to: ME, data: requireHexText('0x12'), value: rawAmount(0n) } } as const;
  dispatch(requestOutstanding({ id: 'one', chainId: 1, from: ME, addedTime: 1, summary: { kind: 'withdrawStake' }, track }));
  expect(line()).toMatch(/1\.5 \(may change\)$/);
});

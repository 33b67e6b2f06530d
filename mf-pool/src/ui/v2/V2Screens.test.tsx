/** @jest-environment jsdom */
import { renderWithServices } from '@dex/mf-shared/testing';
import { ZERO_ADDRESS, ZERO_AMOUNT, requireAddress } from '@dex/mf-shared/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { PairsFacts } from '../../domain/v2/pairsWish';
import { formsReducer } from '../../state/v2/formsSlice';
import { wantedSlice, factReceived, selectFollowed, wantedReducer } from '../../state/wantedSlice';
import { marketReducer } from '../../state/v3/marketSlice';
import { poolV3Reducer } from '../../state/v3/poolV3Slice';
import { stateOf } from '@dex/mf-shared/state';
import { useServices } from '@dex/mf-shared/ui';
import { V2Screens } from './V2Screens';
import type { RouteName } from '../../routes';

const ACCOUNT = requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
const NOTHING: PairsFacts = { isComplete: true, hasFailed: false, syncing: false, held: [], pairs: {}, rewards: {} };

type World = Parameters<typeof renderWithServices>[1];

function show(route: RouteName, world: World) {
  return renderWithServices(<WithSlices route={route} />, world);
}

/** Adds the section's slices before anything selects from them. */
function WithSlices({ route }: { readonly route: RouteName }) {
  const { store } = useServices();
  store.addSlice({ name: 'poolWanted', reducer: wantedReducer });
  store.addSlice({ name: 'poolV2Forms', reducer: formsReducer });
  store.addSlice({ name: 'poolV3', reducer: poolV3Reducer });
  store.addSlice({ name: 'poolMarket', reducer: marketReducer });
  return <V2Screens route={route} />;
}

// V2-12
test.each([42161, 421611, 10, 69] as const)('on %i version 2 says where it is', async (chainId) => {
  show('poolV2', { chainId, path: '/pool/v2' });
  expect(await screen.findByText('V2 is not available on Layer 2. Switch to Layer 1 Ethereum.')).toBeTruthy();
});

// NET-2
test('on a network whose addresses nobody knows there is a way out', async () => {
  const { services } = show('poolV2', { chainId: 10088, path: '/pool/v2' });
  expect(await screen.findByText(/^Not available on /)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Go to the swap' }));
  expect(services.history.location.pathname).toBe('/swap');
});

test('a visitor is asked to connect', async () => {
  show('poolV2', { path: '/pool/v2' });
  expect(await screen.findByText('Connect to a wallet to view your liquidity.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Create a pair' }).getAttribute('href')).toBe('/add/v2/ETH');
  expect(screen.getByRole('link', { name: 'Import Pool' }).getAttribute('href')).toBe('/pool/v2/find');
  expect(screen.getByRole('link', { name: 'Add V2 Liquidity' }).getAttribute('href')).toBe('/add/v2/ETH');
  expect(screen.getByRole('link', { name: 'Migrate Liquidity to V3' }).getAttribute('href')).toBe('/migrate/v2');
});

test('an account sees that its pools are looked for, and that there are none', async () => {
  const { services } = show('poolV2', { account: ACCOUNT, path: '/pool/v2' });
  expect(await screen.findByText('Loading')).toBeTruthy();
  // What is looked for grows when the bundled list arrives; the newest question is answered.
  await waitFor(() => {
    const wanted = selectFollowed(stateOf(services.store, wantedSlice), 'pairs');
    if (!wanted) throw new Error('The list asks for nothing');
    expect(wanted.account).toBe(ACCOUNT);
    expect(wanted.discover.length).toBeGreaterThan(3);
    const known = {
      kind: 'known',
      stakedAmount: ZERO_AMOUNT,
      earnedAmount: null,
      totalStakedAmount: ZERO_AMOUNT,
      totalRewardRate: ZERO_AMOUNT,
    } as const;
    const rewards = Object.fromEntries(wanted.rewards.map(({ stakingRewards }) => [stakingRewards, { ...known, periodFinish: null }]));
    services.store.dispatch(factReceived({ kind: 'pairs', key: wanted.key, answer: { ...NOTHING, rewards } }));
    expect(screen.getByText('No liquidity found.')).toBeTruthy();
  });
  // An empty list says what can be done about it.
  const empty = screen.getByTestId('pool-v2-empty');
  expect(empty.querySelector('svg[aria-hidden]')).toBeTruthy();
  expect(empty.querySelector('a')?.getAttribute('href')).toBe('/add/v2/ETH');
});

test.each<[string, PairsFacts]>([
  ['nothing', { ...NOTHING, isComplete: false, hasFailed: true }],
  ['all but a stake', { ...NOTHING, hasFailed: true }],
])('pools of which no node told (%s) are said to be unread, never to be none', async (_, facts) => {
  const { services } = show('poolV2', { account: ACCOUNT, path: '/pool/v2' });
  await waitFor(() => {
    const wanted = selectFollowed(stateOf(services.store, wantedSlice), 'pairs');
    if (!wanted) throw new Error('The list asks for nothing');
    const rewards = Object.fromEntries(wanted.rewards.map(({ stakingRewards }) => [stakingRewards, { kind: 'failed' } as const]));
    services.store.dispatch(factReceived({ kind: 'pairs', key: wanted.key, answer: { ...facts, rewards } }));
    expect(screen.getByText('Your liquidity could not be read. It is being tried again.')).toBeTruthy();
  });
  expect(screen.queryByText('No liquidity found.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(services.said).toContainEqual({ kind: 'readingDemanded', chainId: 1 });
});

test('the finder asks a visitor to connect', async () => {
  show('poolV2Find', { path: '/pool/v2/find' });
  expect(await screen.findByText('Connect to a wallet to find pools')).toBeTruthy();
});

test('an id that is no token is an invalid pair, for adding and for removing', async () => {
  const add = show('addV2', { account: ACCOUNT, path: '/add/v2/ETH/nonsense' });
  expect(await screen.findByRole('button', { name: 'Invalid pair' })).toBeTruthy();
  add.unmount();
  show('removeV2', { account: ACCOUNT, path: `/remove/v2/nonsense/${ZERO_ADDRESS}` });
  expect(await screen.findByRole('button', { name: 'Invalid pair' })).toBeTruthy();
});

test('the native coin and its wrapped form are an invalid pair', async () => {
  const { services } = show('addV2', { account: ACCOUNT, path: '/add/v2/ETH/0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2' });
  services.answer({
    kind: 'token',
    read: { kind: 'token', chainId: 1, address: requireAddress('0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2') },
    state: { kind: 'known', value: { name: 'Wrapped Ether', symbol: 'WETH', decimals: 18 }, blockNumber: 1, syncing: false },
  });
  expect(await screen.findByRole('button', { name: 'Invalid pair' })).toBeTruthy();
});

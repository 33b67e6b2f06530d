/** @jest-environment jsdom */
import type { ChainNode, ChainReads } from '@dex/mf-shared/contract';
import { requireHexText, uintWord } from '@dex/mf-shared/chain';
import { err, MAX_UINT256, ok, rawAmount, requireAddress } from '@dex/mf-shared/domain';
import { requestDoubted, requestOutstanding, walletConnected } from '@dex/mf-shared/state';
import { createFakeServices, Surroundings } from '@dex/mf-shared/testing';
import { act, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, of } from 'rxjs';
import { ACCOUNT, mainnet } from '../../domain/orders.fixture';
import { remote } from '../../remote';
import { AllowancesScreen } from './AllowancesScreen';
import { matchRoute } from '../../routes';

configure({ asyncUtilTimeout: 15_000 });
jest.setTimeout(40_000);

const { v2, tokens } = mainnet;
const DAI = tokens.find(({ symbol }) => symbol === 'DAI');
if (!v2 || !DAI) throw new Error('fixture');
const dai = DAI.address.toLowerCase();
const three = tokens.flatMap(({ symbol, address }) => (['DAI', 'USDC', 'USDT'].includes(symbol) ? [address.toLowerCase()] : []));
const { node: idle } = createFakeServices();
const router2 = v2.router;
const router = v2.router.slice(2).toLowerCase();
const word = (value: bigint) => requireHexText(`0x${uintWord(value)}`);

/** Every call that is tried goes through. */
const obliging = { call: () => Promise.resolve(ok(word(1n))) };

/** A chain on which the account has no position, and may or may not let the router of version 2 take DAI, or DAI, USDC and USDT. */
function visit(answers: () => 'nothing' | 'unlimited' | 'all' | 'away', node: Pick<ChainNode, 'call'> = obliging) {
  let requests = 0;
  const reads: ChainReads = {
    watch: (_chainId, calls) => of(calls.map(() => ({ kind: 'valid', data: word(0n), blockNumber: 1, syncing: false }) as const)),
    block$: () => NEVER,
    once: async (_chainId, calls) => {
      requests += 1;
      const answer = answers();
      if (answer === 'away') return err({ code: 'node_unreachable', message: 'Away' });
      const given = answer === 'nothing' ? [] : answer === 'unlimited' ? [dai] : three;
      const isGiven = ({ address, callData }: (typeof calls)[number]) =>
        given.includes(address.toLowerCase()) && callData.toLowerCase().endsWith(router);
      return ok({ blockNumber: 1, data: calls.map((call) => word(isGiven(call) ? BigInt(MAX_UINT256) : 0n)) });
    },
  };
  const services = createFakeServices({ account: ACCOUNT, path: '/allowances', reads, node: { ...idle, ...node } });
  for (const slice of remote.slices) services.store.addSlice(slice);
  const stop = remote.start(services);
  const drawn = render(
    <Surroundings services={services} matchRoute={matchRoute}>
      <AllowancesScreen />
    </Surroundings>,
  );
  return { services, requests: () => requests, end: () => (drawn.unmount(), stop()) };
}

// ORDER-7
test('what is allowed is said to be no fact while it is not known whether the wallet sent something', async () => {
  const { services, end } = visit(() => 'unlimited');
  await screen.findByRole('listitem');
  expect(screen.queryByTestId('pool-allowances-unsure')).toBeNull();
  const call = { to: router2, data: word(1n), value: rawAmount(0n) };
  const about = { id: 'r', chainId: 1, from: ACCOUNT, addedTime: 1, summary: { kind: 'withdrawStake' } } as const;
  act(() => {
    services.store.dispatch(requestOutstanding({ ...about, track: { kind: 'asked', nonceBefore: 3, call } }));
    services.store.dispatch(requestDoubted('r'));
  });
  expect(screen.getByTestId('pool-allowances-unsure').textContent).toContain('may change');
  end();
});

// ORDER-20
test('what is allowed without limit is marked, with who may take it, by one request', async () => {
  const { requests, end } = visit(() => 'unlimited');
  const row = await screen.findByRole('listitem');
  expect(row.textContent).toMatch(/^DAIUnlimited.*Exchange router, version 2/);
  expect(screen.getByRole('button', { name: 'Revoke DAI' })).toBeTruthy();
  expect(screen.queryByTestId('pool-revoke-all')).toBeNull();
  expect(requests()).toBe(1);
  end();
});

// ORDER-20
test('a token that fails every approval of nothing is lowered to one unit, in words, and left out of "all" by its name', async () => {
  const insists: ChainNode['call'] = (_chainId, { to, data }) =>
    Promise.resolve(
      to.toLowerCase() === dai && BigInt(`0x${data.slice(-64)}`) === 0n ? err({ code: 'reverted', message: 'Reverted' }) : ok(word(1n)),
    );
  const { end } = visit(() => 'all', { call: insists });
  expect((await screen.findByTestId('pool-grant-refusal')).textContent).toBe(
    'This token refuses to let nothing be allowed. The least that it takes is 0.000000000000000001 DAI.',
  );
  expect(screen.getByTestId('pool-revoke-all').textContent).toBe('Revoke all 2');
  expect(screen.getByTestId('pool-revoke-left-out').textContent).toMatch(/: DAI\.$/);
  await userEvent.click(screen.getByRole('button', { name: 'Lower what may be taken of DAI' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('The least that it takes is 0.000000000000000001 DAI.');
  end();
});

// ORDER-20
test('a token that fails every change may be revoked by itself, and the review says the same word as the row', async () => {
  const refuses: ChainNode['call'] = (_chainId, { to }) =>
    Promise.resolve(to.toLowerCase() === dai ? err({ code: 'reverted', message: 'Reverted' }) : ok(word(1n)));
  const { end } = visit(() => 'unlimited', { call: refuses });
  expect(await screen.findByTestId('pool-grant-refusal')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Revoke DAI' }));
  await screen.findByRole('dialog');
  expect(screen.getByTestId('pool-revoke-confirm').textContent).toBe('Revoke');
  end();
});

// FIGURE-4
test('a reading that failed is never "nothing", and can be asked for again', async () => {
  let answer: 'away' | 'nothing' | 'unlimited' = 'away';
  const { end } = visit(() => answer);
  expect((await screen.findByTestId('pool-allowances-failed')).textContent).toContain('That does not mean that there is nothing.');
  expect(screen.queryByTestId('pool-allowances-none')).toBeNull();
  answer = 'unlimited';
  await userEvent.click(screen.getByRole('button', { name: 'Read again' }));
  expect(await screen.findByRole('listitem')).toBeTruthy();
  answer = 'away';
  await userEvent.click(screen.getByRole('button', { name: 'Read again' }));
  expect((await screen.findByTestId('pool-allowances-failed')).textContent).toContain('may be out of date');
  expect(screen.getByRole('listitem')).toBeTruthy();
  answer = 'nothing';
  await userEvent.click(screen.getAllByRole('button', { name: 'Read again' })[0] ?? document.body);
  expect((await screen.findByTestId('pool-allowances-none')).textContent).toContain('may take none of the');
  end();
});

// ORDER-7
test('a review of a revocation is closed with the reason when the account changes, and none opens for the other account', async () => {
  const { services, end } = visit(() => 'unlimited');
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke DAI' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('Revoke');
  const connected = { connectorId: 'fake', name: 'Fake', isExtension: true, canDisconnect: false, sendsBatches: false };
  const account = requireAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
  act(() => void services.store.dispatch(walletConnected({ account, walletChainId: 1, connected })));
  expect((await screen.findByTestId('pool-revoke-closed')).textContent).toContain('account changed');
  expect(screen.queryByRole('dialog')).toBeNull();
  end();
});

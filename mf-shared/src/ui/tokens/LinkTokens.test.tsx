/** @jest-environment jsdom */
import { renderWithServices } from '../../testing';
import { screen } from '@testing-library/react';
import { requireAddress } from '../../domain/address';
import { LinkTokens } from './LinkTokens';

const ADDRESS = requireAddress('0x00000000000000000000000000000000000000a1');
const read = { kind: 'token', chainId: 1, address: ADDRESS } as const;
const said = () => screen.queryByTestId('shared-not-a-token')?.textContent ?? null;

// TOKEN-21
it.each([
  [['0x1'], 'Not a token on Mainnet: 0x1'],
  [['ETH', 'foo'], 'Not a token on Mainnet: foo'],
  [['\u202Ea\u0000b'], 'Not a token on Mainnet: ab'],
  [['x'.repeat(99)], `Not a token on Mainnet: ${'x'.repeat(42)}…`],
  [[null, '', undefined, 'eth'], null],
])('a link with %p says %p', (texts, words) => {
  renderWithServices(<LinkTokens texts={texts} />, { chainId: 1 });
  expect(said()).toBe(words);
});

it('an address is doubted only once the chain has answered that no token is there', () => {
  const { services } = renderWithServices(<LinkTokens texts={[ADDRESS]} />, { chainId: 1 });
  expect(said()).toBeNull();
  services.answer({ kind: 'token', read, state: { kind: 'unreachable' } });
  expect(said()).toBeNull();
  services.answer({ kind: 'token', read, state: { kind: 'failed' } });
  expect(said()).toBe(`Not a token on Mainnet: ${ADDRESS}`);
  services.answer({
    kind: 'token',
    read,
    state: { kind: 'known', value: { decimals: 6, symbol: 'A', name: 'A' }, blockNumber: 1, syncing: false },
  });
  expect(said()).toBeNull();
});

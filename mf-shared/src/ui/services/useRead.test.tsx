/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderWithServices, Surroundings } from '../../testing';
import { requireAddress } from '../../domain/address';
import { rawAmount } from '../../domain/rawAmount';
import { useRead } from './useRead';

const ACCOUNT = requireAddress('0x00000000000000000000000000000000000000a1');
const TOKEN = requireAddress('0x00000000000000000000000000000000000000c3');
const balance = (token: typeof TOKEN | 'native') => ({ kind: 'balance', chainId: 1, account: ACCOUNT, token }) as const;

function Balance({ token }: { readonly token: typeof TOKEN | 'native' }) {
  const read = useRead(balance(token));
  return <output>{read.kind === 'known' ? read.value : read.kind}</output>;
}

test('interest lasts as long as the component and follows what it asks for', () => {
  const { services, rerender, unmount } = renderWithServices(<Balance token="native" />);
  const wanted = () => Object.keys(services.store.getState().reads.wanted);
  const [native] = wanted();
  expect(wanted()).toHaveLength(1);
  rerender(
    <Surroundings services={services}>
      <Balance token={TOKEN} />
    </Surroundings>,
  );
  expect(wanted()).toHaveLength(1);
  expect(wanted()).not.toContain(native);
  unmount();
  expect(wanted()).toEqual([]);
});

test('an answer is drawn, and nothing is known before it', () => {
  const { services } = renderWithServices(<Balance token="native" />);
  expect(screen.getByRole('status').textContent).toBe('loading');
  services.answer({
    kind: 'balance',
    read: balance('native'),
    state: { kind: 'known', value: rawAmount(7n), blockNumber: 1, syncing: false },
  });
  expect(screen.getByRole('status').textContent).toBe('7');
});

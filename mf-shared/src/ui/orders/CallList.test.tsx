/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { shortenAddress } from '../../domain/address';
import { resolveChains } from '../../domain/chains/chainTable';
import { parseHex } from '../../domain/hex';
import { say } from '../../domain/orders/say';
import type { WayPart } from '../../domain/orders/statement';
import { rawAmount } from '../../domain/rawAmount';
import { FRIEND, ME, SPENDER, USDC } from '../../state/orders/orders.fixture';
import { call, drawOrder as draw, prepared } from './testing/drawOrder';

// ORDER-1
test('several steps of one call say once until when and whom they pay, and the end last; every amount is said', () => {
  const receives = (asset: 'native' | typeof USDC.address) =>
    ({ kind: 'receives', asset, amount: rawAmount(5n * 10n ** 17n), bound: 'atLeast', recipient: FRIEND }) as const;
  const until = { kind: 'until', seconds: 1_900_000_000 } as const;
  const recipient = { kind: 'detail', name: 'recipient', value: ME } as const;
  const text = { kind: 'detail', name: 'text', value: 'A\n\nB' } as const;
  const says = [until, recipient, receives('native'), receives('native'), receives(USDC.address), until, recipient, text];
  draw(
    { kind: 'ready', prepared: { ...prepared, says: [{ call: call(SPENDER), says }] } },
    { detail: (name, value) => ({ name, value: <span data-testid={name}>{value}</span> }) },
  );
  const lines = [...screen.getByTestId('order-call').querySelectorAll('dt')].map(({ textContent }) => textContent);
  const [least, end] = ['Receive at least', 'Valid until'];
  expect(lines).toEqual(['recipient', least, least, least, 'Sent to', 'text', end, 'Contract']);
  // A text keeps its lines, however short it is.
  expect(getComputedStyle(screen.getByTestId('text').parentElement ?? document.body).whiteSpace).toBe('pre-line');
});

const NO_BYTES = parseHex('0x');

// ORDER-1
test('a payment names whom it pays and no contract; an address that takes two lines is broken in its middle', () => {
  const paid = { kind: 'receives', asset: 'native', amount: rawAmount(5n), bound: 'exactly', recipient: FRIEND } as const;
  if (NO_BYTES === null) throw new Error('No bytes are bytes too');
  draw({ kind: 'ready', prepared: { ...prepared, says: [{ call: { ...call(FRIEND), data: NO_BYTES }, says: [paid] }] } });
  const lines = [...screen.getByTestId('order-call').querySelectorAll('dt')].map(({ textContent }) => textContent);
  expect(lines).toEqual(['Is received', 'Sent to']);
  const address = screen.getByText((_, element) => element?.tagName === 'DD' && element.textContent === FRIEND);
  expect([...address.childNodes].map((part) => part.nodeName)).toEqual(['SPAN', 'WBR', 'SPAN']);
});

// ORDER-1
test('a trade says through which pools it goes, and of several ways how much goes each; a token that nobody named stands by its address', () => {
  const { wrappedNative } = resolveChains()[1];
  const pools = ['v2', 500] as const;
  const waysOf = (...parts: readonly WayPart[]) => {
    const ways = (parts.length > 0 ? parts : [null]).map((part) => say.way([USDC.address, SPENDER, wrappedNative.address], pools, part));
    const { unmount } = draw({ kind: 'ready', prepared: { ...prepared, says: [{ call: call(SPENDER), says: ways }] } });
    const drawn = screen.getAllByTestId('order-way').map((value) => `${value.previousElementSibling?.textContent}: ${value.textContent}`);
    unmount();
    return drawn;
  };
  const way = `USDC → V2 → ${shortenAddress(SPENDER)} → 0.05% → WETH`;
  expect(waysOf()).toEqual([`Through the pools: ${way}`]);
  const [some, more] = [rawAmount(70_000_000n), rawAmount(30_500_000n)];
  expect(waysOf({ moves: 'sold', amount: some }, { moves: 'sold', amount: more })).toEqual([
    `70 USDC through the pools: ${way}`,
    `30.5 USDC through the pools: ${way}`,
  ]);
  expect(waysOf({ moves: 'bought', amount: rawAmount(2n * 10n ** 18n), most: some })).toEqual([
    `2 WETH, for at most 70 USDC, through the pools: ${way}`,
  ]);
});

test.each([
  ['a text', '2,456.79 DAI'],
  ['drawn', <span key="drawn">2,456.79 DAI</span>],
])('a short value, %s, stands beside its name, however long what was read is; an address in full stands below', (_, least) => {
  const asked = { kind: 'detail', name: 'least', value: `${SPENDER}:2456790101100000000000` } as const;
  const recipient = { kind: 'detail', name: 'recipient', value: FRIEND } as const;
  draw(
    { kind: 'ready', prepared: { ...prepared, says: [{ call: call(SPENDER), says: [asked, recipient] }] } },
    { detail: (name, value) => (name === 'least' ? { name, value: least, isShort: true } : { name, value }) },
  );
  const sides = ['2,456.79 DAI', FRIEND].map((shown) => {
    const value = screen.getByText((_, element) => element?.tagName === 'DD' && element.textContent === shown);
    return getComputedStyle(value).textAlign;
  });
  expect(sides).toEqual(['end', 'start']);
});

/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { literalAddress } from '../../domain/address';
import { resolveChains } from '../../domain/chains/chainTable';
import { v2PairAddress } from '../../domain/poolAddress';
import { rawAmount } from '../../domain/rawAmount';
import { loadDefaultTokenList } from '../../domain/tokenLists/loadDefaultTokenList';
import type { Token } from '../../domain/tokens/currency';
import { defineOrders } from '../../orders/createOrderEngine';
import { ME, USDC } from '../../state/orders/orders.fixture';
// Before what is drawn: it fills gaps of the test's browser.
import { confirm, drawOrder as draw, drawOrderIn, prepared } from './testing/drawOrder';
import { OrderDialog } from './OrderDialog';

const UNKNOWN = literalAddress('0x1234567890123456789012345678901234567890');
const LISTED = literalAddress('0xdAC17F958D2ee523a2206206994597C13D831ec7');
const MAINNET = resolveChains()[1];
const WETH = MAINNET.wrappedNative;
const SHARE = v2PairAddress(requireV2(), USDC.address, WETH.address);
function requireV2() {
  if (!MAINNET.v2) throw new Error('No version 2');
  return MAINNET.v2;
}

describe('a node that cannot try it, and a token that no list names', () => {
  const UNLISTED: Token = { ...USDC, address: UNKNOWN, symbol: 'HALF' };
  const limits = (asset: typeof ME) => ({ leaves: [], arrives: [{ asset, minimum: rawAmount(1n), recipient: ME }] });
  const untried = { kind: 'ready', prepared: { ...prepared, changes: null } } as const;

  // ORDER-3, ORDER-19
  test('asks for the word before anything else is asked, and then goes on as ever', async () => {
    const beforeConfirm = jest.fn();
    draw(untried, { currencies: [UNLISTED], beforeConfirm }, [], limits(UNKNOWN));
    await userEvent.click(confirm());
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('no list names HALF');
    const go = screen.getByRole('button', { name: 'Confirm' });
    expect(go).toHaveProperty('disabled', true);
    await userEvent.type(screen.getByRole('textbox'), 'confirm');
    await userEvent.click(go);
    expect(beforeConfirm).toHaveBeenCalledTimes(1);
  });

  // ORDER-19: a token that says nothing of itself is named by nobody either.
  test('asks for one that the section could not name, by its address', async () => {
    const beforeConfirm = jest.fn();
    draw(untried, { currencies: [], beforeConfirm }, [], limits(UNKNOWN));
    await userEvent.click(confirm());
    expect((await screen.findByRole('alertdialog')).textContent).toContain('no list names 0x1234...7890');
    expect(beforeConfirm).not.toHaveBeenCalled();
  });

  // ORDER-2
  test.each([
    ['are known', 'known', 1],
    ['are being read anew', 'beingRead', 0],
    ['are not known', 'unknown', 0],
  ] as const)('an answer given while the figures %s', async (_, figures, times) => {
    const beforeConfirm = jest.fn();
    let tell: (told: 'known' | 'beingRead' | 'unknown') => void = () => undefined;
    const engineOf = defineOrders(() => []);
    function Section() {
      const [told, setTold] = useState<'known' | 'beingRead' | 'unknown'>('known');
      tell = setTold;
      return (
        <OrderDialog
          {...{ engineOf, slot: 'test', testId: 'test', figures: told, beforeConfirm, currencies: [UNLISTED] }}
          title="Confirm test"
          doing="Doing it"
          summary={null}
        />
      );
    }
    drawOrderIn(<Section />, untried, [], limits(UNKNOWN));
    await userEvent.click(confirm());
    await userEvent.type(await screen.findByRole('textbox'), 'confirm');
    act(() => tell(figures));
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(beforeConfirm).toHaveBeenCalledTimes(times);
  });

  test.each([
    ['a listed token', untried, [{ ...USDC, address: LISTED }], LISTED],
    ['a share of a pair, whose code is known', untried, [USDC, WETH, { ...UNLISTED, address: SHARE }], SHARE],
    ['an order that was tried', { kind: 'ready', prepared } as const, [UNLISTED], UNKNOWN],
  ])('%s needs none', async (_, status, currencies, asset) => {
    const beforeConfirm = jest.fn();
    draw(status, { currencies, beforeConfirm }, [], limits(asset));
    await loadDefaultTokenList();
    await userEvent.click(confirm());
    expect(beforeConfirm).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

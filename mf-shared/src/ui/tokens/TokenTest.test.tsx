/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { TokenTestOutcome } from '../../contract/tokenTest';
import { literalAddress } from '../../domain/address';
import { renderWithServices } from '../../testing/renderWithServices';
import { ImportToken } from './ImportToken';

const address = literalAddress('0x0dd0000000000000000000000000000000000008');
const token = { kind: 'token', chainId: 1, address, decimals: 18, symbol: 'TAXED', name: 'Taxed' } as const;
const entries = [{ token, list: null, isImported: false }];

// ORDER-21
test.each<[string, TokenTestOutcome, string]>([
  [
    'losses and a slippage that holds them',
    { kind: 'measured', lostWhenBought: 300, lostWhenSold: 500 },
    'Measured just now: 3 % lost when bought, 5 % when sold.To trade it, allow a slippage of at least 5.5 %.',
  ],
  ['a loss beyond any slippage', { kind: 'measured', lostWhenBought: 5000, lostWhenSold: 5000 }, 'more than the largest slippage'],
  ['no loss, and no promise', { kind: 'measured', lostWhenBought: 0, lostWhenSold: 0 }, '0 % when sold.This is one test, not a promise'],
  ['why the sale failed', { kind: 'saleFailed', lostWhenBought: 0, reason: 'selling is closed' }, 'A test sale failed: selling is closed.'],
  ['that the purchase failed', { kind: 'purchaseFailed', reason: null }, 'A test purchase failed.'],
  ['that no pool trades it', { kind: 'notMeasured', why: 'noPool' }, 'It could not be measured: no pool trades it for ETH.'],
  ['that the node cannot', { kind: 'notMeasured', why: 'unavailable' }, 'this node cannot simulate trades'],
])('a test says %s, when asked for', async (_name, outcome, words) => {
  const asked: string[] = [];
  const testToken = async (chainId: number, of: string) => {
    asked.push(`${chainId} ${of}`);
    return outcome;
  };
  renderWithServices(<ImportToken entries={entries} onImport={() => undefined} />, { testToken });
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Test buying and selling' }));
  const said = (await screen.findByTestId(`shared-token-test-${address}`)).textContent;
  expect(said).toContain(words);
  expect(said).not.toMatch(/\bsafe\b/i);
  expect(asked).toEqual([`1 ${address}`]);
  expect(screen.getByRole('button', { name: 'Test again' })).toBeTruthy();
});

test('asked for in the row of the token, it begins at once, and only once', async () => {
  let count = 0;
  const testToken = async (): Promise<TokenTestOutcome> => {
    count += 1;
    return { kind: 'notMeasured', why: 'silent' };
  };
  renderWithServices(<ImportToken entries={entries} isTested onImport={() => undefined} />, { testToken });
  expect(await screen.findByText(/the network did not answer/)).toBeTruthy();
  expect(count).toBe(1);
});

// ORDER-21
test('what was measured of a token is not said of the one that has its address on another network', async () => {
  function Chosen() {
    const [chainId, setChainId] = useState<1 | 10>(1);
    return (
      <>
        <ImportToken entries={[{ token: { ...token, chainId }, list: null, isImported: false }]} onImport={() => undefined} />
        <button onClick={() => setChainId(10)}>The next network</button>
      </>
    );
  }
  renderWithServices(<Chosen />, { testToken: async () => ({ kind: 'measured', lostWhenBought: 0, lostWhenSold: 0 }) });
  await userEvent.click(screen.getByRole('button', { name: 'Test buying and selling' }));
  expect(await screen.findByText(/Measured just now/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'The next network' }));
  expect(screen.queryByText(/Measured just now/)).toBeNull();
});

/** @jest-environment jsdom */
import { createFakeServices, Surroundings } from '@dex/mf-shared/testing';
import { render, screen } from '@testing-library/react';
import { ONE, PAIR, TWO } from '../../../domain/orders.fixture';
import type { PlacedShareEvent } from '../../../domain/v2/pairHistory';
import { matchRoute } from '../../../routes';
import { SaveShares } from './SaveShares';

const at = (blockNumber: number) => ({ blockNumber, transaction: `0x${blockNumber}` });
const events: readonly PlacedShareEvent[] = [
  { kind: 'added', shares: String(5n * 10n ** 18n), amount0: '1', amount1: '2', ...at(10) },
  { kind: 'staked', shares: String(10n ** 18n), ...at(11) },
  { kind: 'unstaked', shares: String(10n ** 18n), ...at(12) },
  { kind: 'moved', isIn: true, shares: '1', ...at(13) },
  { kind: 'moved', isIn: false, shares: '1', ...at(14) },
];

// V2-17
test('what happened to shares is a line each: which are not known to have cost anything have no amounts', async () => {
  const saved: Blob[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:'), revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  render(
    <Surroundings services={createFakeServices({ path: '/pool/v2' })} matchRoute={matchRoute}>
      <SaveShares
        pair={{ chainId: 1, source: 'v2', address: PAIR, factory: PAIR, token0: ONE, token1: TWO }}
        events={events}
        result={null}
      />
    </Surroundings>,
  );
  screen.getByTestId('pool-v2-result-export').click();
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(saved[0] ?? new Blob());
  });
  const [head, ...rows] = text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  expect(head).toHaveLength(9);
  expect(rows.map(([, what, block, , shares, , amount0]) => [what, block, shares, amount0 !== ''])).toEqual([
    ['Added', '10', '5', true],
    ['Staked', '11', '1', false],
    ['Taken from staking', '12', '1', false],
    ['Came by a transfer', '13', '0.000000000000000001', false],
    ['Went by a transfer', '14', '0.000000000000000001', false],
  ]);
});

/** @jest-environment jsdom */
import type { Statement } from '@dex/mf-shared/orders';
import { renderWithServices } from '@dex/mf-shared/testing';
import { ACCOUNT, MIGRATOR, ONE, TWO } from '../../domain/orders.fixture';
import { moveRangeOrder, moveRangePromises } from '../../domain/v3/moveRange';
import { detailText } from './detailText';

const moved = {
  manager: MIGRATOR,
  token0: ONE.address,
  token1: TWO.address,
  tokenId: '7',
  fee: 3000,
  tickLower: -60,
  tickUpper: 60,
  liquidity: '5',
  freed0Min: '8',
  freed1Min: '18',
  amount0Desired: '10',
  amount1Desired: '20',
  amount0Min: '9',
  amount1Min: '19',
  rest0: '1',
  rest1: '0',
  lacking0: '1',
  lacking1: '2',
  deadlineSeconds: 99,
} as const;

// ORDER-1
test('a move names each of its limits by the step that it is a limit of: no two have one name and one token', () => {
  const order = moveRangeOrder({ chainId: 1, account: ACCOUNT }, moved, ONE, TWO);
  const detail = detailText([ONE, TWO]);
  const isDetail = (statement: Statement) => statement.kind === 'detail';
  const drawn = moveRangePromises(order)
    .filter(isDetail)
    .flatMap(({ name, value }) => detail(name, value) ?? []);
  const { container } = renderWithServices(drawn.map(({ name, value }, index) => <p key={index}>{[name, ' ', value]}</p>));
  const lines = [...container.querySelectorAll('p')].map(({ textContent }) => textContent ?? '');
  const limits = lines.filter((line) => / at (least|most) /.test(line)).map((line) => line.replace(/[\d.,]+/, ''));
  expect(limits).toHaveLength(6);
  expect(new Set(limits).size).toBe(6);
  expect(limits).toContain(`Takes out at least  ${ONE.symbol}`);
});

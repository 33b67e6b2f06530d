import { BehaviorSubject, of } from 'rxjs';
import type { EventLog, LogQuery, LogsState } from '@dex/mf-shared/contract';
import { callData, uintWord } from '@dex/mf-shared/chain';
import { ok, parseTxHash, requireAddress, ZERO_ADDRESS, type Address, type TxHash } from '@dex/mf-shared/domain';
import type { PairHistory } from '../../domain/v2/pairHistory';
import { pairHistory$ } from './pairHistoryStream';
import { TRANSFER, topicOf } from './shareEvents';

const [pair, factory, account, router] = ['1', '2', '3', '4'].map((digit) => requireAddress(`0x${digit.repeat(40)}`));
if (!pair || !factory || !account || !router) throw new Error('Four addresses');
const wish = { chainId: 1, pair, factory, tokens: [router, factory], account, stakingContracts: [], key: 'k' } as const;
const BURN = callData('0xdccd412f0b1252819cb1fd330b93224ca42612892bb3f4f789976e6d81936496');
const SETTLED = 900;
const RECENT = 990;

function hashOf(digits: string): TxHash {
  const hash = parseTxHash(`0x${digits.repeat(32)}`);
  if (!hash) throw new Error('A hash');
  return hash;
}

const logOf = (blockNumber: number, topics: EventLog['topics'], ...words: bigint[]): EventLog => ({
  address: wish.pair,
  topics,
  data: callData('0x', ...words.map(uintWord)),
  blockNumber,
  transactionHash: hashOf(blockNumber === RECENT ? 'ab' : 'cd'),
});
const move = (block: number, from: Address, to: Address) => logOf(block, [TRANSFER, topicOf(from), topicOf(to)], 5n);

// V2-17
test('what a removal near the end of the chain paid is read anew with each block, and that of a settled one is not', async () => {
  let paid = 7n;
  const asked: unknown[] = [];
  const receipt = (block: number) => ({
    logs: [
      move(block, wish.account, wish.pair),
      move(block, wish.pair, ZERO_ADDRESS),
      logOf(block, [BURN, topicOf(router), topicOf(wish.account)], paid, 2n * paid),
    ].map((log) => ({ ...log, blockNumber: `0x${block.toString(16)}` })),
  });
  const request = async (_chainId: number, _method: string, [hash]: readonly unknown[]) => {
    asked.push(hash);
    return ok(receipt(hash === hashOf('ab') ? RECENT : SETTLED));
  };
  const synced = (blockNumber: number, ...logs: EventLog[]): LogsState => ({ kind: 'synced', logs, blockNumber });
  const out$ = new BehaviorSubject<LogsState>(synced(1000, move(SETTLED, wish.account, wish.pair), move(RECENT, wish.account, wish.pair)));
  const node = {
    request,
    logs$: (_chainId: number, query: LogQuery | null) =>
      query?.address === factory ? of(synced(1000, move(1, router, router))) : query?.topics.length === 2 ? out$ : of(synced(1000)),
  };
  const seen: PairHistory[] = [];
  const reading = pairHistory$({ block$: () => of({ chainId: 1, number: 500, timestamp: 0 } as const) }, node, wish).subscribe((answer) =>
    seen.push(answer),
  );
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  await settle();
  expect(seen.at(-1)).toMatchObject({
    kind: 'known',
    events: [
      { kind: 'removed', amount0: '7' },
      { amount0: '7', amount1: '14' },
    ],
  });
  // The block was replaced by one of the same height, in which others traded before: the same shares paid something else.
  paid = 8n;
  out$.next(synced(1001, move(SETTLED, wish.account, wish.pair), move(RECENT, wish.account, wish.pair)));
  await settle();
  expect(seen.at(-1)).toMatchObject({ kind: 'known', events: [{ amount0: '7' }, { amount0: '8', amount1: '16' }] });
  expect(asked).toEqual([hashOf('cd'), hashOf('ab'), hashOf('ab')]);
  reading.unsubscribe();
});

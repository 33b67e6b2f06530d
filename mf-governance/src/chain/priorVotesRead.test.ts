import type { ReadResult } from '@dex/mf-shared/contract';
import { parseHex, requireAddress, resolveChains } from '@dex/mf-shared/domain';
import { firstValueFrom, of } from 'rxjs';
import { priorVotesRead } from './priorVotesRead';

const account = requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
const data = parseHex(`0x${'5'.padStart(64, '0')}`);
if (!data) throw new Error('not hex');

// GOV-7
test.each<[string, ReadResult, unknown]>([
  ['on their way', { kind: 'loading' }, { kind: 'loading' }],
  ['five', { kind: 'valid', data, blockNumber: 1, syncing: false }, { kind: 'known', votes: '5' }],
  ['none where there is no token to vote with', { kind: 'invalid' }, { kind: 'known', votes: '0' }],
  ['not known where the chain refuses, which is not "had none"', { kind: 'refused', blockNumber: 7 }, { kind: 'failed' }],
  ['not known where no node answers', { kind: 'error' }, { kind: 'failed' }],
])('past votes: %s', async (_, answer, votes) => {
  const asked: unknown[] = [];
  const reads = {
    watch: (...question: readonly unknown[]) => {
      asked.push(question.at(2));
      return of([answer]);
    },
    once: () => {
      throw new Error('not asked');
    },
    block$: () => of({ chainId: 1, number: 1, timestamp: 1 } as const),
  };
  const { watch } = priorVotesRead({ reads, chains: resolveChains() });
  expect(await firstValueFrom(watch({ chainId: 1, account, block: 77 }))).toEqual(votes);
  expect(asked).toEqual([{ blocksPerFetch: Infinity }]);
});

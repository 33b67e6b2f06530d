import { firstValueFrom, of } from 'rxjs';
import { ok, EMPTY_CONFIG, requireAddress, resolveChains } from '@dex/mf-shared/domain';
import { answersLater$, historyLater$, marketLater$, pairIdentityLater$, tierSharesLater$ } from './streamsLater';

// A chunk that does not come: its module cannot be had here.
function mockMissing(): never {
  throw new Error('Loading chunk failed');
}
jest.mock('./lateStreams', mockMissing);

const chain = resolveChains(EMPTY_CONFIG)[1];
const manager = requireAddress('0xC36442b4a4522E871399CD717aBDD847Ab11FE88');
const tokens = [chain.wrappedNative.address, manager] as const;
const reads = { watch: () => of([]), once: async () => ok({ blockNumber: 7, data: [] }), block$: () => of() };

test('a stream whose code does not come ends in an answer that says so, never in silence or an error', async () => {
  expect(await firstValueFrom(historyLater$(reads, { logs$: () => of() }, chain, manager, '7'))).toEqual({ kind: 'failed' });
  expect(await firstValueFrom(marketLater$(reads, chain, tokens, 3000))).toEqual({ kind: 'known', references: [], isComplete: false });
  const range = { chainId: chain.chainId, pool: manager, tickLower: -60, tickUpper: 60, key: 'k' };
  const question = { kind: 'feeGrowth', ...range } as const;
  const node = { logs$: () => of(), request: async () => ok(null) };
  expect(await firstValueFrom(answersLater$(reads, node, question))).toEqual({ kind: 'feeGrowth', key: 'k', answer: { kind: 'failed' } });
  expect(await firstValueFrom(pairIdentityLater$(reads, chain, manager))).toEqual({ kind: 'failed' });
  const shares$ = tierSharesLater$({ fetch: () => Promise.reject(new Error('not asked')), chain, tokens, height: () => 7, reads });
  expect(await firstValueFrom(shares$)).toMatchObject({ kind: 'failed' });
});

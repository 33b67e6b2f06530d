import type { ChainReads, ReadResult } from '@dex/mf-shared/contract';
import { parseHex, requireAddress, resolveChains, type Hex } from '@dex/mf-shared/domain';
import { utils } from 'ethers';
import fc from 'fast-check';
import { firstValueFrom, of } from 'rxjs';
import { decodeReceipt, ownVoteRead } from './ownVoteRead';

const account = requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
const hex = (text: string): Hex => {
  const parsed = parseHex(text);
  if (!parsed) throw new Error(text);
  return parsed;
};
const alpha = (hasVoted: boolean, support: boolean, votes: bigint) =>
  hex(utils.defaultAbiCoder.encode(['bool', 'bool', 'uint96'], [hasVoted, support, votes]));
const bravo = (hasVoted: boolean, support: number, votes: bigint) =>
  hex(utils.defaultAbiCoder.encode(['bool', 'uint8', 'uint96'], [hasVoted, support, votes]));

const weight = fc.bigInt({ min: 0n, max: 2n ** 96n - 1n });

// GOV-8
test('receipts of all three governors are read as they were given', () => {
  fc.assert(
    fc.property(weight, fc.boolean(), fc.constantFrom(0, 1, 2), (votes, isFor, side) => {
      expect(decodeReceipt(alpha(true, isFor, votes))).toEqual({ kind: 'voted', support: isFor ? 1 : 0, votes: String(votes) });
      expect(decodeReceipt(bravo(true, side, votes))).toEqual({ kind: 'voted', support: side, votes: String(votes) });
      expect(decodeReceipt(bravo(false, side, votes))).toEqual({ kind: 'none' });
    }),
  );
});

test.each([
  ['short data', hex('0x01')],
  ['a side that no governor has', bravo(true, 3, 1n)],
  ['an answer that is neither yes nor no', hex(`0x${'00'.repeat(31)}02${'00'.repeat(64)}`)],
])('%s is no receipt', (_, data) => {
  expect(decodeReceipt(data)).toBeNull();
});

const valid = (data: Hex): ReadResult => ({ kind: 'valid', data, blockNumber: 1, syncing: false });
const stale = (data: Hex): ReadResult => ({ kind: 'error', stale: { data, blockNumber: 1 } });

test.each<[string, ReadResult, unknown]>([
  ['on its way', { kind: 'loading' }, { kind: 'loading' }],
  ['a network without that governor', { kind: 'invalid' }, { kind: 'none' }],
  ['a vote', valid(bravo(true, 1, 5n)), { kind: 'voted', support: 1, votes: '5' }],
  ['no vote', valid(bravo(false, 0, 0n)), { kind: 'none' }],
  ['a failure, which is not "has not voted"', { kind: 'error' }, { kind: 'failed' }],
  ['a failure after an answer of no vote', stale(bravo(false, 0, 0n)), { kind: 'failed' }],
  ['a failure after an answer of a vote', stale(bravo(true, 0, 7n)), { kind: 'voted', support: 0, votes: '7' }],
  ['rubbish', valid(hex('0x')), { kind: 'failed' }],
])('%s', async (_, answer, vote) => {
  const reads: ChainReads = {
    watch: () => of([answer]),
    once: () => {
      throw new Error('not asked');
    },
    block$: () => of({ chainId: 1, number: 1, timestamp: 1 }),
  };
  const { watch } = ownVoteRead({ reads, chains: resolveChains() });
  expect(await firstValueFrom(watch({ chainId: 1, governorIndex: 2, proposalId: '9', account }))).toEqual(vote);
});

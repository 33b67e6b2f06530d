import { map, of, type Observable } from 'rxjs';
import type { ChainReads, ReadCall, ReadResult } from '@dex/mf-shared/contract';
import { callData, uintWord } from '@dex/mf-shared/chain';
import { EMPTY_CONFIG, ok, requireAddress, resolveChains } from '@dex/mf-shared/domain';
import { pairOn } from '../domain/v2/pair';
import { rewardsRefs } from '../domain/v2/trackedPairs';
import { pairIdentity$ } from './migrate/pairIdentityStream';
import { pairs$ } from './v2/pairsStream';
import { poolStates$ } from './v3/poolStatesStream';
import { position$ } from './v3/positionStream';
import { positions$ } from './v3/positionsStream';

const mainnet = resolveChains(EMPTY_CONFIG)[1];
const ACCOUNT = requireAddress('0x00000000000000000000000000000000000000a1');
const POOL = requireAddress('0x00000000000000000000000000000000000000b2');
const USDC = mainnet.tokens.find(({ symbol }) => symbol === 'USDC');
const pair = USDC ? pairOn(mainnet, USDC, mainnet.wrappedNative) : null;
const [mining] = rewardsRefs(mainnet);
if (!pair || !mining) throw new Error('The chain table lacks a part');

type Say = (call: ReadCall, index: number) => ReadResult;

/** What a stream says last when every read ends as told. */
function last<T>(stream: (reads: ChainReads) => Observable<T>, say: Say): T | undefined {
  const reads: ChainReads = {
    watch: (_, calls) => of(calls).pipe(map((all) => all.map((call, index) => (call ? say(call, index) : { kind: 'invalid' })))),
    once: async () => ok({ blockNumber: 7, data: [] }),
    block$: () => of(),
  };
  const seen: T[] = [];
  stream(reads)
    .subscribe((value) => seen.push(value))
    .unsubscribe();
  return seen.at(-1);
}

const unreachable: Say = () => ({ kind: 'error' });
const refused: Say = () => ({ kind: 'refused', blockNumber: 7 });
const one: ReadResult = { kind: 'valid', data: callData('0x', uintWord(1n)), blockNumber: 7, syncing: false };
/** The first read of each question is answered, the rest of it reached nobody. */
const half: Say = (_, index) => (index === 0 ? one : { kind: 'error' });

const wish = { key: 'all', chainId: 1, account: ACCOUNT, withPermits: false } as const;
const held = { ...wish, watch: [], discover: [pair], rewards: [] };
const staked = { ...wish, watch: [], discover: [], rewards: [mining] };

describe.each([
  ['no node answers', unreachable],
  ['no node answers the rest', half],
])('when %s', (_, say) => {
  it('an account has no list of positions, a position is not missing, a pool is not new', () => {
    expect(last((reads) => positions$(reads, mainnet, ACCOUNT), say)).toEqual({ kind: 'failed', positions: null });
    expect(last((reads) => position$(reads, mainnet, '7'), say)).toEqual({ kind: 'failed' });
    expect(last((reads) => poolStates$(reads, mainnet, [POOL]), say)?.[POOL]).toEqual({ kind: 'failed' });
  });

  it('a pair is not unknown, and a stake and its end are not known', () => {
    expect(last((reads) => pairIdentity$(reads, mainnet, POOL), say)).toEqual({ kind: 'failed' });
    expect(last((reads) => pairs$(reads, staked), say)?.rewards[mining.stakingRewards]).toEqual({ kind: 'failed' });
  });
});

it('a count of positions that cannot be makes no list', () => {
  const huge: Say = () => ({ kind: 'valid', data: callData('0x', uintWord(2n ** 53n - 1n)), blockNumber: 7, syncing: false });
  expect(last((reads) => positions$(reads, mainnet, ACCOUNT), huge)).toEqual({ kind: 'failed', positions: null });
});

it('a position that is told twice, while another left, is listed once', () => {
  const position = callData('0x', ...Array.from({ length: 12 }, (_, index) => uintWord(index === 2 ? 1n : index === 3 ? 2n : 0n)));
  const said: Say = (call) => {
    const selector = call.callData.slice(0, 10);
    const data = selector === '0x99fbab88' ? position : callData('0x', uintWord(selector === '0x70a08231' ? 2n : 7n));
    return { kind: 'valid', data, blockNumber: 7, syncing: false };
  };
  expect(last((reads) => positions$(reads, mainnet, ACCOUNT), said)).toMatchObject({ kind: 'known', positions: [{ tokenId: '7' }] });
});

it('shares that nobody could ask for leave the list of pairs incomplete', () => {
  expect(last((reads) => pairs$(reads, held), unreachable)).toMatchObject({ isComplete: false, hasFailed: true, held: [] });
});

it('what the chain itself refuses is a fact', () => {
  const butWitness: Say = (call, index) => (index === 0 ? one : refused(call, index));
  expect(last((reads) => position$(reads, mainnet, '7'), butWitness)).toEqual({ kind: 'missing' });
  expect(last((reads) => poolStates$(reads, mainnet, [POOL]), butWitness)?.[POOL]).toEqual({ kind: 'notExists' });
  expect(last((reads) => pairIdentity$(reads, mainnet, POOL), refused)).toEqual({ kind: 'unknown' });
  expect(last((reads) => pairs$(reads, held), refused)).toMatchObject({ isComplete: true, hasFailed: false });
});

// V3-12
it('a pool that was made and never given a price needs one, like one that was never made', () => {
  const empty: Say = () => ({
    kind: 'valid',
    data: callData('0x', ...Array<string>(7).fill(uintWord(0n))),
    blockNumber: 7,
    syncing: false,
  });
  expect(last((reads) => poolStates$(reads, mainnet, [POOL]), empty)?.[POOL]).toEqual({ kind: 'notExists' });
});

it('what was known before stays when no node answers any more', () => {
  const known: Say = () => ({ kind: 'error', stale: { data: callData('0x', uintWord(5n), uintWord(6n), uintWord(7n)), blockNumber: 7 } });
  const facts = last((reads) => pairs$(reads, { ...held, watch: [pair] }), known);
  expect(facts).toMatchObject({ isComplete: true, hasFailed: true, syncing: true });
  expect(facts?.pairs[pair.address]).toMatchObject({ kind: 'exists', reserve0: '5', reserve1: '6', totalSupply: '5', balance: '5' });
  expect(last((reads) => pairs$(reads, staked), known)?.rewards[mining.stakingRewards]).toMatchObject({
    kind: 'known',
    stakedAmount: '5',
    periodFinish: 5,
  });
});

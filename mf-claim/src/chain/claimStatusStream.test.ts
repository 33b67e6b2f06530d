import { err, ok, parseHex, rawAmount, requireAddress, type Hex } from '@dex/mf-shared/domain';
import { createFakeServices } from '@dex/mf-shared/testing';
import type { ReadResult } from '@dex/mf-shared/contract';
import { Subject } from 'rxjs';
import type { ClaimStatus } from '../domain/claimLookup';
import { claimStatus$ } from './claimStatusStream';

const distributor = requireAddress('0x090D4613473dEE047c3f2706764f49E0821D256e');
const recipient = requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
const entry = { index: 1, amount: rawAmount(1n), proof: [], isSocks: false, isLp: false, isUser: true };
const word = (value: bigint): Hex => {
  const hex = parseHex(`0x${value.toString(16).padStart(64, '0')}`);
  if (!hex) throw new Error('No word');
  return hex;
};
const UNCLAIMED = word(0n);
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** The statuses of a claim, block by block; each trial is answered by the next of the answers. */
function follow(answers: readonly ('ok' | 'reverted' | 'timeout')[]) {
  const { reads, node } = createFakeServices({});
  const blocks = new Subject<readonly ReadResult[]>();
  const left = [...answers];
  const call = async () => {
    const answer = left.shift();
    if (answer === 'ok') return ok(UNCLAIMED);
    return err({ code: answer ?? 'timeout', message: '' } as never);
  };
  const seen: ClaimStatus['kind'][] = [];
  const stop = claimStatus$(
    { files: { find: async () => ok(entry) }, reads: { ...reads, watch: () => blocks }, node: { ...node, call }, distributor },
    recipient,
  ).subscribe(({ kind }) => seen.push(kind));
  const mine = async (blockNumber: number) => {
    blocks.next([{ kind: 'valid', data: UNCLAIMED, blockNumber, syncing: false }]);
    await settled();
  };
  return { seen, mine, trialsLeft: () => left.length, stop: () => stop.unsubscribe() };
}

// CLAIM-2
it.each([
  ['timeout', 'checkFailed'],
  ['reverted', 'refused'],
] as const)(
  'a trial that ended in %s is made anew at the next block, and the claim comes back without a flicker',
  async (answer, shown) => {
    const { seen, mine, stop } = follow([answer, answer, 'ok']);
    await settled();
    await mine(1);
    expect(seen).toEqual(['looking', 'checking', shown]);
    await mine(2);
    expect(new Set(seen.slice(2))).toEqual(new Set([shown]));
    await mine(3);
    expect(seen.at(-1)).toBe('payable');
    expect(seen.filter((kind) => kind === 'checking')).toHaveLength(1);
    stop();
  },
);

it('a claim that is known to be payable is not tried again at each block', async () => {
  const { mine, trialsLeft, stop } = follow(['ok', 'ok']);
  await settled();
  await mine(1);
  await mine(2);
  expect(trialsLeft()).toBe(1);
  stop();
});

import { requireAddress } from '../../domain/address';
import { ZERO_AMOUNT } from '../../domain/rawAmount';
import { requireHexText } from '../abiWords';
import { judgeFate, NO_MEMORY, type NonceMemory, type NonceSight } from './fate';

const sender = requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
const sighting = { sender, nonce: 7, to: sender, value: ZERO_AMOUNT, dataHash: requireHexText('0x') };
const SEEN = { ...NO_MEMORY, sighting };

const sight = (facts: Partial<NonceSight>): NonceSight => ({
  blockNumber: 100,
  minedNonce: 5,
  isKnown: false,
  ageMs: 60_000,
  ...facts,
});

function judgeAll(sights: readonly NonceSight[], begin: NonceMemory = SEEN) {
  let memory = begin;
  return sights.map((one) => {
    const judged = judgeFate(memory, one);
    memory = judged.memory;
    return judged.fate;
  });
}

describe('replaced', () => {
  // TX-14
  it('is a used-up nonce, seen at two different blocks', () => {
    const used = { minedNonce: 8 };
    expect(
      judgeAll([
        sight({ isKnown: true, minedNonce: 7 }),
        sight({ ...used, blockNumber: 101 }),
        sight({ ...used, blockNumber: 101 }),
        sight({ ...used, blockNumber: 102 }),
      ]),
    ).toEqual([null, null, null, 'replaced']);
  });

  it('is not said of a transaction whose receipt is merely late', () => {
    expect(
      judgeAll([
        sight({ isKnown: true, minedNonce: 8 }),
        sight({ isKnown: true, minedNonce: 7, blockNumber: 101 }),
        sight({ isKnown: true, minedNonce: 8, blockNumber: 102 }),
      ]),
    ).toEqual([null, null, null]);
  });

  it('cannot be told without the nonce', () => {
    expect(judgeAll([sight({ minedNonce: 8 }), sight({ minedNonce: 9, blockNumber: 120 })], NO_MEMORY)).toEqual([null, null]);
  });
});

describe('dropped', () => {
  const gone = { minedNonce: 7 };

  it('is unknown to the node for ten blocks and five minutes', () => {
    expect(
      judgeAll([
        sight({ isKnown: true, minedNonce: 7 }),
        sight({ ...gone, blockNumber: 101, ageMs: 299_999 }),
        sight({ ...gone, blockNumber: 102, ageMs: 300_000 }),
        sight({ ...gone, blockNumber: 111, ageMs: 400_000 }),
        sight({ ...gone, blockNumber: 112, ageMs: 410_000 }),
      ]),
    ).toEqual([null, null, null, null, 'dropped']);
  });

  it('is forgotten when the node knows it again', () => {
    expect(
      judgeAll([
        sight({ ...gone, blockNumber: 100, ageMs: 3_600_000 }),
        sight({ isKnown: true, minedNonce: 7, blockNumber: 105, ageMs: 3_700_000 }),
        sight({ ...gone, blockNumber: 111, ageMs: 3_800_000 }),
      ]),
    ).toEqual([null, null, null]);
  });

  it('of a transaction that was never seen takes an hour', () => {
    expect(
      judgeAll(
        [sight({ ageMs: 3_599_999 }), sight({ blockNumber: 111, ageMs: 3_600_000 }), sight({ blockNumber: 121, ageMs: 3_700_000 })],
        NO_MEMORY,
      ),
    ).toEqual([null, null, 'dropped']);
  });
});

import type { ReadCall, TransactionCall } from '@dex/mf-shared/contract';
import { addressWord, callData, readBool, uintWord } from '@dex/mf-shared/chain';
import { ZERO_AMOUNT, type Address, type Hex } from '@dex/mf-shared/domain';
import type { ClaimEntry } from '../domain/claimEntry';

const IS_CLAIMED = '0x9e34070f';
const CLAIM = '0x2e7ba6ef';
/** Byte offset of the proof array behind the four argument words. */
const PROOF_OFFSET = 4 * 32;

/** `isClaimed(uint256 index)` of the merkle distributor as a batched read. */
export function isClaimedCall(distributor: Address, entry: ClaimEntry): ReadCall {
  return { address: distributor, callData: callData(IS_CLAIMED, uintWord(entry.index)) };
}

/** The answer of `isClaimed`, or null if it is no truth value. */
export function decodeIsClaimed(data: Hex): boolean | null {
  return readBool(data, 0);
}

/**
 * `claim(uint256 index, address account, uint256 amount, bytes32[] merkleProof)` of the merkle distributor.
 * `from` signs and pays for gas; the tokens go to `recipient`, whoever `from` is (CLAIM-5).
 */
export function claimCall(
  distributor: Address,
  from: Address,
  recipient: Address,
  entry: Pick<ClaimEntry, 'index' | 'amount' | 'proof'>,
): TransactionCall {
  const proof = entry.proof.map((hash) => hash.slice(2).toLowerCase());
  const data = callData(
    CLAIM,
    uintWord(entry.index),
    addressWord(recipient),
    uintWord(BigInt(entry.amount)),
    uintWord(PROOF_OFFSET),
    uintWord(proof.length),
    ...proof,
  );
  return { from, to: distributor, data, value: ZERO_AMOUNT };
}

import { concat, encodePacked, getAddress, keccak256, pad, toHex } from 'viem/utils';
import { CLAIM_COUNT, CLAIMS, type ClaimFact } from '../facts/claims';
import type { Hex } from '../node/hex';

/** One entry as the airdrop's files give it. */
export interface ClaimEntry {
  readonly index: number;
  readonly amount: Hex;
  readonly proof: readonly Hex[];
  readonly flags: ClaimFact['flags'];
}

/** The whole airdrop: the root for the contract, entries by checksummed address in ascending order. */
export interface ClaimTree {
  readonly root: Hex;
  readonly entries: ReadonlyMap<Hex, ClaimEntry>;
}

/** Builds the tree of the known accounts and of invented ones that fill it up. */
export function buildClaimTree(): ClaimTree {
  const facts = [...CLAIMS, ...inventedClaims(CLAIM_COUNT - CLAIMS.length)].sort(byAccount);
  const leaves = facts.map(({ account, amount }, index) =>
    keccak256(encodePacked(['uint256', 'address', 'uint256'], [BigInt(index), account, amount])),
  );
  const layers = buildLayers([...leaves].sort());
  const entries = facts.map(({ account, amount, flags }, index): [Hex, ClaimEntry] => {
    const proof = proofOf(layers, leaves[index] ?? '0x');
    return [getAddress(account), { index, amount: toHex(amount), proof, flags }];
  });
  return { root: layers.at(-1)?.[0] ?? '0x', entries: new Map(entries) };
}

function inventedClaims(count: number): ClaimFact[] {
  return Array.from({ length: count }, (_, index) => {
    const account: Hex = `0x${keccak256(pad(toHex(index))).slice(26)}`;
    const flags = { isSOCKS: false, isLP: index % 5 === 0, isUser: true };
    return { account, amount: 400n * 10n ** 18n + BigInt(index % 5 === 0 ? index : 0) * 10n ** 18n, flags, claimed: false };
  });
}

function byAccount(a: ClaimFact, b: ClaimFact): number {
  return a.account.toLowerCase() < b.account.toLowerCase() ? -1 : 1;
}

function buildLayers(leaves: readonly Hex[]): readonly (readonly Hex[])[] {
  const layers = [leaves];
  for (let layer = leaves; layer.length > 1; layers.push(layer)) {
    const below = layer;
    layer = Array.from({ length: Math.ceil(below.length / 2) }, (_, index) => join(below[index * 2], below[index * 2 + 1]));
  }
  return layers;
}

function proofOf(layers: readonly (readonly Hex[])[], leaf: Hex): readonly Hex[] {
  let index = layers[0]?.indexOf(leaf) ?? -1;
  const proof: Hex[] = [];
  for (const layer of layers) {
    const sibling = layer[index ^ 1];
    if (sibling !== undefined) proof.push(sibling);
    index >>= 1;
  }
  return proof;
}

// An odd one out rises as it is; two are hashed in ascending order, as the contract does.
function join(a: Hex | undefined, b: Hex | undefined): Hex {
  if (a === undefined || b === undefined) return a ?? b ?? '0x';
  return keccak256(a < b ? concat([a, b]) : concat([b, a]));
}

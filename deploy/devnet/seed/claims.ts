import { getAddress } from 'viem';
import { loadCreationCode, withArguments } from '../artifacts/artifact';
import { CLAIMS } from '../facts/claims';
import { MERKLE_DISTRIBUTOR } from '../facts/contracts';
import { MAINNET_TOKENS } from '../facts/tokens';
import type { SeedChain } from '../node/seedChain';
import type { ClaimTree } from './claimTree';

const CLAIM = 'function claim(uint256, address, uint256, bytes32[])';

/** Deploys the distributor with the tree's root, and claims for the accounts that the facts call claimed. */
export async function seedClaims(chain: SeedChain, tree: ClaimTree): Promise<void> {
  const code = loadCreationCode('@uniswap/merkle-distributor/build/MerkleDistributor.json');
  await chain.place(MERKLE_DISTRIBUTOR, withArguments(code, 'address, bytes32', [MAINNET_TOKENS.UNI.address, tree.root]));
  for (const { account, amount, claimed } of CLAIMS) {
    const entry = tree.entries.get(getAddress(account));
    if (!claimed || entry === undefined) continue;
    const args = [BigInt(entry.index), account, amount, entry.proof];
    await chain.send({ from: account, to: MERKLE_DISTRIBUTOR, signature: CLAIM, args });
  }
}

import { keccak256, namehash, stringToBytes } from 'viem';
import { loadCreationCode, withArguments } from '../artifacts/artifact';
import { NAMES } from '../facts/contracts';
import { EMPTY_NAME, LIST_NAME, LYING_REVERSE, RESOLVING_NAMES } from '../facts/names';
import type { Hex } from '../node/hex';
import { DEPLOYER, type SeedChain } from '../node/seedChain';

const ROOT: Hex = `0x${'00'.repeat(32)}`;
const SET_SUBNODE_OWNER = 'function setSubnodeOwner(bytes32, bytes32, address) returns (bytes32)';

/** Deploys registry, resolver and reverse registrar, and registers every name of the facts, both ways. */
export async function seedNames(chain: SeedChain, listContentHash: Hex): Promise<void> {
  await chain.place(NAMES.registry, loadCreationCode('@ensdomains/ens/build/contracts/ENSRegistry.json'));
  const resolver = loadCreationCode('@ensdomains/resolver/build/contracts/PublicResolver.json');
  await chain.place(NAMES.resolver, withArguments(resolver, 'address', [NAMES.registry]));
  const registrar = loadCreationCode('@ensdomains/ens/build/contracts/ReverseRegistrar.json');
  await chain.place(NAMES.reverseRegistrar, withArguments(registrar, 'address, address', [NAMES.registry, NAMES.resolver]));
  await own(chain, ROOT, 'eth', DEPLOYER);
  await own(chain, ROOT, 'reverse', DEPLOYER);
  await own(chain, namehash('reverse'), 'addr', NAMES.reverseRegistrar);
  for (const { name, address, reverse } of RESOLVING_NAMES) {
    await register(chain, name);
    await onResolver(chain, 'function setAddr(bytes32, address)', [namehash(name), address]);
    if (reverse) await setReverse(chain, address, name);
  }
  await setReverse(chain, LYING_REVERSE.address, LYING_REVERSE.claims);
  await register(chain, EMPTY_NAME);
  await register(chain, LIST_NAME);
  await onResolver(chain, 'function setContenthash(bytes32, bytes)', [namehash(LIST_NAME), listContentHash]);
}

async function register(chain: SeedChain, name: string): Promise<void> {
  await own(chain, namehash('eth'), name.replace(/\.eth$/, ''), DEPLOYER);
  const args = [namehash(name), NAMES.resolver];
  await chain.send({ from: DEPLOYER, to: NAMES.registry, signature: 'function setResolver(bytes32, address)', args });
}

async function own(chain: SeedChain, parent: Hex, label: string, owner: Hex): Promise<void> {
  const args = [parent, keccak256(stringToBytes(label)), owner];
  await chain.send({ from: DEPLOYER, to: NAMES.registry, signature: SET_SUBNODE_OWNER, args });
}

async function onResolver(chain: SeedChain, signature: string, args: readonly unknown[]): Promise<void> {
  await chain.send({ from: DEPLOYER, to: NAMES.resolver, signature, args });
}

async function setReverse(chain: SeedChain, account: Hex, name: string): Promise<void> {
  await chain.send({ from: account, to: NAMES.reverseRegistrar, signature: 'function setName(string) returns (bytes32)', args: [name] });
}

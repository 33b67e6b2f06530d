import { Contract, utils } from 'ethers';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import type { Chain } from '../../harness/chain';
import { signerOf } from './swapPage';

const { names } = seedFacts.contracts;
const NAMES = ['function owner(bytes32) view returns (address)', 'function setAddr(bytes32, address)'] as const;

/** Whoever owns a name lets it stand for another address. */
export async function renameTo(chain: Chain, name: string, address: string): Promise<void> {
  const node = utils.namehash(name);
  const owner: string = await new Contract(names.registry, NAMES, chain.mainnet)['owner']?.(node);
  const sent = await new Contract(names.resolver, NAMES, await signerOf(chain, owner))['setAddr']?.(node, address);
  await sent.wait();
}

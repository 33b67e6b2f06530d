import { type Address, type ChainId, chainIdHex } from '@dex/mf-shared/domain';
import type { WalletProvider } from './walletProvider';

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** Whether the wallet says that it sends several calls of this account as one (EIP-5792); a wallet that does not know the question says no. */
export async function announcesBatches(provider: WalletProvider | undefined, account: Address, chainId: ChainId): Promise<boolean> {
  try {
    const all = await provider?.request({ method: 'wallet_getCapabilities', params: [account, [chainIdHex(chainId)]] });
    const ofChain = member(all, chainIdHex(chainId));
    const status = member(member(ofChain, 'atomic'), 'status');
    return status === 'supported' || status === 'ready' || member(member(ofChain, 'atomicBatch'), 'supported') === true;
  } catch {
    return false;
  }
}

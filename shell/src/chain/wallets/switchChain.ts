import { chainErrorOf } from '@dex/mf-shared/chain';
import type { ChainError } from '@dex/mf-shared/contract';
import { type Chain, chainIdHex, err, networkToAdd, ok, type Result } from '@dex/mf-shared/domain';
import type { WalletProvider } from './walletProvider';

async function ask(provider: WalletProvider, method: string, parameter: object): Promise<Result<null, ChainError>> {
  try {
    await provider.request({ method, params: [parameter] });
    return ok(null);
  } catch (thrown) {
    return err(chainErrorOf(thrown));
  }
}

/** Asks the wallet to switch; a network that it does not know (4902) is added first and asked for again. */
export async function switchChain(provider: WalletProvider, chain: Chain): Promise<Result<null, ChainError>> {
  const target = { chainId: chainIdHex(chain.chainId) };
  const switched = await ask(provider, 'wallet_switchEthereumChain', target);
  if (switched.ok || switched.error.code !== 'chain_not_added') return switched;
  const added = await ask(provider, 'wallet_addEthereumChain', networkToAdd(chain, chain.rpcUrls));
  return added.ok ? ask(provider, 'wallet_switchEthereumChain', target) : added;
}

import { systemClock, type RpcClient, type WalletSession } from '@dex/mf-shared/chain';
import { err, type ChainId } from '@dex/mf-shared/domain';
import { batchFailed } from '../../../mf-shared/src/chain/rpc/rpcError';
import { repliesById, resultOfReply } from '../../../mf-shared/src/chain/rpc/rpcReplies';
import { askWalletNode } from '../../../mf-shared/src/chain/rpc/walletNode';

const TIMEOUT_MS = 20_000;

/** Requests to the node of the connected wallet, for as long as it is on that network; it says of which one it is with each of them. */
export function createWalletClient(chainId: ChainId, session: () => WalletSession | null): Pick<RpcClient, 'chainId' | 'request'> {
  return {
    chainId,
    request: async (method, params, { signal = new AbortController().signal } = {}) => {
      const current = session();
      if (current?.chainId !== chainId) return err(batchFailed());
      const message = { jsonrpc: '2.0', id: 1, method, params } as const;
      const answer = await askWalletNode(current.provider, [message], signal, { chainId, clock: systemClock, timeoutMs: TIMEOUT_MS });
      return answer.ok ? resultOfReply(repliesById(answer.value, [message.id]).get(message.id), method) : answer;
    },
  };
}

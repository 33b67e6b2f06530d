import type { RpcClient } from './rpcClient';

/** A provider in the form of EIP-1193, as far as this layer needs one. */
export interface Eip1193Provider {
  /** Resolves with the result; rejects with an error that may carry `code` and `data`. */
  request(request: { readonly method: string; readonly params?: readonly unknown[] | object }): Promise<unknown>;
}

/** The node of one chain as an EIP-1193 provider without accounts, for libraries that want one. */
export function eip1193Of(client: Pick<RpcClient, 'request'>): Eip1193Provider {
  return {
    request: async ({ method, params = [] }) => {
      const result = await client.request(method, Array.isArray(params) ? params : [params]);
      if (result.ok) return result.value;
      const { code, message, rpcCode, data } = result.error;
      // What no node said keeps its own code: whoever sends must tell a lost answer from a refusal (ORDER-7).
      throw Object.assign(new Error(message), { code: code === 'node_error' ? (rpcCode ?? code) : code, data: data ?? undefined });
    },
  };
}

import type { WalletProvider } from './walletProvider';

type Listener = (value: unknown) => void;

/** A wallet of a test's making, as an EIP-1193 provider. */
export interface FakeWallet extends WalletProvider {
  accounts: string[];
  chainId: string;
  /** What the next requests of a method answer with; a thrown value is what the wallet says. */
  readonly answers: Map<string, () => unknown>;
  readonly asked: { readonly method: string; readonly params: unknown }[];
  emit(event: string, value: unknown): void;
  listenerCount(): number;
}

export function createFakeWallet(accounts: string[], chainId: string): FakeWallet {
  const listeners = new Map<string | symbol, Set<Listener>>();
  const wallet: FakeWallet = {
    accounts,
    chainId,
    answers: new Map(),
    asked: [],
    request: async ({ method, params }) => {
      wallet.asked.push({ method, params });
      const answer = wallet.answers.get(method);
      if (answer) return answer();
      if (method === 'eth_requestAccounts' || method === 'eth_accounts') return [...wallet.accounts];
      if (method === 'eth_chainId') return wallet.chainId;
      throw Object.assign(new Error(`${method} is not supported`), { code: 4200 });
    },
    on: (event, listener) => {
      listeners.set(event, (listeners.get(event) ?? new Set<Listener>()).add(listener));
      return wallet;
    },
    removeListener: (event, listener) => {
      listeners.get(event)?.delete(listener);
      return wallet;
    },
    emit: (event, value) => {
      for (const listener of [...(listeners.get(event) ?? [])]) listener(value);
    },
    listenerCount: () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0),
  };
  return wallet;
}

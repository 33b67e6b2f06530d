/** Events of EIP-1193. */
export type WalletEvent = 'accountsChanged' | 'chainChanged' | 'connect' | 'disconnect' | 'message';

type Listener = (payload: unknown) => void;

/** Listeners by event, with the names that sites expect. */
export interface WalletEvents {
  readonly on: (event: string, listener: Listener) => void;
  readonly removeListener: (event: string, listener: Listener) => void;
  readonly emit: (event: WalletEvent, payload: unknown) => void;
}

/** An empty set of listeners; one that throws does not keep the others from hearing. */
export function createWalletEvents(): WalletEvents {
  const listeners = new Map<string, Set<Listener>>();
  return {
    on: (event, listener) => {
      const known = listeners.get(event) ?? new Set();
      listeners.set(event, known.add(listener));
    },
    removeListener: (event, listener) => {
      listeners.get(event)?.delete(listener);
    },
    emit: (event, payload) => {
      for (const listener of [...(listeners.get(event) ?? [])]) queueMicrotask(() => listener(payload));
    },
  };
}

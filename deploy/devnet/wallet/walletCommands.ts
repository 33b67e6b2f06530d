import { toQuantity, type WalletContext } from './walletContext';
import { WALLET_ERRORS } from './walletError';

/** Changes of account, chain and connection, each with the events that sites expect. */
export interface WalletCommands {
  readonly setAccount: (index: number) => void;
  readonly setChain: (chainId: number) => void;
  readonly connect: () => void;
  readonly disconnect: () => void;
  readonly setLocked: (locked: boolean) => void;
}

/** The commands over a session; an event is told only when something visible changed. */
export function createWalletCommands({ config, session, events }: Pick<WalletContext, 'config' | 'session' | 'events'>): WalletCommands {
  const change = (write: () => void): void => {
    const before = session.visibleAccounts().join();
    write();
    const after = session.visibleAccounts();
    if (after.join() !== before) events.emit('accountsChanged', [...after]);
  };
  return {
    setAccount: (index) => {
      if (config.accounts[index] === undefined) throw WALLET_ERRORS.invalid(`No account ${index}`);
      change(() => session.write({ accountIndex: index }));
    },
    setChain: (chainId) => {
      if (!config.chains.some((chain) => chain.chainId === chainId)) throw WALLET_ERRORS.unknownChain(toQuantity(chainId));
      if (session.read().chainId === chainId) return;
      session.write({ chainId });
      events.emit('chainChanged', toQuantity(chainId));
    },
    connect: () => change(() => session.write({ connected: true })),
    disconnect: () => change(() => session.write({ connected: false })),
    setLocked: (locked) => change(() => session.write({ locked })),
  };
}

import { useEffect, useState } from 'react';
import type { WalletControls } from '../../domain/wallets/walletControls';
import { useShell } from '../ShellContext';

export type LoadedManager =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly manager: WalletControls }
  | { readonly kind: 'failed' };

/** The code that talks to wallets, loaded for the dialog; `retry` asks for it again. */
export function useWalletManager(): { readonly state: LoadedManager; readonly retry: () => void } {
  const { wallet } = useShell();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<LoadedManager>({ kind: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    wallet.load().then(
      (manager) => isCurrent && setState({ kind: 'loaded', manager }),
      () => isCurrent && setState({ kind: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [wallet, attempt]);
  const retry = () => {
    setState({ kind: 'loading' });
    setAttempt((count) => count + 1);
  };
  return { state, retry };
}

import { useState } from 'react';
import type { ChainId } from '../../domain/chainId';
import { useServices } from '../services/ServicesContext';
import { useActiveChainId } from '../services/walletHooks';

export interface NetworkSwitch {
  /** The wallet did not switch, for another reason than that the person refused; over once the network changes. */
  readonly isRefused: boolean;
  /** Switches the wallet, or the page of a visitor. `onDone` once that is over, unless it is to be said that it failed. */
  switchTo(chainId: ChainId, onDone?: () => void): void;
}

/** Asks for another network, and knows whether that came to nothing: a press without any effect is told of (NET-2). */
export function useSwitchNetwork(): NetworkSwitch {
  const { wallet } = useServices();
  const active = useActiveChainId();
  /** The network that the page was on when the wallet did not switch: on another one that is no longer true. */
  const [refusedOn, setRefusedOn] = useState<ChainId | null>(null);
  const switchTo = (chainId: ChainId, onDone?: () => void) => {
    setRefusedOn(null);
    void wallet.switchChain(chainId).then((result) => {
      if (result.ok || result.error.code === 'user_rejected') onDone?.();
      else setRefusedOn(active);
    });
  };
  return { isRefused: refusedOn === active, switchTo };
}

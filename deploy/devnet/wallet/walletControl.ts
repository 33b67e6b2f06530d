import type { WalletCommands } from './walletCommands';
import type { WalletContext } from './walletContext';
import type { ProviderParts, RecordedRequest } from './walletProvider';
import type { WalletWindow } from './walletWindow';

/** What tests do with the wallet, as `window.__devWallet`. */
export interface DevWalletControl extends WalletCommands {
  /** Approves everything from now on, what is open included; kept over a reload of the tab. */
  readonly autoApprove: (on: boolean) => void;
  /** Prepares the answer of the next question: refusal (4001), another error, or no answer ever. */
  readonly rejectNext: () => void;
  readonly failNext: (code: number, message: string) => void;
  readonly hangNext: () => void;
  /** Answers what is open now. */
  readonly approveOpen: () => void;
  readonly rejectOpen: () => void;
  /** Whether eth_signTypedData_v4 exists; without it the request ends in -32601. */
  readonly setSignsTypedData: (on: boolean) => void;
  /** Whether the wallet sends several calls as one (EIP-5792); off at first, and kept over a reload of the tab. */
  readonly setSendsCalls: (on: boolean) => void;
  /** Whether the wallet knows a chain; a switch to an unknown one ends in 4902. */
  readonly setKnowsChain: (chainId: number, known: boolean) => void;
  /** Cuts the provider off (event disconnect, error 4900), or joins it again. */
  readonly setOnline: (online: boolean) => void;
  readonly pending: () => Promise<readonly string[]>;
  readonly speedUp: (hash?: string) => Promise<string>;
  readonly cancel: (hash?: string) => Promise<string>;
  readonly requests: readonly RecordedRequest[];
}

/** The control over the wallet's parts. */
export function createWalletControl(
  { session, consent, sent }: WalletContext,
  commands: WalletCommands,
  { requests, setOnline }: ProviderParts,
  window: WalletWindow,
): DevWalletControl {
  return {
    ...commands,
    ...sent,
    requests,
    setOnline,
    autoApprove: (on) => {
      session.write({ autoApprove: on });
      if (on) window.answerAll(true);
    },
    rejectNext: () => consent.prepare({ kind: 'reject' }),
    failNext: (code, message) => consent.prepare({ kind: 'fail', code, message }),
    hangNext: () => consent.prepare({ kind: 'hang' }),
    approveOpen: () => window.answerAll(true),
    rejectOpen: () => window.answerAll(false),
    setSignsTypedData: (on) => session.write({ signsTypedData: on }),
    setSendsCalls: (on) => session.write({ sendsCalls: on }),
    setKnowsChain: (chainId, known) => {
      const others = session.read().unknownChains.filter((id) => id !== chainId);
      session.write({ unknownChains: known ? others : [...others, chainId] });
    },
  };
}

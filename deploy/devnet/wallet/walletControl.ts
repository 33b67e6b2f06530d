import type { CallsManner } from './callBundles';
import { sendHeldCalls } from './sendCalls';
import { runAgreed } from './sendTransaction';
import type { WalletCommands } from './walletCommands';
import type { WalletContext } from './walletContext';
import type { Habit } from './walletHabits';
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
  /** How it sends them: see CallsManner; what is not named stays. Kept over a reload, as the bundles are. */
  readonly setCalls: (change: Partial<CallsManner>) => void;
  /** Sends what the outcome `held` has kept back. */
  readonly sendHeldCalls: () => Promise<void>;
  /** What the wallet does with every request of a method (kept over a reload; null for obeying), or with the next one alone. */
  readonly setHabit: (method: string, habit: Habit | null) => void;
  readonly nextHabit: (method: string, habit: Habit) => void;
  /** Lets go of what hangs: it is now asked and answered. Gives the number of requests. */
  readonly release: (method: string) => number;
  /** Changes account or chain without the event that sites wait for. */
  readonly setAccountSilently: (index: number) => void;
  readonly setChainSilently: (chainId: number) => void;
  /** Whether the contract wallet answers with the hash that its signers have yet to agree on, which no transaction ever has. */
  readonly setWaitsForSigners: (on: boolean) => void;
  /** Lets the signers agree on all that waits; resolves with the hashes of the transactions that run it. */
  readonly runAgreed: () => Promise<readonly string[]>;
  /** Whether the wallet knows a chain; a switch to an unknown one ends in 4902. */
  readonly setKnowsChain: (chainId: number, known: boolean) => void;
  /** Cuts the provider off (event disconnect, error 4900), or joins it again. */
  readonly setOnline: (online: boolean) => void;
  readonly pending: () => Promise<readonly string[]>;
  readonly speedUp: (hash?: string) => Promise<string>;
  readonly cancel: (hash?: string) => Promise<string>;
  readonly requests: readonly RecordedRequest[];
}

declare global {
  // A var is how a global is declared.
  var __devWallet: DevWalletControl;
}

/** The control over the wallet's parts. */
export function createWalletControl(
  context: WalletContext,
  commands: WalletCommands,
  { requests, setOnline }: ProviderParts,
  window: WalletWindow,
): DevWalletControl {
  const { session, consent, sent, habits } = context;
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
    setCalls: (change) => session.write({ calls: { ...session.read().calls, ...change } }),
    sendHeldCalls: () => sendHeldCalls(context),
    setHabit: habits.always,
    nextHabit: habits.next,
    release: habits.release,
    setAccountSilently: (accountIndex) => session.write({ accountIndex }),
    setChainSilently: (chainId) => session.write({ chainId }),
    setWaitsForSigners: (on) => session.write({ waitsForSigners: on }),
    runAgreed: () => runAgreed(context),
    setKnowsChain: (chainId, known) => {
      const others = session.read().unknownChains.filter((id) => id !== chainId);
      session.write({ unknownChains: known ? others : [...others, chainId] });
    },
  };
}

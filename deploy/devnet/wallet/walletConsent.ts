import type { Prompt, ScriptedAnswer } from './walletPrompt';
import type { WalletSession } from './walletSession';
import { WALLET_ERRORS, WalletError } from './walletError';
import type { WalletWindow } from './walletWindow';

/** Asks for consent: a prepared answer first, then automatic approval, then the window. */
export interface WalletConsent {
  /** Resolves when approved; throws the wallet's error otherwise; never settles when told to hang. */
  readonly require: (prompt: Prompt, options?: { readonly always: boolean }) => Promise<void>;
  readonly prepare: (answer: ScriptedAnswer) => void;
}

/** Consent by the window, unless a test has prepared something else. */
export function createWalletConsent(session: WalletSession, window: WalletWindow): WalletConsent {
  const prepared: ScriptedAnswer[] = [];
  return {
    prepare: (answer) => {
      prepared.push(answer);
    },
    require: async (prompt, options) => {
      const scripted = prepared.shift();
      if (scripted !== undefined) return followScript(scripted);
      if (session.read().autoApprove && options?.always !== true) return;
      if (!(await window.ask(prompt))) throw WALLET_ERRORS.rejected();
    },
  };
}

async function followScript(answer: ScriptedAnswer): Promise<void> {
  if (answer.kind === 'hang') await new Promise<never>(() => undefined);
  throw answer.kind === 'fail' ? new WalletError(answer.code, answer.message) : WALLET_ERRORS.rejected();
}

import { createSentTransactions } from './sentTransactions';
import { createWalletCommands, type WalletCommands } from './walletCommands';
import type { WalletConfig } from './walletConfig';
import { createWalletConsent, type WalletConsent } from './walletConsent';
import type { WalletContext } from './walletContext';
import { createWalletEvents } from './walletEvents';
import { createWalletHabits } from './walletHabits';
import type { Prompt } from './walletPrompt';
import { createWalletProvider, type ProviderParts } from './walletProvider';
import { createRequestHandlers } from './walletRequests';
import { createWalletSession, type SessionStore, type WalletSession } from './walletSession';
import { createWalletControl, type DevWalletControl } from './walletControl';

/** A wallet without a page. */
export interface TestWallet extends ProviderParts {
  readonly session: WalletSession;
  readonly commands: WalletCommands;
  readonly consent: WalletConsent;
  readonly control: DevWalletControl;
  readonly heard: (readonly [string, unknown])[];
  readonly asked: Prompt[];
  readonly request: (method: string, params?: unknown) => Promise<unknown>;
}

/** A tab's storage, empty. */
export function emptyTab(): SessionStore {
  const stored = new Map<string, string>();
  return { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value) };
}

/** A wallet whose user answers every question in the given way. */
export function openTestWallet(config: WalletConfig, tab: SessionStore, answer: boolean | 'never' = true): TestWallet {
  const asked: Prompt[] = [];
  const session = createWalletSession(config, tab);
  const events = createWalletEvents();
  const ask = (prompt: Prompt): Promise<boolean> => {
    asked.push(prompt);
    return answer === 'never' ? new Promise(() => undefined) : Promise.resolve(answer);
  };
  const window = { ask, answerAll: () => undefined };
  const consent = createWalletConsent(session, window);
  const habits = createWalletHabits({ read: () => session.read().habits, write: (next) => session.write({ habits: next }) });
  const context: WalletContext = { config, session, events, consent, sent: createSentTransactions(), habits };
  const commands = createWalletCommands(context);
  const parts = createWalletProvider(context, createRequestHandlers(context, commands));
  const control = createWalletControl(context, commands, parts, window);
  const heard: (readonly [string, unknown])[] = [];
  for (const event of ['accountsChanged', 'chainChanged', 'connect', 'disconnect']) {
    parts.provider.on(event, (payload) => heard.push([event, payload]));
  }
  const request = (method: string, params?: unknown): Promise<unknown> => parts.provider.request({ method, params });
  return { ...parts, session, commands, consent, control, heard, asked, request };
}

import { announceWallet } from './announceWallet';
import { createSentTransactions } from './sentTransactions';
import { createWalletCommands } from './walletCommands';
import { parseWalletConfig } from './walletConfig';
import { createWalletConsent } from './walletConsent';
import type { WalletContext } from './walletContext';
import { createWalletControl } from './walletControl';
import { attachWalletRoot } from './walletDom';
import { createWalletEvents } from './walletEvents';
import { createWalletHabits } from './walletHabits';
import { createWalletMenu } from './walletMenu';
import { createWalletProvider } from './walletProvider';
import { createRequestHandlers } from './walletRequests';
import { createWalletSession, type SessionStore } from './walletSession';
import { createWalletWindow } from './walletWindow';

/** Puts the wallet into the page: provider, announcement, window and test control. Throws when its settings are missing. */
function installWallet(): void {
  const config = parseWalletConfig(readSettings());
  const session = createWalletSession(config, tabStore());
  const events = createWalletEvents();
  const root = attachWalletRoot();
  const window = createWalletWindow(root);
  const context: WalletContext = {
    config,
    session,
    events,
    consent: createWalletConsent(session, window),
    sent: createSentTransactions(),
    habits: createWalletHabits({ read: () => session.read().habits, write: (habits) => session.write({ habits }) }),
  };
  const commands = createWalletCommands(context);
  const parts = createWalletProvider(context, createRequestHandlers(context, commands));
  const control = createWalletControl(context, commands, parts, window);
  Object.defineProperty(globalThis, '__devWallet', { value: control, configurable: true });
  announceWallet(parts.provider);
  // By then the page's own scripts have run and may listen.
  document.addEventListener('DOMContentLoaded', parts.announce, { once: true });
  if (config.badge) createWalletMenu(root, context, commands);
}

/** The storage of this tab. In a frame of another site there may be none: the wallet forgets itself with the page. */
function tabStore(): SessionStore {
  try {
    return sessionStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined };
  }
}

function readSettings(): unknown {
  const script = document.currentScript;
  const text = script instanceof HTMLScriptElement ? script.dataset['config'] : undefined;
  return text === undefined ? Reflect.get(window, '__DEV_WALLET__') : JSON.parse(text);
}

installWallet();

import { forwardSignature, isSame, sendTransaction } from './sendTransaction';
import { createCallHandlers } from './sendCalls';
import { isRecord } from './walletConfig';
import type { WalletCommands } from './walletCommands';
import { toQuantity, type WalletContext } from './walletContext';
import { WALLET_ERRORS } from './walletError';
import { describeRequest } from './walletPrompt';

/** Answers one method. */
export type RequestHandler = (params: unknown) => Promise<unknown>;

/** Handlers of the methods that concern the wallet itself; every other method is the node's. */
export function createRequestHandlers(context: WalletContext, commands: WalletCommands): ReadonlyMap<string, RequestHandler> {
  const { session } = context;
  const connect = createConnect(context, commands);
  return new Map<string, RequestHandler>([
    ['eth_accounts', async () => [...session.visibleAccounts()]],
    ['eth_requestAccounts', connect],
    ['eth_chainId', async () => toQuantity(session.read().chainId)],
    ['net_version', async () => String(session.read().chainId)],
    ['wallet_getPermissions', async () => permissions(context)],
    ['wallet_requestPermissions', async () => connect(undefined).then(() => permissions(context))],
    ['wallet_revokePermissions', async () => (commands.disconnect(), null)],
    ['wallet_switchEthereumChain', (params) => switchChain(context, commands, params)],
    ['wallet_addEthereumChain', (params) => addChain(context, commands, params)],
    ['wallet_watchAsset', (params) => watchAsset(context, params)],
    ['personal_sign', (params) => personalSign(context, params)],
    ['eth_signTypedData_v4', (params) => signTypedData(context, params)],
    ['eth_sendTransaction', (params) => sendTransaction(context, params)],
    ...createCallHandlers(context),
  ]);
}

function createConnect({ session, consent }: WalletContext, commands: WalletCommands): RequestHandler {
  let asking = false;
  return async () => {
    const { connected, locked } = session.read();
    if (connected && !locked) return [...session.visibleAccounts()];
    if (asking) throw WALLET_ERRORS.alreadyPending('eth_requestAccounts');
    asking = true;
    try {
      const title = locked ? 'Unlock the wallet and connect?' : 'Connect to this site?';
      // Nothing opens a locked wallet but its user.
      await consent.require(describeRequest('eth_requestAccounts', title, { Account: session.account().address }), { always: locked });
      commands.setLocked(false);
      commands.connect();
      return [...session.visibleAccounts()];
    } finally {
      asking = false;
    }
  };
}

function permissions({ session }: WalletContext): unknown[] {
  return session.visibleAccounts().length === 0 ? [] : [{ parentCapability: 'eth_accounts' }];
}

async function switchChain({ config, session, consent }: WalletContext, commands: WalletCommands, params: unknown): Promise<null> {
  const wanted = String(firstRecord(params)['chainId']);
  const chain = config.chains.find(({ chainId }) => chainId === Number(wanted));
  if (chain === undefined || session.read().unknownChains.includes(chain.chainId)) throw WALLET_ERRORS.unknownChain(wanted);
  if (chain.chainId === session.read().chainId) return null;
  await consent.require(describeRequest('wallet_switchEthereumChain', 'Switch network?', { Network: chain.name }));
  commands.setChain(chain.chainId);
  return null;
}

async function addChain({ config, session, consent }: WalletContext, commands: WalletCommands, params: unknown): Promise<null> {
  const wanted = Number(firstRecord(params)['chainId']);
  if (!config.chains.some(({ chainId }) => chainId === wanted)) {
    throw WALLET_ERRORS.invalid('This wallet has no local node for that chain.');
  }
  await consent.require(describeRequest('wallet_addEthereumChain', 'Add this network?', firstRecord(params)));
  session.write({ unknownChains: session.read().unknownChains.filter((chainId) => chainId !== wanted) });
  commands.setChain(wanted);
  return null;
}

async function watchAsset({ consent }: WalletContext, params: unknown): Promise<true> {
  const asset = isRecord(params) ? params : firstRecord(params);
  await consent.require(describeRequest('wallet_watchAsset', 'Add this token?', isRecord(asset['options']) ? asset['options'] : asset));
  return true;
}

async function personalSign(context: WalletContext, params: unknown): Promise<unknown> {
  const [message, account] = Array.isArray(params) ? params : [];
  requireOwnAccount(context, account);
  await context.consent.require(describeRequest('personal_sign', 'Sign a message?', { Message: message }));
  return forwardSignature(context, 'personal_sign', [message, account]);
}

async function signTypedData(context: WalletContext, params: unknown): Promise<unknown> {
  if (!context.session.read().signsTypedData) throw WALLET_ERRORS.methodMissing('eth_signTypedData_v4');
  const [account, content] = Array.isArray(params) ? params : [];
  requireOwnAccount(context, account);
  const typedData: unknown = typeof content === 'string' ? JSON.parse(content) : content;
  if (!isRecord(typedData)) throw WALLET_ERRORS.invalid('Expected typed data.');
  const { domain, message, primaryType } = typedData;
  const details = { Type: primaryType, Domain: domain, ...(isRecord(message) ? message : {}) };
  await context.consent.require(describeRequest('eth_signTypedData_v4', 'Sign this data?', details));
  return forwardSignature(context, 'eth_signTypedData_v4', [account, typedData]);
}

function requireOwnAccount({ session }: WalletContext, account: unknown): void {
  if (!session.visibleAccounts().some((visible) => isSame(account, visible))) throw WALLET_ERRORS.unauthorized();
}

function firstRecord(params: unknown): Readonly<Record<string, unknown>> {
  const first: unknown = Array.isArray(params) ? params[0] : undefined;
  if (!isRecord(first)) throw WALLET_ERRORS.invalid('Expected an object.');
  return first;
}

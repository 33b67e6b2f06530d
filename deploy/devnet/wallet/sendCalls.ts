import { type CallBundle, type CallsManner, statusOf } from './callBundles';
import { asOneCall, isSame, nodeRequest } from './sendTransaction';
import { isRecord, type WalletAccount } from './walletConfig';
import { toQuantity, type WalletContext } from './walletContext';
import { WALLET_ERRORS, WalletError } from './walletError';
import { askNode } from './walletNode';
import { describeRequest } from './walletPrompt';

type Handler = (params: unknown) => Promise<unknown>;
type Request = Readonly<Record<string, unknown>>;

/**
 * The three methods of EIP-5792, which exist only once a test has switched them on. A bundle is confirmed once; the calls of a
 * smart account go out as one transaction, those of an ordinary account one after the other, where the transaction of the last
 * one stands for all. What else may become of them says `CallsManner`.
 */
export function createCallHandlers(context: WalletContext): readonly (readonly [string, Handler])[] {
  const { session } = context;
  const existing =
    (method: string, answer: Handler): Handler =>
    async (params) => {
      if (!session.read().sendsCalls) throw WALLET_ERRORS.methodMissing(method);
      return answer(params);
    };
  return [
    ['wallet_getCapabilities', existing('wallet_getCapabilities', async () => capabilities(context))],
    [
      'wallet_sendCalls',
      existing('wallet_sendCalls', async (params) => {
        const { id } = await takeBundle(context, params);
        const manner = session.read().calls;
        return { object: { id }, string: id, none: {} }[manner.id];
      }),
    ],
    ['wallet_getCallsStatus', existing('wallet_getCallsStatus', (params) => status(context, params))],
  ];
}

/** Sends the calls of every bundle that was held back. */
export async function sendHeldCalls({ session, sent }: WalletContext): Promise<void> {
  for (const bundle of session.read().bundles.filter(({ waiting }) => waiting.length > 0)) {
    const hashes = await sendAll(bundle.rpcUrl, bundle.waiting, sent.add);
    const settled: CallBundle = { ...bundle, outcome: 'whole', hashes, waiting: [] };
    session.write({ bundles: session.read().bundles.map((one) => (one.id === bundle.id ? settled : one)) });
  }
}

const CAPABILITY: Readonly<Record<CallsManner['capability'], object>> = {
  supported: { atomic: { status: 'supported' } },
  ready: { atomic: { status: 'ready' } },
  unsupported: { atomic: { status: 'unsupported' } },
  older: { atomicBatch: { supported: true } },
  none: {},
};

function capabilities({ config, session }: WalletContext): object {
  const own = CAPABILITY[session.read().calls.capability];
  return Object.fromEntries(config.chains.map(({ chainId }) => [toQuantity(chainId), own]));
}

async function takeBundle({ session, consent, sent }: WalletContext, params: unknown): Promise<CallBundle> {
  const request: unknown = Array.isArray(params) ? params[0] : undefined;
  const calls: unknown = isRecord(request) ? request['calls'] : undefined;
  if (!isRecord(request) || !Array.isArray(calls) || calls.length === 0) throw WALLET_ERRORS.invalid('Expected calls.');
  const account = session.account();
  if (!isSame(request['from'], account.address)) throw WALLET_ERRORS.unauthorized();
  const { chainId, rpcUrl } = session.chain();
  if (Number(request['chainId']) !== chainId) throw WALLET_ERRORS.invalid(`The calls are not for chain ${chainId}.`);
  const asked = calls.map((call: unknown) => {
    if (!isRecord(call)) throw WALLET_ERRORS.invalid('Expected a call.');
    return { from: account.address, to: call['to'], data: call['data'], value: call['value'] };
  });
  const { capability, outcome } = session.read().calls;
  const lines = Object.fromEntries(asked.map((call, index) => [`Call ${index + 1}`, call]));
  const upgrade = capability === 'ready' ? { Upgrade: 'The account becomes a smart account.' } : {};
  await consent.require(describeRequest('wallet_sendCalls', 'Send these calls as one?', { ...upgrade, ...lines }));
  const requests = requestsOf(account, asked, outcome);
  const isHeld = outcome === 'held';
  const hashes = isHeld ? [] : await sendAll(rpcUrl, requests, sent.add);
  const { bundles, calls: manner } = session.read();
  const id = `0x${String(bundles.length + 1).padStart(64, '0')}`;
  const bundle: CallBundle = { id, chainId, rpcUrl, outcome, hashes, waiting: isHeld ? requests : [] };
  session.write({
    bundles: [...bundles, bundle],
    ...(capability === 'ready' ? { calls: { ...manner, capability: 'supported' as const } } : {}),
  });
  return bundle;
}

/** The transactions that a bundle becomes. */
function requestsOf(account: WalletAccount, calls: readonly Request[], outcome: CallsManner['outcome']): readonly Request[] {
  const [first] = calls;
  const last = calls.at(-1);
  if (outcome === 'failed' || first === undefined || last === undefined) return [];
  if (outcome === 'reverted') return [starved(nodeRequest(account, first))];
  if (outcome === 'partial') return [...calls.slice(0, -1).map((call) => nodeRequest(account, call)), starved(nodeRequest(account, last))];
  return account.isSmart ? [asOneCall(account, calls)] : calls.map((call) => nodeRequest(account, call));
}

/** The same with just enough gas to be mined and too little to do anything: it reverts. */
function starved(request: Request): Request {
  const bytes = BigInt(Math.max(0, String(request['data'] ?? '0x').length / 2 - 1));
  return { ...request, gas: toQuantity(22_500n + 40n * bytes) };
}

async function sendAll(
  rpcUrl: string,
  requests: readonly Request[],
  add: (sent: { readonly hash: string; readonly rpcUrl: string }) => void,
): Promise<readonly string[]> {
  const hashes: string[] = [];
  for (const request of requests) {
    const hash = String(await askNode(rpcUrl, 'eth_sendTransaction', [await withMargin(rpcUrl, request)]));
    add({ hash, rpcUrl });
    hashes.push(hash);
  }
  return hashes;
}

/** With half as much gas again as the node estimates, as wallets do: what a call needs grows with the time until it is mined. */
async function withMargin(rpcUrl: string, request: Request): Promise<Request> {
  if (request['gas'] !== undefined) return request;
  const estimate = await askNode(rpcUrl, 'eth_estimateGas', [request]).catch(() => null);
  return typeof estimate === 'string' ? { ...request, gas: toQuantity((BigInt(estimate) * 3n) / 2n) } : request;
}

async function status({ session }: WalletContext, params: unknown): Promise<object> {
  const id = String(Array.isArray(params) ? params[0] : undefined);
  const { bundles, calls } = session.read();
  const bundle = bundles.find((one) => one.id === id);
  if (bundle === undefined) throw new WalletError(5730, 'This bundle id is unknown / has not been submitted.');
  const found = await Promise.all(bundle.hashes.map((hash) => askNode(bundle.rpcUrl, 'eth_getTransactionReceipt', [hash])));
  return statusOf(bundle, found, calls);
}

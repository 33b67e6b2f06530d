import { isSame, nodeRequest } from './sendTransaction';
import { isRecord } from './walletConfig';
import { toQuantity, type WalletContext } from './walletContext';
import { WALLET_ERRORS } from './walletError';
import { askNode } from './walletNode';
import { describeRequest } from './walletPrompt';

type Handler = (params: unknown) => Promise<unknown>;

interface Bundle {
  readonly chainId: number;
  readonly rpcUrl: string;
  readonly hashes: readonly string[];
}

/**
 * The three methods of EIP-5792, which exist only once a test has switched them on. A bundle is confirmed once; its calls go
 * out one after the other, and the transaction of the last one stands for all, as for a bundle that is one transaction.
 */
export function createCallHandlers(context: WalletContext): readonly (readonly [string, Handler])[] {
  const bundles = new Map<string, Bundle>();
  const existing =
    (method: string, answer: Handler): Handler =>
    async (params) => {
      if (!context.session.read().sendsCalls) throw WALLET_ERRORS.methodMissing(method);
      return answer(params);
    };
  return [
    ['wallet_getCapabilities', existing('wallet_getCapabilities', async () => capabilities(context))],
    [
      'wallet_sendCalls',
      existing('wallet_sendCalls', async (params) => {
        const bundle = await sendBundle(context, params);
        const id = `0x${String(bundles.size + 1).padStart(64, '0')}`;
        bundles.set(id, bundle);
        return { id };
      }),
    ],
    ['wallet_getCallsStatus', existing('wallet_getCallsStatus', (params) => status(bundles, params))],
  ];
}

function capabilities({ config }: WalletContext): object {
  return Object.fromEntries(config.chains.map(({ chainId }) => [toQuantity(chainId), { atomic: { status: 'supported' } }]));
}

async function sendBundle({ session, consent, sent }: WalletContext, params: unknown): Promise<Bundle> {
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
  const lines = Object.fromEntries(asked.map((call, index) => [`Call ${index + 1}`, call]));
  await consent.require(describeRequest('wallet_sendCalls', 'Send these calls as one?', lines));
  const hashes: string[] = [];
  for (const call of asked) {
    const hash = String(await askNode(rpcUrl, 'eth_sendTransaction', [nodeRequest(account, call)]));
    sent.add({ hash, rpcUrl });
    hashes.push(hash);
  }
  return { chainId, rpcUrl, hashes };
}

async function status(bundles: ReadonlyMap<string, Bundle>, params: unknown): Promise<object> {
  const id = String(Array.isArray(params) ? params[0] : undefined);
  const bundle = bundles.get(id);
  if (bundle === undefined) throw WALLET_ERRORS.invalid('No such bundle.');
  const receipts = await Promise.all(bundle.hashes.map((hash) => askNode(bundle.rpcUrl, 'eth_getTransactionReceipt', [hash])));
  const last = receipts.every(isRecord) ? receipts.at(-1) : undefined;
  const about = { version: '2.0.0', id, chainId: toQuantity(bundle.chainId), atomic: true };
  return last === undefined ? { ...about, status: 100 } : { ...about, status: 200, receipts: [last] };
}

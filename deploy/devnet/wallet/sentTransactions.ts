import { isRecord } from './walletConfig';
import { WALLET_ERRORS } from './walletError';
import { askNode } from './walletNode';

/** A transaction of this page's life that may still be replaced. */
interface Sent {
  readonly hash: string;
  readonly rpcUrl: string;
}

/** What was sent, and its replacement by a dearer one with the same number. */
export interface SentTransactions {
  readonly add: (sent: Sent) => void;
  /** Hashes that no block contains yet, oldest first. */
  readonly pending: () => Promise<readonly string[]>;
  /** Sends the same again at twice the price; without a hash the newest pending one. Resolves with the new hash. */
  readonly speedUp: (hash?: string) => Promise<string>;
  /** Sends nothing to oneself instead; otherwise as speedUp. */
  readonly cancel: (hash?: string) => Promise<string>;
}

const BUMP_WEI = 2_000_000_000n;

/** An empty list of sent transactions. */
export function createSentTransactions(): SentTransactions {
  const all: Sent[] = [];
  const readPending = async (): Promise<readonly PendingTransaction[]> => {
    const found = await Promise.all(all.map(readTransaction));
    return found.filter((transaction) => transaction !== undefined);
  };
  const replace = async (hash: string | undefined, change: (original: Fields) => Fields): Promise<string> => {
    const pending = await readPending();
    const original = hash === undefined ? pending.at(-1) : pending.find((transaction) => transaction.hash === hash);
    if (original === undefined) throw WALLET_ERRORS.invalid('No pending transaction to replace.');
    const request = { ...change(original.fields), ...dearerFees(original.fields) };
    const replacement = String(await askNode(original.rpcUrl, 'eth_sendTransaction', [request]));
    all.push({ hash: replacement, rpcUrl: original.rpcUrl });
    return replacement;
  };
  return {
    add: (sent) => {
      all.push(sent);
    },
    pending: async () => (await readPending()).map(({ hash }) => hash),
    speedUp: (hash) => replace(hash, ({ from, to, value, input, nonce, gas }) => ({ from, to, value, data: input, nonce, gas })),
    cancel: (hash) => replace(hash, ({ from, nonce }) => ({ from, to: from, value: '0x0', nonce, gas: '0x5208' })),
  };
}

type Fields = Readonly<Record<string, unknown>>;

interface PendingTransaction extends Sent {
  readonly fields: Fields;
}

async function readTransaction(sent: Sent): Promise<PendingTransaction | undefined> {
  const fields = await askNode(sent.rpcUrl, 'eth_getTransactionByHash', [sent.hash]);
  if (!isRecord(fields) || typeof fields['blockNumber'] === 'string') return undefined;
  return { ...sent, fields };
}

function dearerFees(fields: Fields): Fields {
  const paid = BigInt(String(fields['maxFeePerGas'] ?? fields['gasPrice'] ?? 0));
  const price = `0x${(paid * 2n + BUMP_WEI).toString(16)}`;
  return { maxFeePerGas: price, maxPriorityFeePerGas: price };
}

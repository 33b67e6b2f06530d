import { isRecord } from './walletConfig';

/** What a wallet of EIP-5792 can be made to be; each field by its own. */
export interface CallsManner {
  /** What it says it can: `older` in the form of the first wallets, `none` says nothing of the chain. */
  readonly capability: 'supported' | 'ready' | 'unsupported' | 'older' | 'none';
  /** How wallet_sendCalls gives the id. */
  readonly id: 'object' | 'string' | 'none';
  /**
   * What becomes of a bundle: all calls; all, of which the last reverts (600); one that reverts (500); nothing (400); or nothing
   * until `sendHeldCalls` (100).
   */
  readonly outcome: 'whole' | 'partial' | 'reverted' | 'failed' | 'held';
  /** A status code in place of the true one; null for the true one. */
  readonly status: number | null;
  /** Whether the status names the last receipt alone, as of a bundle that is one transaction, or every one. */
  readonly receipts: 'last' | 'all';
}

/** A bundle that the wallet took; `waiting` are its transactions that are not sent yet. */
export interface CallBundle {
  readonly id: string;
  readonly chainId: number;
  readonly rpcUrl: string;
  readonly outcome: CallsManner['outcome'];
  readonly hashes: readonly string[];
  readonly waiting: readonly Readonly<Record<string, unknown>>[];
}

const CHOICES = {
  capability: ['supported', 'ready', 'unsupported', 'older', 'none'],
  id: ['object', 'string', 'none'],
  outcome: ['whole', 'partial', 'reverted', 'failed', 'held'],
  receipts: ['last', 'all'],
} as const;

/** The manner of a wallet that does everything right. */
export const USUAL_MANNER: CallsManner = { capability: 'supported', id: 'object', outcome: 'whole', status: null, receipts: 'last' };

/** A stored manner; a field that is none has its usual value. */
export function parseManner(value: unknown): CallsManner {
  const stored = isRecord(value) ? value : {};
  const choice = <T extends string>(choices: readonly T[], field: string, usual: T): T =>
    choices.find((name) => name === stored[field]) ?? usual;
  return {
    capability: choice(CHOICES.capability, 'capability', USUAL_MANNER.capability),
    id: choice(CHOICES.id, 'id', USUAL_MANNER.id),
    outcome: choice(CHOICES.outcome, 'outcome', USUAL_MANNER.outcome),
    status: typeof stored['status'] === 'number' ? stored['status'] : null,
    receipts: choice(CHOICES.receipts, 'receipts', USUAL_MANNER.receipts),
  };
}

/** The bundles that a tab has stored. */
export function parseBundles(value: unknown): readonly CallBundle[] {
  return (Array.isArray(value) ? value : []).flatMap((stored: unknown) => {
    if (!isRecord(stored)) return [];
    const { id, chainId, rpcUrl, outcome, hashes, waiting } = stored;
    const known = CHOICES.outcome.find((name) => name === outcome);
    if (typeof id !== 'string' || typeof chainId !== 'number' || typeof rpcUrl !== 'string' || known === undefined) return [];
    return [{ id, chainId, rpcUrl, outcome: known, hashes: list(hashes).map(String), waiting: list(waiting).filter(isRecord) }];
  });
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** What a status says of a bundle, from the receipts that its transactions have so far (null for none yet). */
export function statusOf(bundle: CallBundle, found: readonly unknown[], manner: CallsManner): object {
  const { id, chainId, outcome, hashes, waiting } = bundle;
  const about = { version: '2.0.0', id, chainId: `0x${chainId.toString(16)}`, atomic: manner.receipts === 'last' };
  const mined = found.filter(isRecord);
  const isOpen = waiting.length > 0 || mined.length < hashes.length;
  const truth = outcome === 'failed' ? 400 : isOpen ? 100 : outcome === 'partial' ? 600 : outcome === 'reverted' ? 500 : 200;
  const status = manner.status ?? truth;
  // A partial success is told by its several receipts.
  const receipts = manner.receipts === 'all' || outcome === 'partial' ? mined : mined.slice(-1);
  return isOpen || receipts.length === 0 ? { ...about, status } : { ...about, status, receipts };
}

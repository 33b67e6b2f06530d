import { distinctUntilChanged, EMPTY, map, merge, Observable, type Subscriber, switchMap } from 'rxjs';
import type { Block, BusEventOf } from '../../contract/bus';
import type { ChainNode, WalletPort } from '../../contract/ports';
import type { NewOutstanding, OutstandingOutcome } from '../../contract/transactions';
import type { Address } from '../../domain/address';
import type { ChainId } from '../../domain/chainId';
import { systemClock, type Clock } from '../clock';
import { hasLaterAlike, isAskedAgain } from './alikeRequest';
import { isRecordedHash, isRecordedOrder, type RecordedOrder } from './recordedOrder';
import type { SeenTransaction } from './sighting';
import { lookForUnknown, NOTHING_LEARNT, type UnknownFinding, type UnknownMemory } from './unknownSend';

/** What becomes of requests without a hash: settled, and recorded as a transaction where it became one. */
export type OutstandingNews = BusEventOf<'requestSettled' | 'requestDoubted' | 'requestRecognised' | 'transactionAdded'>;

/** One that is followed: without an outcome, or told as not sent a short time ago, which a wallet may still send. `asked`: the wallet is silent on it. */
export interface FollowedRequest extends NewOutstanding {
  readonly outcome?: OutstandingOutcome;
}

/** What the follower needs; `open$` gives, now and on every change, all requests to follow. */
export interface FollowOutstandingOptions {
  readonly open$: Observable<readonly FollowedRequest[]>;
  readonly block$: (chainId: ChainId) => Observable<Block>;
  readonly node: Pick<ChainNode, 'request'>;
  readonly wallet: Pick<WalletPort, 'callsStatus'>;
  /** What is recorded of a chain at this moment: what is found there may be one of those. */
  readonly recorded: (chainId: ChainId) => readonly RecordedOrder[];
  /** All requests that may still become a transaction, at this moment: those that are followed, and those that a wallet is asked now. */
  readonly unsettled: () => readonly NewOutstanding[];
  /** True while a wallet is connected as that account: no other knows anything of its batches. */
  readonly isConnected: (account: Address) => boolean;
  /** False while nobody sees the page: nothing is asked then. */
  readonly isVisible: () => boolean;
  readonly clock?: Clock;
}

// A batch is mostly mined within seconds; a wallet that is silent is asked less and less, but never given up.
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 15_000;
const GROWTH = 1.5;
// An error may be of the moment; after the third in a row the chain is looked at as well.
const DOUBTS = 3;
// No answer by then says as little as an error, and the question is put anew; an answer that comes after all still counts.
const SILENCE_MS = 20_000;

/** Follows batches by the wallet's word, and unknown sends and unanswered questions by the sender's nonces, until the one or the other says how they ended (TX-21). */
export function followOutstanding(options: FollowOutstandingOptions): Observable<OutstandingNews> {
  return new Observable((subscriber) => {
    let open: readonly FollowedRequest[] = [];
    const lastBlocks = new Map<ChainId, Block>();
    const isOpen = (id: string) => open.some((request) => request.id === id);
    const settle = createSettle(options, subscriber, isOpen);
    const batches = createBatchDesk(options, { settle, say: (news) => subscriber.next(news), isOpen });
    const unknown = createUnknownDesk(options, settle, (id) => open.find((request) => request.id === id));
    const blocks$ = options.open$.pipe(
      map((requests) => {
        const added = requests.filter(({ id }) => !isOpen(id));
        open = requests;
        batches.follow(requests);
        // Blocks that are followed already do not begin anew for one more request: it is looked at in the last one, not only in the next.
        for (const block of lastBlocks.values()) unknown.look(added, block);
        return chainsToLookAt(requests).join();
      }),
      distinctUntilChanged(),
      switchMap((text) => {
        return text === '' ? EMPTY : merge(...chainsToLookAt(open).map(options.block$));
      }),
    );
    const subscription = blocks$.subscribe((block) => {
      lastBlocks.set(block.chainId, block);
      unknown.look(open, block);
    });
    return () => {
      subscription.unsubscribe();
      batches.stop();
    };
  });
}

/** The networks on whose blocks requests are looked for: all but what is known by a wallet's id for it. */
function chainsToLookAt(requests: readonly FollowedRequest[]): readonly ChainId[] {
  return [...new Set(requests.filter(({ track }) => track.kind !== 'batch').map(({ chainId }) => chainId))].sort();
}

type Settle = (request: FollowedRequest, outcome: OutstandingOutcome) => void;

function createSettle(
  { recorded }: FollowOutstandingOptions,
  subscriber: Subscriber<OutstandingNews>,
  isOpen: (id: string) => boolean,
): Settle {
  return (request, outcome) => {
    if (subscriber.closed || !isOpen(request.id)) return;
    const { id, track: _track, outcome: before, ...about } = request;
    if (outcome.kind === before?.kind) return;
    // First the transaction, so that at no moment neither of the two is there.
    if (outcome.kind === 'mined' && !isRecordedHash(outcome.hash, recorded(request.chainId))) {
      subscriber.next({ kind: 'transactionAdded', transaction: { ...about, hash: outcome.hash } });
    }
    subscriber.next({ kind: 'requestSettled', id, outcome });
  };
}

function createBatchDesk(
  { wallet, isConnected, isVisible, clock = systemClock }: FollowOutstandingOptions,
  {
    settle,
    say,
    isOpen,
  }: { readonly settle: Settle; readonly say: (news: OutstandingNews) => void; readonly isOpen: (id: string) => boolean },
) {
  const doubts = new Map<string, number>();
  const countDoubt = (id: string) => {
    const count = (doubts.get(id) ?? 0) + 1;
    doubts.set(id, count);
    if (count === DOUBTS) say({ kind: 'requestDoubted', id });
  };
  const followed = new Map<string, () => void>();
  const ask = (request: NewOutstanding, batchId: string, waitMs: number) => {
    const { id, from, track } = request;
    const next = () => askLater(request, batchId, Math.min(LONGEST_WAIT_MS, waitMs * GROWTH));
    const isThere = () => isVisible() && isConnected(from);
    if (!isThere()) return next();
    let isAwaited = true;
    const doubt = () => {
      if (isThere()) countDoubt(id);
      next();
    };
    const stopWaiting = clock.after(SILENCE_MS, () => {
      isAwaited = false;
      doubt();
    });
    followed.set(id, stopWaiting);
    void wallet.callsStatus(batchId).then((status) => {
      stopWaiting();
      if (!followed.has(id) || !isOpen(id)) return;
      switch (status.kind) {
        case 'done':
          return settle(request, { kind: 'mined', hash: status.hash });
        case 'failed':
          return settle(request, { kind: 'failed', code: status.code });
        case 'partial':
          return settle(request, { kind: 'partial', hashes: status.hashes });
        case 'unknown':
          return isAwaited ? doubt() : undefined;
        default:
          // Those that were doubted on an earlier visit are known by their record.
          if (track.kind === 'unknown' || (doubts.get(id) ?? 0) >= DOUBTS) say({ kind: 'requestRecognised', id });
          doubts.delete(id);
          return isAwaited ? next() : undefined;
      }
    });
  };
  const askLater = (request: NewOutstanding, batchId: string, waitMs: number) => {
    followed.set(
      request.id,
      clock.after(waitMs, () => ask(request, batchId, waitMs)),
    );
  };
  return {
    follow: (requests: readonly NewOutstanding[]) => {
      for (const [id, cancel] of followed) {
        if (requests.some((request) => request.id === id)) continue;
        cancel();
        followed.delete(id);
      }
      for (const request of requests) {
        const { id, track } = request;
        const batchId = track.kind === 'asked' ? undefined : track.batchId;
        if (batchId !== undefined && !followed.has(id)) askLater(request, batchId, FIRST_WAIT_MS);
      }
    },
    stop: () => {
      for (const cancel of followed.values()) cancel();
      followed.clear();
    },
  };
}

function createUnknownDesk(
  { node, recorded, unsettled, isVisible }: FollowOutstandingOptions,
  settle: Settle,
  current: (id: string) => FollowedRequest | undefined,
) {
  const memories = new Map<string, UnknownMemory>();
  /** What is being looked for, with the block that came meanwhile. */
  const underLook = new Map<string, Block | null>();
  const lookAt = async (request: FollowedRequest, block: Block) => {
    const { id, chainId, from, track } = request;
    if (track.kind === 'batch') return;
    underLook.set(id, null);
    const finding = await lookForUnknown(
      (method, params) => node.request(chainId, method, params),
      { from, nonceBefore: track.nonceBefore, call: track.call },
      {
        memory: memories.get(id) ?? NOTHING_LEARNT,
        blockNumber: block.number,
        isTaken: (seen) => isRecordedOrder(seen, recorded(chainId)),
      },
    );
    const missed = underLook.get(id) ?? null;
    underLook.delete(id);
    // What is idle while the wallet has not answered proves nothing of what it sends with its answer.
    if (finding.kind !== 'mined') memories.set(id, track.kind === 'asked' ? { ...finding.memory, idleAt: null } : finding.memory);
    tell(request, finding);
    // A slow node must not cost the look into the block that came while it answered: there may be no other for long.
    const now = current(id);
    if (missed !== null && now) void lookAt(now, missed);
  };
  const tell = (request: FollowedRequest, finding: UnknownFinding) => {
    const { track } = request;
    if (finding.kind === 'unknown' || track.kind === 'batch') return;
    // What a wallet was asked for as a batch may go out through others, whatever became of the nonces: only what is found counts.
    if (finding.kind === 'mined') settleAsMined(request, finding.seen);
    // A wallet that has not answered may still have its question open.
    else if (track.kind === 'unknown' && track.batchId === undefined && !track.isBatch) settle(request, { kind: 'notSent' });
  };
  // Asked again here, where it is told: requests that ask the same are looked for at the same time, and only one of them may have it.
  const settleAsMined = (request: FollowedRequest, seen: SeenTransaction) => {
    const others = unsettled();
    if (isRecordedOrder(seen, recorded(request.chainId)) || hasLaterAlike(request, seen.nonce, others) || isAskedAgain(request, others))
      return;
    settle(request, { kind: 'mined', hash: seen.hash });
  };
  return {
    look: (requests: readonly FollowedRequest[], block: Block) => {
      if (!isVisible()) return;
      for (const request of requests) {
        if (request.chainId !== block.chainId) continue;
        if (underLook.has(request.id)) underLook.set(request.id, block);
        else void lookAt(request, block);
      }
    },
  };
}

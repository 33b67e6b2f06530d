import type { EventLog, LogQuery } from '../../contract/ports';
import { err, ok, type Result } from '../../domain/result';
import { systemClock } from '../clock';
import type { RpcClient } from '../rpc/rpcClient';
import { cancelled, unexpectedReply, type RpcError } from '../rpc/rpcError';
import { isOverLimit } from '../rpc/rpcReplies';
import { eventLogsOf } from './eventLog';

const RANGE_REFUSED =
  /block range|range (is )?too (large|wide)|too (large|wide|many)|(more|greater|larger|less|fewer) than|exceed|limited to|at most|max(imum)? (block|range|results|allowed|number|\[)|query returned|response (size|is too big)|too big|ranges? .*not supported|up to a|timed? ?-?out/i;

/** What nodes say of blocks whose logs they have thrown away (EIP-4444). */
const PRUNED = /\bprun|history .*(unavailable|expired|not available)|missing (block|receipt)/i;
const PRUNED_CODE = 4444;

/** "Limit exceeded" (EIP-1474), a response that is too big (jsonrpsee), a range that is too long (QuickNode). */
const RANGE_CODES: readonly (number | null)[] = [-32005, -32008, -32614];

/** Between the parts of a long range at least so many milliseconds pass: 20 requests a second for all queries of a chain together. */
const PAUSE_MS = 50;

/** After so many parts in a row a longer one is tried; each try that is refused doubles that, because a time-out is dear. */
const PARTS_BEFORE_GROWTH = 32;

/** How many blocks a node has let one request span, and when it may be asked for the next part; shared by all queries of a chain. */
export interface LogWindow {
  blocks: number;
  /** The longest part that went through since the node refused one of that length; 0 before any did. */
  proven: number;
  /** How many parts of the whole length went through in a row, and after how many a longer one is tried. */
  passed: number;
  needed: number;
  /** By the clock that only runs forward, in milliseconds. */
  freeAt: number;
}

/** A window without a known limit. */
export function unlimitedWindow(): LogWindow {
  return { blocks: Infinity, proven: 0, passed: 0, needed: PARTS_BEFORE_GROWTH, freeAt: 0 };
}

/** A node was slow or strict for a while: parts grow again, twice as long each time. A window that was never narrowed has no end to grow to. */
function partPassed(window: LogWindow, span: number): void {
  if (window.blocks === Infinity) return;
  if (span > window.proven) {
    window.proven = span;
    window.needed = PARTS_BEFORE_GROWTH;
  }
  if (span < window.blocks) return;
  window.passed += 1;
  if (window.passed < window.needed) return;
  window.blocks *= 2;
  window.passed = 0;
}

/** Back to what went through before; where nothing of that length did, to half of what was refused. */
function partRefused(window: LogWindow, span: number): void {
  window.passed = 0;
  if (window.proven > 0 && span > window.proven) {
    window.blocks = window.proven;
    window.needed *= 2;
    return;
  }
  window.blocks = Math.ceil(span / 2);
  window.proven = 0;
}

/**
 * The logs of a query in an inclusive range of blocks, in order; asks for parts, halved whenever the node refuses the range,
 * and hands over what it has after each part. The error is the node's, once even one block is refused.
 */
export async function fetchLogs(
  client: RpcClient,
  query: LogQuery,
  { fromBlock, toBlock, window, signal, onLacking }: LogRange,
  onPart: (logs: readonly EventLog[], reachedBlock: number) => void,
): Promise<Result<readonly EventLog[], RpcError>> {
  const logs: EventLog[] = [];
  let from = fromBlock;
  while (from <= toBlock) {
    await turnOf(window);
    if (signal.aborted) return err(cancelled());
    const to = Math.min(toBlock, from + window.blocks - 1);
    const part = await askForLogs(client, query, from, to, signal);
    const span = to - from + 1;
    if (!part.ok) {
      if (query.mayLackOld && isPruned(part.error)) {
        const known = await firstAnswered(client, query, { fromBlock: from, toBlock, window, signal });
        if (!known.ok) return known;
        if (known.value > from) {
          from = known.value;
          onLacking?.(from);
          continue;
        }
        // Alone its first block is answered: the node lacks something within the range, or is one of several that differ.
        if (span <= 1) return part;
        partRefused(window, span);
        continue;
      }
      if (span <= 1 || !isRangeRefused(part.error)) return part;
      partRefused(window, span);
      continue;
    }
    partPassed(window, span);
    logs.push(...part.value);
    from = to + 1;
    if (from <= toBlock) onPart(logs.slice(), to);
  }
  return ok(logs);
}

/** Resolves when the next part, or what belongs to one, may be asked for. */
export function turnOf(window: LogWindow): Promise<void> {
  const now = systemClock.monotonic();
  const at = Math.max(now, window.freeAt);
  window.freeAt = at + PAUSE_MS;
  return new Promise((resolve) => void systemClock.after(at - now, resolve));
}

/** The blocks to look at, both ends included. */
export interface LogRange {
  readonly fromBlock: number;
  readonly toBlock: number;
  readonly window: LogWindow;
  readonly signal: AbortSignal;
  /** Told the first block that the node still has, where it has thrown those before it away. */
  readonly onLacking?: (firstBlock: number) => void;
}

async function askForLogs(client: RpcClient, query: LogQuery, from: number, to: number, signal: AbortSignal) {
  const { address, topics } = query;
  const filter = { address, topics, fromBlock: quantity(from), toBlock: quantity(to) };
  const result = await client.request('eth_getLogs', [filter], { signal });
  if (!result.ok) return result;
  const logs = eventLogsOf(result.value);
  return logs === null ? err(unexpectedReply('eth_getLogs')) : ok(logs);
}

/** The first block of a range whose logs a node still has, by halving; its error where it has not even those of the last one. */
async function firstAnswered(client: RpcClient, query: LogQuery, range: LogRange): Promise<Result<number, RpcError>> {
  const { fromBlock, toBlock, window, signal } = range;
  let [lost, known] = [fromBlock - 1, toBlock + 1];
  let last: RpcError | null = null;
  for (let block = toBlock; known - lost > 1; block = Math.floor((lost + known) / 2)) {
    await turnOf(window);
    if (signal.aborted) return err(cancelled());
    const part = await askForLogs(client, query, block, block, signal);
    if (part.ok) known = block;
    else if (isPruned(part.error)) [lost, last] = [block, part.error];
    else return part;
  }
  return known > toBlock && last ? err(last) : ok(known);
}

function isPruned({ code, rpcCode, message }: RpcError): boolean {
  return code === 'node_error' && (rpcCode === PRUNED_CODE || PRUNED.test(message));
}

function isRangeRefused(error: RpcError): boolean {
  const { code, rpcCode, message } = error;
  if (code === 'timed_out') return true;
  // "Payload too large" is the answer, for the question is short; others say by "bad request" or "gateway time-out" that it was too wide.
  if (code === 'http_status') return /^(400|413|422|504|524)/.test(message);
  return code === 'node_error' && !isOverLimit(error) && (RANGE_CODES.includes(rpcCode) || RANGE_REFUSED.test(message));
}

function quantity(block: number): string {
  return `0x${block.toString(16)}`;
}

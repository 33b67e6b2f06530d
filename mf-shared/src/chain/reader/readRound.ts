import type { ReadFailure } from '../../contract/ports';
import type { ReadAnswer, ReadAnswerError } from '../encoders/readEncoder';
import { isTransient } from '../rpc/rpcError';
import { chunksByGas } from './chunks';
import type { OnceItem } from './onceQueue';
import type { ReadBook } from './readBook';
import { readChunk, type ChunkReader } from './readChunk';
import type { ReadEntry } from './readEntry';

/** How a chunk of a round ended, for whoever plans the next one. */
export type ChunkOutcome =
  | { readonly kind: 'answered'; readonly answer: ReadAnswer }
  | { readonly kind: 'cancelled'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string; readonly isWrongChain: boolean; readonly isTransient: boolean };

type Asked = { readonly entry: ReadEntry } | { readonly once: OnceItem };

/**
 * Asks for watched entries and urgent calls together, chunk by chunk in one POST; each chunk's answers go to the book and
 * the urgent askers as they come, then to `onChunk`. A round without calls still asks for the newest block.
 */
export async function runReadRound(
  reader: ChunkReader,
  book: ReadBook,
  { entries, urgent, signal }: { entries: readonly ReadEntry[]; urgent: readonly OnceItem[]; signal: AbortSignal },
  onChunk: (outcome: ChunkOutcome) => void,
): Promise<void> {
  for (const entry of entries) entry.isInFlight = true;
  const asked: Asked[] = [...urgent.map((once) => ({ once })), ...entries.map((entry) => ({ entry }))];
  const chunks = asked.length === 0 ? [[]] : chunksByGas(asked, callOf);
  await Promise.all(
    chunks.map(async (chunk) => {
      const result = await readChunk(reader, chunk.map(callOf), signal);
      onChunk(result.ok ? takeAnswer(chunk, result.value, book) : takeFailure(chunk, result.error, book));
    }),
  );
}

function callOf(asked: Asked) {
  return 'entry' in asked ? asked.entry.call : asked.once.call;
}

function takeAnswer(chunk: readonly Asked[], answer: ReadAnswer, book: ReadBook): ChunkOutcome {
  const { data, blockNumber } = answer;
  const entries: ReadEntry[] = [];
  const entryData: ReadAnswer['data'][number][] = [];
  chunk.forEach((asked, index) => {
    const item = data[index] ?? null;
    if ('once' in asked) {
      asked.once.answered(item, blockNumber);
    } else {
      entries.push(asked.entry);
      entryData.push(item);
    }
  });
  book.accept(entries, entryData, blockNumber);
  return { kind: 'answered', answer };
}

function takeFailure(chunk: readonly Asked[], error: ReadAnswerError, book: ReadBook): ChunkOutcome {
  const { message } = error;
  const isCancelled = error.code === 'cancelled';
  const failure: ReadFailure = { code: isCancelled ? 'cancelled' : 'node_unreachable', message };
  const entries = chunk.flatMap((asked) => ('entry' in asked ? [asked.entry] : []));
  for (const asked of chunk) if ('once' in asked) asked.once.failed(failure);
  if (isCancelled) {
    for (const entry of entries) entry.isInFlight = false;
    return { kind: 'cancelled', message };
  }
  book.markUnreachable(entries);
  return { kind: 'failed', message, isWrongChain: error.code === 'wrong_chain', isTransient: 'rpcCode' in error && isTransient(error) };
}

import * as v from 'valibot';
import type { EventLog } from '../../contract/ports';
import { parseAddress } from '../../domain/address';
import { isHex, parseHex } from '../../domain/hex';
import { parseTxHash } from '../../domain/txHash';

const hexText = v.pipe(v.string(), v.check(isHex));

const logSchema = v.object({
  address: v.string(),
  topics: v.array(hexText),
  data: hexText,
  blockNumber: v.pipe(v.string(), v.regex(/^0x[0-9a-f]{1,13}$/i)),
  transactionHash: v.string(),
  logIndex: v.optional(v.string(), '0x0'),
  removed: v.optional(v.boolean(), false),
});

/**
 * Logs as a node gives them (eth_getLogs), in its order and without removed ones; null if the value is no list of logs, or one of them says
 * nothing: a list that lacks it would be taken for the whole.
 */
export function eventLogsOf(value: unknown): EventLog[] | null {
  const parsed = v.safeParse(v.array(logSchema), value);
  if (!parsed.success) return null;
  const logs: EventLog[] = [];
  for (const { address, topics, data, blockNumber, transactionHash, removed } of parsed.output) {
    if (removed) continue;
    const contract = parseAddress(address.toLowerCase());
    const hash = parseTxHash(transactionHash);
    const bytes = parseHex(data);
    const topicBytes = topics.map(parseHex).filter((topic) => topic !== null);
    if (contract === null || hash === null || bytes === null) return null;
    logs.push({
      address: contract,
      topics: topicBytes,
      data: bytes,
      blockNumber: Number(blockNumber),
      transactionHash: hash,
    });
  }
  return logs;
}

import { parseHex } from './hex';
import { isRecord, type Rpc } from './rpc';

/** Timestamp of the newest block, in seconds since the epoch. */
export async function headTime(rpc: Rpc): Promise<number> {
  const block = await rpc('eth_getBlockByNumber', ['latest', false]);
  return Number(parseHex(isRecord(block) ? block['timestamp'] : undefined));
}

/** Number of the newest block. */
export async function headNumber(rpc: Rpc): Promise<bigint> {
  return BigInt(parseHex(await rpc('eth_blockNumber')));
}

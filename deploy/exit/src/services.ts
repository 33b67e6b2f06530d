import { consoleLog, createWalletPort, systemClock, type WalletSession } from '@dex/mf-shared/chain';
import type { ChainReads, WalletPort } from '@dex/mf-shared/contract';
import { err, ok, resolveChains, type ChainId, type ChainTable } from '@dex/mf-shared/domain';
import { encoderOf } from '../../../mf-shared/src/chain/encoders/encoderOf';
import { createNodeRequests, type NodeRequests } from '../../../mf-shared/src/chain/nodeRequests';
import type { SendServices } from '../../../mf-shared/src/chain/orders/askRecorded';
import { chunksByGas } from '../../../mf-shared/src/chain/reader/chunks';
import { readChunk, type ChunkReader } from '../../../mf-shared/src/chain/reader/readChunk';
import { createWalletClient } from './walletClient';

/** The chain as this page has it: everything through the connected wallet, its own node included. Nothing here needs a server of the site. */
export interface ExitServices {
  readonly chains: ChainTable;
  readonly node: NodeRequests;
  readonly reads: Pick<ChainReads, 'once'>;
  readonly wallet: WalletPort;
  readonly bus: SendServices['bus'];
}

/** Ways to the chain over whatever wallet is connected at the time; without one every read fails as unreachable. */
export function createExitServices(session: () => WalletSession | null): ExitServices {
  const chains = resolveChains();
  const readers = new Map<ChainId, ChunkReader>();
  const readerOf = (chainId: ChainId): ChunkReader => {
    const known = readers.get(chainId);
    if (known) return known;
    const client = createWalletClient(chainId, session);
    const reader = {
      client,
      encoder: encoderOf(chainId, chains[chainId].multicall),
      log: consoleLog,
      clock: systemClock,
      plainUntil: -Infinity,
    };
    readers.set(chainId, reader);
    return reader;
  };
  return {
    chains,
    node: createNodeRequests({ of: (chainId) => readerOf(chainId).client }),
    reads: {
      once: async (chainId, calls) => {
        const signal = new AbortController().signal;
        const parts = chunksByGas(calls, (call) => call);
        const answers = await Promise.all(parts.map((part) => readChunk(readerOf(chainId), part, signal)));
        const data = [];
        for (const answer of answers) {
          if (!answer.ok) return err({ code: 'node_unreachable', message: answer.error.message });
          data.push(...answer.value.data);
        }
        return ok({ blockNumber: Math.min(...answers.flatMap((answer) => (answer.ok ? [answer.value.blockNumber] : []))), data });
      },
    },
    wallet: createWalletPort(session),
    // Nobody follows what was sent but the page itself, which stays until it is mined.
    bus: { emit: () => undefined },
  };
}

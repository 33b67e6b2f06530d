import { distinctUntilChanged, map, switchMap, type Observable } from 'rxjs';
import { readBytes, readNumber, readPosition, readWord, requireHexText } from '@dex/mf-shared/chain';
import type { ChainNode, ChainReads, EventLog, LogsState } from '@dex/mf-shared/contract';
import { MAINNET, type Address, type ChainId } from '@dex/mf-shared/domain';
import type { ProposalContent } from '../domain/proposal';
import { decodeDescription, proposalTitle } from '../domain/proposalText';

/** Topic of `ProposalCreated`, the same for all three governors. */
export const PROPOSAL_CREATED_TOPIC = requireHexText('0x7d84a6263ae0d98d3329bd7b46bb4e8d6f98cd35a7adb45c274c8b7fd5ebd5e0');

const WORD = 32;
/** Places of the words with which the data of the event begins. */
const PLACE = { id: 0, startBlock: 6, description: 8 } as const;

export interface ProposalLogSources {
  readonly reads: Pick<ChainReads, 'block$'>;
  readonly node: Pick<ChainNode, 'logs$'>;
}

/** Before this block a network has no governor: logs are read from here on. A network that is not named is read from its start. */
const FIRST_BLOCKS: Readonly<Partial<Record<ChainId, number>>> = { [MAINNET]: 10_861_000 };

/** The events by which a governor told of its proposals; one reading, however many listen. */
export function proposalLogs$({ reads, node }: ProposalLogSources, chainId: ChainId, governor: Address): Observable<LogsState> {
  const firstBlock = FIRST_BLOCKS[chainId] ?? 0;
  return reads.block$(chainId).pipe(
    // A copy of the network for tests is shorter than that.
    map(({ number }) => (number < firstBlock ? 0 : firstBlock)),
    distinctUntilChanged(),
    switchMap((fromBlock) => node.logs$(chainId, { address: governor, topics: [PROPOSAL_CREATED_TOPIC], fromBlock })),
  );
}

/** Which proposal an event tells of; null for data that is none. */
export function proposalIdOf({ data }: EventLog): string | null {
  const id = readWord(data, PLACE.id * WORD);
  return id === null ? null : String(id);
}

/** What an event says of its proposal in words, read without the ABI decoder; null for data that is none. */
export function proposalContentOf({ data }: EventLog): ProposalContent | null {
  const startBlock = readNumber(data, PLACE.startBlock * WORD);
  const position = readPosition(data, PLACE.description * WORD);
  const bytes = position === null ? null : readBytes(data, position);
  if (startBlock === null || bytes === null) return null;
  const description = decodeDescription(bytes, startBlock);
  return { title: proposalTitle(description), description };
}

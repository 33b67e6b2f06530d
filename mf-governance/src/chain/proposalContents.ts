import { map, startWith, type Observable } from 'rxjs';
import type { LogsState } from '@dex/mf-shared/contract';
import type { Address, ChainId } from '@dex/mf-shared/domain';
import type { ProposalContent } from '../domain/proposal';
import { proposalContentOf, proposalIdOf, proposalLogs$, type ProposalLogSources } from './proposalEvent';

/** What is known of the proposals' texts: `readTo` which block, beyond every block while the logs do not come. */
export interface ProposalContents {
  readonly byId: ReadonlyMap<string, ProposalContent>;
  readonly readTo: number;
}

/** What a governor's events say, by proposal id; nothing at first. A log is read once, however often the stream grows. */
export function proposalContents$(sources: ProposalLogSources, chainId: ChainId, governor: Address): Observable<ProposalContents> {
  const known = new Map<string, ProposalContent | null>();
  return proposalLogs$(sources, chainId, governor).pipe(
    map((logs) => contentsOf(logs, known)),
    startWith(contentsOf({ kind: 'loading' }, known)),
  );
}

function contentsOf(state: LogsState, known: Map<string, ProposalContent | null>): ProposalContents {
  const byId = new Map<string, ProposalContent>();
  for (const log of 'logs' in state ? state.logs : []) {
    const id = proposalIdOf(log);
    if (id === null) continue;
    const key = `${log.transactionHash}:${id}`;
    const content = known.get(key) ?? proposalContentOf(log);
    known.set(key, content);
    if (content) byId.set(id, content);
  }
  return { byId, readTo: state.kind === 'synced' ? state.blockNumber : state.kind === 'error' ? Infinity : -1 };
}

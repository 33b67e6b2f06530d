import {
  catchError,
  combineLatest,
  concat,
  defer,
  distinctUntilChanged,
  map,
  of,
  startWith,
  switchMap,
  timer,
  type Observable,
} from 'rxjs';
import type { EventLog, LogsState } from '@dex/mf-shared/contract';
import type { Address, ChainId } from '@dex/mf-shared/domain';
import { LOADING_ACTIONS, type ActionsState } from '../domain/actionsState';
import type { ProposalAction } from '../domain/proposal';
import { proposalIdOf, proposalLogs$, type ProposalLogSources } from './proposalEvent';

/** The part that needs the ABI decoder, loaded when the first proposal is opened. */
export interface ActionsCodec {
  decodeActions(log: EventLog): readonly ProposalAction[] | null;
}

export interface ActionsSources extends ProposalLogSources {
  loadCodec(): Promise<ActionsCodec>;
}

export interface ActionsQuery {
  readonly chainId: ChainId;
  /** Null where the network has no such governor. */
  readonly governor: Address | null;
  readonly proposalId: string;
}

const CODEC_RETRY_MS = 10_000;

/** What a proposal does when it is carried out, from its event (GOV-4); an event is decoded once, however often the logs are read. */
export function proposalActions$(sources: ActionsSources, { chainId, governor, proposalId }: ActionsQuery): Observable<ActionsState> {
  if (!governor) return of(LOADING_ACTIONS);
  const log$ = proposalLogs$(sources, chainId, governor).pipe(
    map((state) => logIn(state, proposalId)),
    distinctUntilChanged((former, next) => former === next || (isLog(former) && isLog(next) && former.data === next.data)),
  );
  return combineLatest([codec$(sources.loadCodec), log$]).pipe(
    map(([codec, log]) => (isLog(log) ? actionsIn(codec, log) : ({ kind: log } as const))),
    startWith(LOADING_ACTIONS),
  );
}

type FoundLog = EventLog | 'loading' | 'failed';

const isLog = (found: FoundLog): found is EventLog => typeof found === 'object';

function logIn(state: LogsState, proposalId: string): FoundLog {
  const logs = 'logs' in state ? state.logs : [];
  return logs.find((log) => proposalIdOf(log) === proposalId) ?? (state.kind === 'error' ? 'failed' : 'loading');
}

function actionsIn(codec: ActionsCodec | null, log: EventLog): ActionsState {
  const actions = codec?.decodeActions(log) ?? null;
  return actions === null ? { kind: 'failed' } : { kind: 'known', actions };
}

/** The decoder; null while it could not be loaded, which is tried again. */
function codec$(loadCodec: () => Promise<ActionsCodec>): Observable<ActionsCodec | null> {
  return defer(loadCodec).pipe(catchError((_error, again) => concat(of(null), timer(CODEC_RETRY_MS).pipe(switchMap(() => again)))));
}

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NewOutstanding, OutstandingOutcome } from '../../contract/transactions';
import { sameAddress } from '../../domain/address';
import { outstandingChangedElsewhere } from '../persistence/changedElsewhere';
import { transactionsCleared } from '../transactions/transactionsSlice';

/** A request that a wallet took, or may have taken, without giving a hash; open while it has no outcome. */
export interface OutstandingRequest extends NewOutstanding {
  readonly outcome?: OutstandingOutcome;
  /** Present once the person took it off the list of recent transactions. */
  readonly cleared?: true;
}

/** By id, of all chains and accounts. */
export type OutstandingState = Readonly<Record<string, OutstandingRequest>>;

const initialState: OutstandingState = {};

/** What was not sent so far may still turn out to be mined, if the wallet sends it late; no other outcome changes. */
function isFinal(outcome: OutstandingOutcome | undefined): boolean {
  return outcome !== undefined && outcome.kind !== 'notSent';
}

/**
 * "Not sent so far" of another page may be older than the wallet's last word here: who knows the request looks for itself. The person's own word
 * counts in every page but the one whose wallet has not answered.
 */
function isNews(outcome: OutstandingOutcome | undefined, known: OutstandingRequest): boolean {
  if (isFinal(outcome)) return !isFinal(known.outcome);
  return outcome?.kind === 'notSent' && outcome.saidTime !== undefined && isOpenRequest(known);
}

/**
 * True while nothing says how it ended; "not sent" ends it, though a wallet may surprise. What the wallet is asked at this moment is
 * not among them: who asks waits for the answer, and tells it.
 */
export function isOpenRequest({ outcome, track }: OutstandingRequest): boolean {
  return outcome === undefined && track.kind !== 'asked';
}

function isLeft({ track }: OutstandingRequest): boolean {
  return track.kind === 'unknown' && track.left === true;
}

function trackOf({ id, track }: OutstandingRequest, here: OutstandingState): OutstandingRequest['track'] {
  const known = here[id];
  return known && (known.track.kind === 'asked' || isLeft(known)) ? known.track : track;
}

/** A batch is no more counted on than a send of which nothing is known; one that an earlier build stored has nothing to be looked for by. */
function doubted(state: OutstandingState, id: string, left: { readonly left?: true } = {}): OutstandingState {
  const known = state[id];
  if (known?.track.kind !== 'batch' || !known.track.traces) return state;
  const { batchId, callCount, traces } = known.track;
  return { ...state, [id]: { ...known, track: { kind: 'unknown', batchId, callCount, ...left, ...traces } } };
}

const slice = createSlice({
  name: 'outstanding',
  initialState,
  reducers: {
    requestOutstanding: (state, { payload }: PayloadAction<NewOutstanding>): OutstandingState =>
      state[payload.id] ? state : { ...state, [payload.id]: payload },
    requestSettled: (state, { payload: { id, outcome } }: PayloadAction<{ id: string; outcome: OutstandingOutcome }>): OutstandingState => {
      const known = state[id];
      return !known || isFinal(known.outcome) ? state : { ...state, [id]: { ...known, outcome } };
    },
    requestDoubted: (state, { payload: id }: PayloadAction<string>): OutstandingState => {
      const known = state[id];
      if (known?.track.kind === 'asked') {
        const { outcome, ...asked } = known;
        // What another page could only tell as not sent so far, this one looks for from now on.
        return isFinal(outcome) ? state : { ...state, [id]: { ...asked, track: { ...known.track, kind: 'unknown' } } };
      }
      return doubted(state, id);
    },
    requestLeft: (state, { payload: id }: PayloadAction<string>): OutstandingState => doubted(state, id, { left: true }),
    requestRecognised: (state, { payload: id }: PayloadAction<string>): OutstandingState => {
      const known = state[id];
      if (known?.track.kind !== 'unknown' || known.track.left || isFinal(known.outcome)) return state;
      const { kind: _kind, batchId, callCount, ...traces } = known.track;
      if (batchId === undefined || callCount === undefined) return state;
      // The wallet has it after all, whatever a person said of it.
      const { outcome: _outcome, ...open } = known;
      return { ...state, [id]: { ...open, track: { kind: 'batch', batchId, callCount, traces } } };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(transactionsCleared, (state, { payload: { chainId, account } }) => {
      const own = Object.values(state).filter(
        (request) => request.chainId === chainId && sameAddress(request.from, account) && request.outcome,
      );
      return { ...state, ...Object.fromEntries(own.map((request) => [request.id, { ...request, cleared: true as const }])) };
    });
    // Each request once; the tab that knows its end is right, but who asks the wallet knows that alone.
    builder.addCase(outstandingChangedElsewhere, (state, { payload }) => {
      const news = Object.values(payload).flatMap((request) => {
        const { id, outcome, cleared } = request;
        const known = state[id];
        if (!known || isNews(outcome, known)) return [{ ...request, track: trackOf(request, state) }];
        if (isLeft(request) && isOpenRequest(known) && !isLeft(known)) return [{ ...known, track: request.track }];
        return cleared && known.outcome && !known.cleared ? [{ ...known, cleared }] : [];
      });
      if (news.length === 0) return state;
      return { ...state, ...Object.fromEntries(news.map((request) => [request.id, request])) };
    });
  },
});

export const outstandingReducer = slice.reducer;
export const { requestOutstanding, requestSettled, requestDoubted, requestRecognised, requestLeft } = slice.actions;

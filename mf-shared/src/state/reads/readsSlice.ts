import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { type Read, type ReadAnswer, readKey, type ReadKind, type ReadState } from './read';

type Answers = { readonly [K in ReadKind]: Readonly<Record<string, ReadState<K>>> };

/** Who wants what, counted, and what is known of it. */
export interface ReadsState {
  readonly wanted: Readonly<Record<string, { readonly read: Read; readonly count: number }>>;
  readonly answers: Answers;
}

export const interestAdded = createAction<readonly Read[]>('reads/interestAdded');
export const interestRemoved = createAction<readonly Read[]>('reads/interestRemoved');
export const readsReceived = createAction<readonly ReadAnswer[]>('reads/readsReceived');

const initialState: ReadsState = {
  wanted: {},
  answers: {
    balance: {},
    allowance: {},
    token: {},
    totalSupply: {},
    nonce: {},
    nameOf: {},
    addressOf: {},
    usdPrice: {},
    isArgentWallet: {},
    earned: {},
  },
};

const wantedKey = (read: Read) => `${read.kind}:${readKey(read)}`;

/** What was known when the fact was last wanted may be old by now: shown dimmed until the next answer. */
function resumed<K extends ReadKind>(answers: Answers, kind: K, key: string): Answers {
  const ofKind: Answers[K] = answers[kind];
  const known: ReadState<K> | undefined = ofKind[key];
  if (known?.kind !== 'known' || known.syncing) return answers;
  return { ...answers, [kind]: { ...ofKind, [key]: { ...known, syncing: true } } };
}

function counted(state: ReadsState, reads: readonly Read[], step: 1 | -1): ReadsState {
  const wanted = { ...state.wanted };
  let { answers } = state;
  for (const read of reads) {
    const key = wantedKey(read);
    const before = wanted[key]?.count ?? 0;
    if (before === 0 && step === 1) answers = resumed(answers, read.kind, readKey(read));
    if (before + step > 0) wanted[key] = { read: wanted[key]?.read ?? read, count: before + step };
    else delete wanted[key];
  }
  return { wanted, answers };
}

function isNewer<K extends ReadKind>(known: ReadState<K> | undefined, next: ReadState<K>): boolean {
  if (known?.kind !== 'known') return true;
  if (next.kind === 'loading') return false;
  return next.kind === 'failed' || next.blockNumber >= known.blockNumber;
}

function isSame<K extends ReadKind>(known: ReadState<K> | undefined, next: ReadState<K>): boolean {
  if (known?.kind !== next.kind) return false;
  if (known.kind === 'known' && next.kind === 'known') {
    return known.value === next.value && known.blockNumber === next.blockNumber && known.syncing === next.syncing;
  }
  return known.kind !== 'failed' || next.kind !== 'failed' || known.isUnreached === next.isUnreached;
}

/** No answer of any node leaves what is known, as old. */
function keptOr<K extends ReadKind>(known: ReadState<K> | undefined, next: ReadAnswer<K>['state']): ReadState<K> {
  if (next.kind !== 'unreachable') return next;
  return known?.kind === 'known' ? { ...known, syncing: true } : { kind: 'failed', isUnreached: true };
}

function answered<K extends ReadKind>(answers: Answers, key: string, answer: ReadAnswer<K>): Answers {
  const ofKind: Answers[K] = answers[answer.kind];
  const known: ReadState<K> | undefined = ofKind[key];
  const next: ReadState<K> = keptOr<K>(known, answer.state);
  if (!isNewer(known, next) || isSame(known, next)) return answers;
  return { ...answers, [answer.kind]: { ...ofKind, [key]: next } };
}

function received(state: ReadsState, news: readonly ReadAnswer[]): ReadsState {
  // An answer that nobody waits for any more is late: of a closed screen, an account or a chain that was left.
  const awaited = news.filter((answer) => state.wanted[wantedKey(answer.read)]);
  const answers = awaited.reduce((answers, answer) => answered(answers, readKey(answer.read), answer), state.answers);
  return answers === state.answers ? state : { ...state, answers };
}

export function readsReducer(state: ReadsState = initialState, action: UnknownAction): ReadsState {
  if (interestAdded.match(action)) return counted(state, action.payload, 1);
  if (interestRemoved.match(action)) return counted(state, action.payload, -1);
  if (readsReceived.match(action)) return received(state, action.payload);
  return state;
}

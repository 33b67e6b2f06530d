import { setTimeout as delay } from 'node:timers/promises';
import type { BuildName, Note, ReleaseBase, ReleaseOps, SignedBase, SignedOps } from '@dex/mf-shared/release';
import { RELEASE_SCHEMA, turnsOf } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { signAs, signShare } from '../keys/keyRing';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import type { ReleaseStore } from '../store/releaseStore';
import { consentedRollbacks, consentsOf } from './consents';
import type { ConsentSource } from './consents';
import { CURE, ofBase, ofEverything, ofReductions, takenByShells, warnOfShells } from './liveShells';
import { movePointer } from './movePointer';
import { documentsOf, readReleaseState } from './releaseState';
import type { ReleaseState } from './releaseState';
import { restoreNewest } from './restoreNewest';
import { readSignedBase, storedBytes } from './signedDocuments';
import { createGeneration, nothingNew } from './voidGeneration';

/** All that a command works with. */
export interface ReleaseContext extends ConsentSource {
  readonly store: ReleaseStore;
  /** Who runs the command and why, for the history. */
  readonly note?: Note;
  /** Is given the next base with this machine's shares of the release role, in place of committing it: others sign it where their keys are. */
  readonly propose?: (base: SignedBase) => void;
  /** Is told what the person should know beside the answer. */
  readonly warn?: (text: string) => void;
}

export const BASE_LIFE_SECONDS = 30 * 24 * 3600;
export const OPS_LIFE_SECONDS = 3600;
const GIVE_UP_MS = 120_000;

/** The part of a base that commands change. */
export type BaseContent = Pick<ReleaseBase, 'shells' | 'remotes' | 'shellCanary'>;
/** The part of the reductions that commands change. */
export type OpsContent = Pick<ReleaseOps, 'frozen' | 'canariesOff' | 'caps' | 'rollbacks' | 'revoked'>;

/** Decides, on the newest documents, what the next one contains; null when nothing is to be changed. Called again after every lost race. */
export type Change<Content> = (
  base: ReleaseBase,
  ops: ReleaseOps,
) => Result<Content | null, Refusal> | Promise<Result<Content | null, Refusal>>;

type Attempt<T> = () => Promise<Result<T, Refusal> | 'lost'>;

/** Runs attempts until one wins or is refused. Waits a little, at random, after each lost race. */
export async function untilWon<T>(attempt: Attempt<T>): Promise<Result<T, Refusal>> {
  const started = Date.now();
  for (let round = 1; Date.now() - started < GIVE_UP_MS; round += 1) {
    const outcome = await attempt();
    if (outcome !== 'lost') return outcome;
    await delay(Math.random() * Math.min(5 * round, 100));
  }
  return refuse('conflict', 'others kept committing for two minutes; try again');
}

function stamped(kindLife: number, generation: number, prev: string | null, now: number) {
  return { schema: RELEASE_SCHEMA, generation, prev, issued: now, expires: now + kindLife } as const;
}

function noted({ note }: ReleaseContext) {
  return note ? { note } : {};
}

/** What the document before holds beyond what every document says anew: a later version of the command may have put more into it. */
function unknownTo<D extends ReleaseBase | ReleaseOps>({ note: _former, ...before }: D) {
  return before;
}

function withoutShellCanary({ shellCanary: _former, ...base }: ReleaseBase): ReleaseBase {
  return base;
}

/** The generations that exist now, for the document that is signed next: nobody can withhold them beside it. */
export function leastOf({ ops, config }: Pick<ReleaseState, 'ops' | 'config'>) {
  return { ops: ops?.signed.value.generation ?? 0, config: config?.signed.value.generation ?? 0 };
}

/** What a command decided, with the canary of the shell where it said nothing of that; one that is no other live shell any more is none. */
function wholeContent(base: ReleaseBase, content: BaseContent): BaseContent {
  const { shellCanary = null, ...rest } = Object.hasOwn(content, 'shellCanary') ? content : { shellCanary: base.shellCanary, ...content };
  return content.shells.slice(1).some(({ id }) => id === shellCanary?.id) && shellCanary ? { ...rest, shellCanary } : rest;
}

/** Every build that was ever revoked, each once: a revocation is for good. */
export function everRevoked(base: ReleaseBase, ops: ReleaseOps): BuildName[] {
  const names = new Map([...(base.revoked ?? []), ...ops.revoked].map((name) => [`${name.remote} ${name.id}`, name]));
  return [...names.values()];
}

/** Commits the next base generation by compare-and-swap, while the reductions and the settings are those that it was decided on, and moves the pointer; gives the base in force. With `collect` or `propose` nothing is written, nor what the pages of a live shell would refuse (`shell_refuses`). Two publishers at once lose nothing. */
export function commitBase(context: ReleaseContext, change: Change<BaseContent>): Promise<Result<ReleaseBase, Refusal>> {
  const { store, keys, now } = context;
  return untilWon(async () => {
    const state = await readReleaseState(store, keys);
    if (!state.ok) return state;
    await restoreNewest(store, state.value);
    const documents = documentsOf(state.value);
    if (!documents.ok) return documents;
    const same = await nothingNew(context, state.value.next, ['ops', 'config']);
    if (!same) return 'lost';
    const content = await change(documents.value.base, documents.value.ops);
    if (!content.ok) return content;
    if (content.value === null) return ok(documents.value.base);
    const whole = wholeContent(documents.value.base, content.value);
    const consents = await consentsOf(context, documents.value.base, whole);
    if (!consents.ok) return consents;
    if (context.collect) return ok(documents.value.base);
    const generation = state.value.next.base;
    const value: ReleaseBase = {
      ...unknownTo(withoutShellCanary(documents.value.base)),
      ...whole,
      ...stamped(BASE_LIFE_SECONDS, generation, state.value.base?.hash ?? null, now()),
      least: leastOf(state.value),
      revoked: everRevoked(documents.value.base, documents.value.ops),
      consents: consents.value,
      ...noted(context),
    };
    if (context.propose) {
      const shares = await signShare(keys, 'release', value);
      if (shares.ok) context.propose({ value, signatures: shares.value });
      return shares.ok ? ok(documents.value.base) : shares;
    }
    const signatures = await signAs(keys, 'release', value);
    if (!signatures.ok) return signatures;
    const signed: SignedBase = { value, signatures: signatures.value };
    const bytes = storedBytes(signed);
    // what readers would refuse is not written: after a change of keys an entry may need its team's new signature first
    const readable = await readSignedBase(bytes, keys);
    if (!readable.ok) return readable;
    const taken = await takenByShells(store, value.shells, ofBase(signed, documents.value.base), 'base');
    if (!taken.ok) return taken;
    const written = await createGeneration(context, 'base', generation, bytes, same);
    if (!written) return 'lost';
    const rest = ofEverything(signed, state.value.ops?.signed ?? null, state.value.config?.signed ?? null);
    await warnOfShells(context, value.shells, rest, CURE.ofRest);
    const moved = await movePointer(store, keys);
    return moved.ok ? ok(value) : moved;
  });
}

/** Whether reductions are written although the pages of a live shell would refuse them: what takes something away is, and says so; what only renews waits. */
type Haste = 'at once' | 'may wait';

/**
 * Commits the next reductions by compare-and-swap, while the base is the one that they were decided on, and moves the pointer; gives the reductions in
 * force. Refusal of those that may wait: `shell_refuses`.
 */
export function commitOps(
  context: ReleaseContext,
  change: Change<OpsContent>,
  haste: Haste = 'at once',
): Promise<Result<ReleaseOps, Refusal>> {
  const { store, keys, now } = context;
  return untilWon(async () => {
    const state = await readReleaseState(store, keys);
    if (!state.ok) return state;
    await restoreNewest(store, state.value);
    const documents = documentsOf(state.value);
    if (!documents.ok) return documents;
    const same = await nothingNew(context, state.value.next, ['base']);
    if (!same) return 'lost';
    const content = await change(documents.value.base, documents.value.ops);
    if (!content.ok) return content;
    if (content.value === null) return ok(documents.value.ops);
    const rollbacks = await consentedRollbacks(context, documents.value.base, content.value.rollbacks);
    if (!rollbacks.ok) return rollbacks;
    if (context.collect) return ok(documents.value.ops);
    const generation = state.value.next.ops;
    const value: ReleaseOps = {
      ...unknownTo(documents.value.ops),
      ...content.value,
      rollbacks: rollbacks.value,
      ...stamped(OPS_LIFE_SECONDS, generation, state.value.ops?.hash ?? null, now()),
      least: { config: leastOf(state.value).config, turns: turnsOf(documents.value.base) },
      ...noted(context),
    };
    const signatures = await signAs(keys, 'ops', value);
    if (!signatures.ok) return signatures;
    const signed: SignedOps = { value, signatures: signatures.value };
    const check = ofReductions(state.value.base?.signed ?? null, signed);
    const taken = haste === 'may wait' ? await takenByShells(store, documents.value.base.shells, check, 'ops') : ok(null);
    if (!taken.ok) return taken;
    const written = await createGeneration(context, 'ops', generation, storedBytes(signed), same);
    if (!written) return 'lost';
    await warnOfShells(context, documents.value.base.shells, check, CURE.ofReductions);
    const moved = await movePointer(store, keys);
    return moved.ok ? ok(value) : moved;
  });
}

/** Writes generation 1 of both documents into an empty store. Refusals: `already_initialised`, `missing_key`. */
export async function commitFirst(context: ReleaseContext): Promise<Result<ReleaseBase, Refusal>> {
  const { store, keys, now } = context;
  const base: ReleaseBase = { ...stamped(BASE_LIFE_SECONDS, 1, null, now()), shells: [], remotes: {} };
  const nothing: OpsContent = { frozen: false, canariesOff: [], caps: [], rollbacks: [], revoked: [] };
  const ops: ReleaseOps = { ...stamped(OPS_LIFE_SECONDS, 1, null, now()), ...nothing };
  const [baseSignatures, opsSignatures] = [await signAs(keys, 'release', base), await signAs(keys, 'ops', ops)];
  if (!baseSignatures.ok) return baseSignatures;
  if (!opsSignatures.ok) return opsSignatures;
  const opsWritten = await createGeneration(context, 'ops', 1, storedBytes({ value: ops, signatures: opsSignatures.value }));
  const baseWritten = await createGeneration(context, 'base', 1, storedBytes({ value: base, signatures: baseSignatures.value }));
  if (!opsWritten || !baseWritten) return refuse('already_initialised', 'the store already holds a release map');
  const moved = await movePointer(store, keys);
  return moved.ok ? ok(base) : moved;
}

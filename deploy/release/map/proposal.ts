import { isSignedBy, signedBaseSchema, wholeOf } from '@dex/mf-shared/release';
import type { ReleaseBase, Signature, SignedBase } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { checkArtifact } from '../artifact/uploadArtifact';
import { signShare } from '../keys/keyRing';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import type { Bytes, ReleaseStore, StillSo } from '../store/releaseStore';
import { artifactsOf } from './artifactsOf';
import { untilWon } from './commit';
import type { ReleaseContext } from './commit';
import { CURE, askShells, faultText, ofBase, ofEverything, refusalOfFault, warnOfShells } from './liveShells';
import { movePointer, moveRootFiles } from './movePointer';
import { parseJsonBytes } from './parseJson';
import { fitsReductions } from './proposalReductions';
import { fitsTerms } from './proposalTerms';
import { documentsOf, readReleaseState } from './releaseState';
import type { ReleaseState } from './releaseState';
import { readSignedBase, storedBytes } from './signedDocuments';
import { createGeneration, nothingNew } from './voidGeneration';

/** What became of a proposed base when one more person signed: it is in force, or it waits for others. */
export type Cosigned =
  | { readonly kind: 'committed'; readonly base: ReleaseBase }
  | { readonly kind: 'waiting'; readonly proposal: SignedBase; readonly signed: number; readonly threshold: number };

/** Reads a base that was proposed elsewhere (deploy/docs/several-signers.md). Refusal: `bad_facts`. */
export function parseProposal(bytes: Bytes): Result<SignedBase, Refusal> {
  const proposal = wholeOf(signedBaseSchema, parseJsonBytes(bytes));
  return proposal ? ok(proposal) : refuse('bad_facts', 'this is no base that "--propose" or "cosign" wrote');
}

/** What a proposal was checked against: the base in force, and that no reductions and no settings came since. */
interface Ground {
  readonly base: ReleaseBase;
  readonly same: readonly StillSo[];
  readonly rest: Pick<ReleaseState, 'ops' | 'config'>;
}

/** The base in force, which a proposal must follow directly and whose reductions it must respect; `lost` when somebody reduced or set something while it was read. Refusals: `conflict`, those of reading, `fitsTerms` and `fitsReductions`. */
async function groundOf({ store, keys, now }: ReleaseContext, { value }: SignedBase): Promise<Result<Ground, Refusal> | 'lost'> {
  const state = await readReleaseState(store, keys);
  if (!state.ok) return state;
  const documents = documentsOf(state.value);
  if (!documents.ok) return documents;
  const { base, ops } = documents.value;
  const same = await nothingNew({ store }, state.value.next, ['ops', 'config']);
  if (!same) return 'lost';
  if (value.generation !== state.value.next.base || value.prev !== state.value.base?.hash)
    return refuse(
      'conflict',
      `generation ${value.generation} was proposed on another one than what is in force (${base.generation}); propose it again`,
    );
  const fits = fitsReductions(base, ops, value);
  if (!fits.ok) return fits;
  const terms = fitsTerms(state.value, value, now());
  return terms.ok ? ok({ base, same, rest: state.value }) : terms;
}

/** The base in force, which a proposal must follow directly and whose reductions it must respect. Refusals: `conflict`, those of reading, `fitsTerms` and `fitsReductions`. */
export async function baseBefore(context: ReleaseContext, proposal: SignedBase): Promise<Result<ReleaseBase, Refusal>> {
  const ground = await untilWon(() => groundOf(context, proposal));
  return ground.ok ? ok(ground.value.base) : ground;
}

/** The signatures that hold for this base, one of each key. */
async function validOf({ keys }: ReleaseContext, value: ReleaseBase, all: readonly Signature[]): Promise<Signature[]> {
  const { release } = keys.trusted;
  const isValid = (signature: Signature) => isSignedBy({ ...release, threshold: 1 }, 'base', value, [signature]);
  const verdicts = await Promise.all(all.map(isValid));
  const valid = all.filter((_, index) => verdicts[index]);
  return valid.filter(({ key }, index) => valid.findIndex((other) => other.key === key) === index);
}

/** That the files of every build which the proposal brings lie in the store: while it waited, `gc` may have taken them. Refusal: `artifact_damaged`. */
async function newArtifacts(store: ReleaseStore, before: ReleaseBase, after: ReleaseBase): Promise<Result<null, Refusal>> {
  const known = new Set(artifactsOf(before).map(({ remote, id }) => `${remote} ${id}`));
  for (const { remote, id } of artifactsOf(after)) {
    const whole = known.has(`${remote} ${id}`) ? ok(null) : await checkArtifact(store, remote, id);
    if (!whole.ok) return refuse('artifact_damaged', `${whole.error.detail}; publish the build again, or propose anew`);
  }
  return ok(null);
}

/**
 * Adds this machine's shares of the release role to a proposed base, and commits it once enough people signed, for every live shell too. Refusals: `conflict` (something else was
 * published meanwhile), `missing_key`, `map_refused` (a team did not agree, or did not sign its shell), `artifact_damaged`,
 * `shell_refuses`, those of `baseBefore`.
 */
export function cosign(context: ReleaseContext, proposal: SignedBase): Promise<Result<Cosigned, Refusal>> {
  const { store, keys } = context;
  return untilWon<Cosigned>(async () => {
    const ground = await groundOf(context, proposal);
    if (ground === 'lost' || !ground.ok) return ground;
    const own = await signShare(keys, 'release', proposal.value);
    if (!own.ok) return own;
    const signed: SignedBase = {
      value: proposal.value,
      signatures: await validOf(context, proposal.value, [...own.value, ...proposal.signatures]),
    };
    const { release } = keys.trusted;
    if (!(await isSignedBy(release, 'base', signed.value, signed.signatures)))
      return ok({ kind: 'waiting', proposal: signed, signed: signed.signatures.length, threshold: release.threshold });
    const bytes = storedBytes(signed);
    const readable = await readSignedBase(bytes, keys);
    if (!readable.ok) return readable;
    const there = await newArtifacts(store, ground.value.base, signed.value);
    if (!there.ok) return there;
    const asked = await askShells(store.read, signed.value.shells, ofBase(signed, ground.value.base));
    if (!asked.ok) return asked;
    const [fault] = asked.value.faults;
    // whoever holds a key that this shell knows may sign next
    if (fault?.code === 'bad_signature') {
      context.warn?.(`not in force yet: ${faultText(fault)}; "cosign" it where a key is that this shell knows`);
      return ok({ kind: 'waiting', proposal: signed, signed: signed.signatures.length, threshold: release.threshold });
    }
    if (fault) return refusalOfFault(fault, 'base');
    // lost to another base or to a reduction: the next look says which, and whether the proposal fits it
    if (!(await createGeneration(context, 'base', signed.value.generation, bytes, ground.value.same))) return 'lost';
    const { ops, config } = ground.value.rest;
    const rest = ofEverything(signed, ops?.signed ?? null, config?.signed ?? null);
    await warnOfShells(context, signed.value.shells, rest, CURE.ofRest);
    const moved = await movePointer(store, keys);
    if (!moved.ok) return moved;
    await moveRootFiles(store);
    return ok({ kind: 'committed', base: signed.value });
  });
}

import { canonicalJson, isSignedBy, signatureSchema, teamOf } from '@dex/mf-shared/release';
import type { Signature, TrustedKeys } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import * as v from 'valibot';
import { signShare } from '../keys/keyRing';
import type { KeyRing } from '../keys/keyRing';
import { parseJsonBytes } from '../map/parseJson';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import type { Bytes } from '../store/releaseStore';
import { releaseNameOf } from './buildFacts';
import type { BuildTree } from './buildTree';
import { encodeSidecar, sidecarOf } from './sidecar';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const reportSchema = v.object({
  remote: v.string(),
  /** `buildName` of the build that was proved. */
  build: v.string(),
  /** How often the section was opened and left. */
  mounts: count,
  findings: v.array(v.object({ code: v.string(), said: v.string() })),
});

/** What the kit says of a built section, as it writes it. */
export type KitReport = v.InferOutput<typeof reportSchema>;

/** A report with the signatures of people of the team who stand for it. */
export const proofSchema = v.object({ report: reportSchema, signatures: v.array(signatureSchema) });
export type Proof = v.InferOutput<typeof proofSchema>;

/** As often must a section have been opened and left: a leak shows only after many times. */
export const PROOF_MOUNTS = 80;

/** What a build is called before it is known from which commit it comes: 32 hex digits over all its files. */
export function buildName(tree: BuildTree): string {
  return encodeSidecar(sidecarOf(tree, null)).id;
}

/** What speaks against a report as a proof of this build; null when nothing does. */
function faultOf(report: KitReport, tree: BuildTree): string | null {
  const remote = releaseNameOf(tree.facts.app);
  if (report.remote !== remote || report.build !== buildName(tree)) return "the kit's report is of another build";
  if (report.mounts < PROOF_MOUNTS) return `the kit opened the section ${report.mounts} times, not ${PROOF_MOUNTS}`;
  const [first] = report.findings;
  return first ? `the kit found ${first.code}: ${first.said}` : null;
}

/** Signs the kit's report on this build with the team's keys that this machine holds. Refusals: `bad_facts`, `not_proved`, those of `signShare`. */
export async function signProof(keys: KeyRing, tree: BuildTree, report: Bytes): Promise<Result<Proof, Refusal>> {
  const parsed = v.safeParse(reportSchema, parseJsonBytes(report));
  if (!parsed.success) return refuse('bad_facts', 'the file is no report of the kit');
  const fault = faultOf(parsed.output, tree);
  if (fault !== null) return refuse('not_proved', fault);
  const signatures = await signShare(keys, 'team', parsed.output, releaseNameOf(tree.facts.app), 'kit');
  return signatures.ok ? ok({ report: parsed.output, signatures: signatures.value }) : signatures;
}

/** Several people may have signed the same report, each on a machine of their own. */
function signaturesOf(report: KitReport, proofs: readonly Proof[]): readonly Signature[] {
  const text = canonicalJson(report);
  return proofs.filter((proof) => canonicalJson(proof.report) === text).flatMap(({ signatures }) => signatures);
}

/** Where the key set asks for it, a build is shown to nobody before its team has signed the kit's report that nothing is broken (DELIVERY-42). Refusal: `not_proved`. */
export async function gateProof(trusted: TrustedKeys, tree: BuildTree, proofs: readonly Proof[]): Promise<Result<null, Refusal>> {
  const remote = releaseNameOf(tree.facts.app);
  const team = teamOf(trusted, remote);
  if (team?.kit !== 'asked') return ok(null);
  let fault = `"npm run kit -- mf-${remote} --reports FOLDER" proves it, then --kit FILE here or at "sign" on the team's machine`;
  for (const { report } of proofs) {
    const found = faultOf(report, tree);
    if (found === null && (await isSignedBy(team, 'kit', report, signaturesOf(report, proofs)))) return ok(null);
    fault = found ?? `the report given is not signed by ${team.threshold} trusted key(s) of "team ${remote}"`;
  }
  return refuse('not_proved', `${remote} ${tree.facts.version} is not proved: ${fault}`);
}

import { existsSync, readFileSync } from 'node:fs';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { canonicalJson } from '@dex/mf-shared/release';
import type { SignedBase } from '@dex/mf-shared/release';
import type { ReleaseContext } from '../map/commit';
import { baseBefore, cosign, parseProposal } from '../map/proposal';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import { wordOf } from './invocation';
import type { Invocation } from './invocation';
import { proposalLines } from './proposalLines';
import type { ContextCommand } from './releaseCommands';

/** The commands that change the map by the release key; of others a proposal would leave out a part. */
export const PROPOSED: readonly string[] = ['publish', 'percent', 'promote', 'page', 'retire', 'renew', 'resign'];

/** Runs a command that changes the map up to its signature: the text of the base with this machine's shares, for `cosign` elsewhere. Refusals: those of the command, `usage`. */
export async function propose(command: ContextCommand, context: ReleaseContext, invocation: Invocation): Promise<Result<string, Refusal>> {
  const proposals: SignedBase[] = [];
  const done = await command({ ...context, propose: (base) => void proposals.push(base) }, invocation);
  if (!done.ok) return done;
  const [proposal] = proposals;
  return proposal ? ok(canonicalJson(proposal)) : refuse('usage', `${invocation.command}: nothing of this needs the release key`);
}

/** `cosign <proposal> [--yes]`: says what a proposed base changes; with --yes signs it, and commits it once enough people did. */
export const cosignCommand: ContextCommand = async (context, invocation) => {
  const path = wordOf(invocation, 0, 'the file with the proposal');
  if (!path.ok) return path;
  if (!existsSync(path.value)) return refuse('file_missing', `${path.value} cannot be read`);
  const proposal = parseProposal(readFileSync(path.value));
  if (!proposal.ok) return proposal;
  const before = await baseBefore(context, proposal.value);
  if (!before.ok) return before;
  const lines = proposalLines(before.value, proposal.value.value);
  if (!invocation.flag('yes')) return ok([...lines, 'sign it with --yes'].join('\n'));
  const done = await cosign(context, proposal.value);
  if (!done.ok) return done;
  if (done.value.kind === 'waiting') return ok(canonicalJson(done.value.proposal));
  return ok([`generation ${done.value.base.generation} is in force`, ...lines].join('\n'));
};

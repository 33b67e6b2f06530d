import { existsSync, readFileSync } from 'node:fs';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { canonicalJson } from '@dex/mf-shared/release';
import * as v from 'valibot';
import { createSiteReader } from '../commands/servedFiles';
import type { ReleaseContext } from '../map/commit';
import { givenConsentSchema } from '../map/consents';
import type { GivenConsent } from '../map/consents';
import { parseJsonBytes } from '../map/parseJson';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import { createServedStore } from '../store/servedStore';
import type { Invocation } from './invocation';
import { openContext } from './openContext';
import type { ContextCommand } from './releaseCommands';

const fileSchema = v.union([
  v.array(givenConsentSchema),
  v.pipe(
    v.object({ consents: v.array(givenConsentSchema) }),
    v.transform(({ consents }) => consents),
  ),
]);

/** The consents in the files of `--consent`, each written by `consent`, or by `sign` for one way of publishing. Refusals: `file_missing`, `bad_facts`. */
export function givenConsents(invocation: Invocation): Result<readonly GivenConsent[], Refusal> {
  const all: GivenConsent[] = [];
  for (const path of invocation.text('consent')?.split(',') ?? []) {
    if (!existsSync(path)) return refuse('file_missing', `${path} cannot be read`);
    const parsed = v.safeParse(fileSchema, parseJsonBytes(readFileSync(path)));
    if (!parsed.success) return refuse('bad_facts', `${path} holds no consent; where "consent" refuses, it leaves an empty file`);
    all.push(...parsed.output);
  }
  return ok(all);
}

/** Store (or, with --site, what the site serves to everybody) and keys of a machine that only agrees to something. */
export async function openToRead(invocation: Invocation, warn: (text: string) => void): Promise<Result<ReleaseContext, Refusal>> {
  const site = invocation.text('site');
  if (site === null) return openContext(invocation, warn);
  if (!URL.canParse(site)) return refuse('usage', `${invocation.command}: --site must be the address of the site`);
  return openContext(invocation, warn, createServedStore(site, createSiteReader(site, fetch).read));
}

/** What this machine's team keys agree to when a command is run as planned; nothing is changed. Refusals: those of the command, `missing_key`. */
export async function collectConsents(
  context: ReleaseContext,
  run: (context: ReleaseContext) => Promise<Result<unknown, Refusal>>,
): Promise<Result<readonly GivenConsent[], Refusal>> {
  const collected: GivenConsent[] = [];
  const done = await run({ ...context, collect: (consent) => void collected.push(consent) });
  if (!done.ok) return done;
  return collected.length > 0 ? ok(collected) : refuse('missing_key', 'nothing of this waits for a team whose key is in the key folder');
}

const CONSENTED = ['publish', 'percent', 'canary', 'promote', 'rollback', 'retire', 'page', 'resign'];

/** `consent <command …>`: signs, with the team's key alone, that the release people may run that command on what stands now. */
export async function consent(
  invocation: Invocation,
  commands: Readonly<Record<string, ContextCommand>>,
  warn: (text: string) => void,
): Promise<Result<string, Refusal>> {
  const [name = '', ...words] = invocation.words;
  const command = CONSENTED.includes(name) ? commands[name] : undefined;
  if (!command) return refuse('usage', `consent: to what? One of ${CONSENTED.join(', ')}, and its words`);
  const context = await openToRead(invocation, warn);
  if (!context.ok) return context;
  const collected = await collectConsents(context.value, (planned) => command(planned, { ...invocation, command: name, words }));
  return collected.ok ? ok(canonicalJson(collected.value)) : collected;
}

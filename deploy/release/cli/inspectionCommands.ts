import { existsSync } from 'node:fs';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { SAFE_ORIGIN } from '../../edge/contentSecurityPolicy';
import * as v from 'valibot';
import { findGarbage, removeGarbage } from '../commands/collectGarbage';
import { checkRelease, checkStore } from '../commands/doctor';
import type { Finding } from '../commands/doctor';
import { exportSite } from '../commands/exportSite';
import { NOTHING_SEEN, monitorSite } from '../commands/monitor';
import type { MonitorMemory } from '../commands/monitor';
import { statusReport, statusText } from '../commands/status';
import { testerLink } from '../commands/testerLink';
import { readKeyFolder } from '../keys/keyFolder';
import { writeJson } from '../keys/trustFiles';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import { edge } from './edgeCommand';
import { listOf, wordOf } from './invocation';
import type { Invocation } from './invocation';
import { readJsonFile } from './jsonFile';
import { newestDocuments } from './newestDocuments';
import { keyFolderOf, nowSeconds } from './openContext';
import type { ContextCommand, Outcome } from './releaseCommands';

const status: ContextCommand = async (context) => {
  const documents = await newestDocuments(context);
  if (!documents.ok) return documents;
  const { base, ops, settings } = documents.value;
  const report = statusReport(base, ops, context.now(), settings);
  return ok(statusText(report).trimEnd());
};

const MARKS: Readonly<Record<Finding['verdict'], string>> = { good: 'ok     ', warning: 'WARNING', bad: 'BAD    ' };

const doctor: ContextCommand = async (context, invocation) => {
  const findings = [...(await checkStore(context.store)), ...(await checkRelease(context, invocation.flag('repair')))];
  const text = findings.map((finding) => `${MARKS[finding.verdict]} ${finding.text}`).join('\n');
  return findings.some(({ verdict }) => verdict === 'bad') ? refuse('store_unfit', `\n${text}`) : ok(text);
};

const gc: ContextCommand = async (context, invocation) => {
  const garbage = await findGarbage(context, Number(invocation.text('keep') ?? 30));
  if (!garbage.ok) return garbage;
  const remove = invocation.flag('yes');
  if (remove) await removeGarbage(context, garbage.value);
  if (garbage.value.length === 0) return ok('nothing is to be removed');
  const lines = garbage.value.map(({ folder, files }) => `${folder} (${files.length} files)`);
  const done = remove ? 'removed' : 'would be removed; say --yes';
  return ok([...lines, `${garbage.value.length} artifacts ${done}`].join('\n'));
};

const tester: ContextCommand = async (context, invocation) => {
  const remote = wordOf(invocation, 0, 'the section');
  const site = invocation.text('site');
  if (!remote.ok) return remote;
  if (site === null || !URL.canParse(site)) return refuse('usage', 'tester-link: --site must be the address of the site');
  return testerLink(context, site, remote.value, invocation.text('build'));
};

const exportCommand: ContextCommand = async (context, invocation) => {
  const folder = wordOf(invocation, 0, 'the folder');
  const written = folder.ok ? await exportSite(context, folder.value) : folder;
  return written.ok ? ok(`${written.value} files written`) : written;
};

/** The commands that look, and change nothing that is live. */
export const inspectionCommands: Readonly<Record<string, ContextCommand>> = {
  status,
  doctor,
  gc,
  'tester-link': tester,
  edge,
  export: exportCommand,
};

const memorySchema = v.object({
  generation: v.number(),
  opsGeneration: v.number(),
  baseHash: v.nullable(v.string()),
  configGeneration: v.optional(v.number(), 0),
});

function readMemory(file: string | null): Result<MonitorMemory, Refusal> {
  if (file === null || !existsSync(file)) return ok(NOTHING_SEEN);
  const json = readJsonFile(file);
  const parsed = json.ok ? v.safeParse(memorySchema, json.value) : null;
  if (parsed?.success) return ok(parsed.output);
  return refuse(
    'bad_facts',
    `${file} is not what the monitor wrote, so a replay would go unseen: bring it back, or remove it to begin anew`,
  );
}

/** Keeps what was seen. That it could not be kept is one more fault, and hides no other. */
function faultsOfKeeping(file: string, memory: MonitorMemory): readonly string[] {
  try {
    writeJson(file, memory);
    return [];
  } catch (cause) {
    return [`${file} was not written, so a later replay may go unseen; its folder must be writable, with space left: ${String(cause)}`];
  }
}

/** Looks at a site from outside; needs the public keys only, and no store. */
export async function monitor(invocation: Invocation): Outcome {
  const keys = await readKeyFolder(keyFolderOf(invocation));
  if (!keys.ok) return keys;
  const site = invocation.text('site');
  if (site === null || !URL.canParse(site)) return refuse('usage', 'monitor: --site must be the address of the site');
  const file = invocation.text('memory');
  const ancestors = invocation.text('frame-ancestors');
  const frameAncestors = ancestors === null ? [SAFE_ORIGIN] : listOf(ancestors);
  const memory = readMemory(file);
  if (!memory.ok) return memory;
  const report = await monitorSite({ site, keys: keys.value, now: nowSeconds(), memory: memory.value, frameAncestors });
  // with a fault too: a monitor that always finds something must see a replay all the same
  const faults = [...report.faults, ...(file === null ? [] : faultsOfKeeping(file, report.memory))];
  if (faults.length > 0) return refuse('served_differs', `\n${faults.join('\n')}`);
  return ok(`all as signed: generation ${report.memory.generation}, ${report.checkedFiles} files`);
}

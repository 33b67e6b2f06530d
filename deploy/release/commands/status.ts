import type { Release, ReleaseBase, ReleaseOps, RunTimeFile } from '@dex/mf-shared/release';
import { effectiveRemote, runningCanary } from '../map/effective';

/** One line of the status: a build that is shown to somebody, or could be again. */
export interface StatusRow {
  readonly remote: string;
  readonly role: 'stable' | 'canary' | 'history' | 'held back' | 'shell';
  readonly version: string;
  readonly id: string;
  readonly note: string;
}

export interface StatusReport {
  readonly generation: number;
  readonly opsGeneration: number;
  readonly frozen: boolean;
  readonly baseLeftSeconds: number;
  readonly opsLeftSeconds: number;
  /** The run-time file in force; null while none was set. */
  readonly settings: { readonly generation: number; readonly issued: number } | null;
  readonly rows: readonly StatusRow[];
}

function remoteRows(base: ReleaseBase, ops: ReleaseOps, remote: string): StatusRow[] {
  const written = base.remotes[remote];
  const current = effectiveRemote(base, ops, remote);
  if (!written || !current) return [];
  const row = (role: StatusRow['role'], release: Release, note = '') => ({ remote, role, version: release.version, id: release.id, note });
  const revoked = ops.revoked.some((entry) => entry.remote === remote && entry.id === current.stable.id);
  const rows = [
    row('stable', current.stable, revoked ? 'revoked: the history is shown' : `needs mf-shared ${current.stable.requires['mf-shared']}`),
  ];
  if (current.canary) rows.push(row('canary', current.canary.release, ops.frozen ? 'frozen: nobody' : `${current.canary.percent} %`));
  else if (written.canary) rows.push(row('held back', written.canary.release, 'aborted'));
  if (written.stable.id !== current.stable.id) rows.push(row('held back', written.stable, 'rolled back'));
  return [...rows, ...current.history.map((release) => row('history', release))];
}

/** What is live, from the newest documents. */
export function statusReport(base: ReleaseBase, ops: ReleaseOps, now: number, settings: RunTimeFile | null = null): StatusReport {
  const canary = runningCanary(base, ops, 'shell');
  const shells = base.shells.map(
    (shell, index): StatusRow => ({
      remote: 'shell',
      role: shell.id === canary?.id ? 'canary' : 'shell',
      version: shell.version,
      id: shell.id,
      note: `${index === 0 ? 'the page; ' : shell.id === canary?.id ? `${ops.frozen ? 'frozen: nobody' : `${canary.percent} %`}; ` : ''}carries mf-shared ${shell.shared}`,
    }),
  );
  const remotes = Object.keys(base.remotes).sort();
  return {
    generation: base.generation,
    opsGeneration: ops.generation,
    frozen: ops.frozen,
    baseLeftSeconds: base.expires - now,
    opsLeftSeconds: ops.expires - now,
    settings: settings && { generation: settings.generation, issued: settings.issued },
    rows: [...shells, ...remotes.flatMap((remote) => remoteRows(base, ops, remote))],
  };
}

function left(seconds: number): string {
  if (seconds <= 0) return 'EXPIRED';
  return seconds >= 2 * 86400 ? `${Math.floor(seconds / 86400)} days left` : `${Math.floor(seconds / 60)} minutes left`;
}

function headline(report: StatusReport): string {
  const ages = `map ${report.generation} (${left(report.baseLeftSeconds)}), reductions ${report.opsGeneration} (${left(report.opsLeftSeconds)})`;
  const file = report.settings;
  const settings = file
    ? `run-time file ${file.generation} of ${new Date(file.issued * 1000).toISOString().slice(0, 16)}`
    : 'no run-time file';
  return `${ages}, ${settings}${report.frozen ? ', FROZEN' : ''}`;
}

/** The report as aligned text. */
export function statusText(report: StatusReport): string {
  const cells = report.rows.map(({ remote, role, version, id, note }) => [remote, role, version, id, note]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [headline(report), ...lines, ''].join('\n');
}

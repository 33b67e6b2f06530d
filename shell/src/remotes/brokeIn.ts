/** Where an error came from: the script that it was thrown in, and those that had called it. */
function traceOf(event: ErrorEvent | PromiseRejectionEvent): string {
  const cause: unknown = 'reason' in event ? event.reason : event.error;
  const place = 'filename' in event ? event.filename : '';
  return `${place} ${cause instanceof Error ? (cause.stack ?? '') : ''}`;
}

/** A build's folder, `/a/<name>/<id>/`; its name may be wanted. */
const FOLDER = /\/a\/([a-z0-9-]+)\//g;

/** True where a build's script stands in the trace of an error. The shell draws what sections do: it is at fault only where no section's script stands there too. */
export function brokeIn(event: ErrorEvent | PromiseRejectionEvent, dir: string): boolean {
  const trace = traceOf(event);
  const isShell = dir.startsWith('/a/shell/');
  return trace.includes(dir) && !(isShell && [...trace.matchAll(FOLDER)].some(([, name]) => name !== 'shell'));
}

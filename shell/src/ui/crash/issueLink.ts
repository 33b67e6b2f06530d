import { errorReportLabel } from '@dex/mf-shared/domain';

/** What an issue is prefilled with (SHELL-18). */
export interface CrashFacts {
  readonly newIssueUrl: string;
  readonly pageUrl: string;
  readonly error: Error;
  /** The state, without the bulk and without what names the person. */
  readonly state: unknown;
  readonly device: string;
}

/** Longer links are cut off by servers on the way. */
const LONGEST_BODY = 6000;
const HEX = /0x[0-9a-f]{40,}/gi;

function section(title: string, body: string): string {
  return `## ${title}\n\n\`\`\`\n${body}\n\`\`\`\n`;
}

/** The link to a new issue, prefilled with URL, state, error and device; accounts are blotted out. */
export function issueLink({ newIssueUrl, pageUrl, error, state, device }: CrashFacts): string {
  const body = [
    section('URL', pageUrl),
    section('Error', error.stack ?? error.message),
    section('Device', device),
    section('State', JSON.stringify(state, null, 1)),
  ].join('\n');
  const label = errorReportLabel(new URL(pageUrl).pathname);
  const query = new URLSearchParams({
    title: `Crash report${label ? `: ${label}` : ''}: ${error.message}`.slice(0, 120),
    body: body.replace(HEX, '0x***').slice(0, LONGEST_BODY),
  });
  return `${newIssueUrl}?${query.toString()}`;
}

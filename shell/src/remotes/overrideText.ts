import type { DataBlocks } from '../chain/runTimeFileText';

/** Hosts that lead to the machine on which the page stands. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

interface Page {
  readonly location: Pick<Location, 'hostname'>;
  readonly document: DataBlocks;
}

/** The override that a development server put into its page (`#section-override`). Null on every host but this machine's: nobody else can serve one. */
export function overrideTextOf({ location, document }: Page): string | null {
  if (!LOOPBACK.includes(location.hostname)) return null;
  return document.getElementById('section-override')?.textContent?.trim() || null;
}

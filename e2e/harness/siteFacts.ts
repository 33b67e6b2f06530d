/** Where the site under test and its chains are. Each worker has a site and chains of its own. */
export interface SiteFacts {
  readonly url: string;
  /** The same site with a claim section that throws and a governance section that needs another mf-shared. */
  readonly faultUrl: string;
  /** Folder of the release store behind `url`. */
  readonly store: string;
  readonly rpcUrls: Readonly<Record<string, string>>;
  readonly servicesUrl: string;
  readonly accounts: readonly string[];
}

const variable = 'E2E_SITE';

/** Hands the facts of all sites (a JSON list) from the global set-up to the test processes. */
export function publishSiteFacts(line: string): void {
  process.env[variable] = line;
}

/** The number of this worker among those that run at once; a worker that replaces one has its number. */
export const workerIndex = (): number => Number(process.env['TEST_PARALLEL_INDEX'] ?? '0');

/** The facts of this worker's site. */
export function readSiteFacts(): SiteFacts {
  const line = process.env[variable];
  if (!line) throw new Error('The site is not running: tests start through the Playwright configuration');
  const sites: readonly SiteFacts[] = JSON.parse(line);
  const site = sites[workerIndex()];
  if (!site) throw new Error(`There is no site for worker ${workerIndex()}`);
  return site;
}

/** Where the site under test and its chains are. */
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

/** Hands the facts from the global set-up to the test processes. */
export function publishSiteFacts(line: string): void {
  process.env[variable] = line;
}

/** The facts that the global set-up found. */
export function readSiteFacts(): SiteFacts {
  const line = process.env[variable];
  if (!line) throw new Error('The site is not running: tests start through the Playwright configuration');
  return JSON.parse(line);
}

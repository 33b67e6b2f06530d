import type { SectionTable } from './sections';

function join(base: string, segments: readonly (string | undefined)[]): string {
  const given: string[] = [];
  for (const segment of segments) {
    if (segment === undefined) break;
    given.push(encodeURIComponent(segment));
  }
  return [base, ...given].join('/');
}

/** The paths that sections link to one another by; the section that a path leads to reads it back with its own routes. Currency ids are `ETH` or an address. */
export const paths = {
  swap: () => '/swap',
  swapTo: (outputCurrency: string) => `/swap?outputCurrency=${encodeURIComponent(outputCurrency)}`,
  send: () => '/send',
  pool: () => '/pool',
  position: (tokenId: string) => join('/pool', [tokenId]),
  poolV2: () => '/pool/v2',
  poolV2Find: (origin?: string) => (origin ? `/pool/v2/find?origin=${encodeURIComponent(origin)}` : '/pool/v2/find'),
  add: (currencyIdA?: string, currencyIdB?: string, feeAmount?: string) => join('/add', [currencyIdA, currencyIdB, feeAmount]),
  increase: (currencyIdA: string, currencyIdB: string, feeAmount: string, tokenId: string) =>
    join('/increase', [currencyIdA, currencyIdB, feeAmount, tokenId]),
  addV2: (currencyIdA?: string, currencyIdB?: string) => join('/add/v2', [currencyIdA, currencyIdB]),
  createV2: (currencyIdA?: string, currencyIdB?: string) => join('/create/v2', [currencyIdA, currencyIdB]),
  remove: (tokenId: string) => join('/remove', [tokenId]),
  removeV2: (currencyIdA: string, currencyIdB: string) => join('/remove/v2', [currencyIdA, currencyIdB]),
  migrateV2: () => '/migrate/v2',
  migrateV2Pair: (address: string) => join('/migrate/v2', [address]),
  mining: () => '/uni',
  miningPool: (currencyIdA: string, currencyIdB: string) => join('/uni', [currencyIdA, currencyIdB]),
  allowances: () => '/allowances',
  claim: () => '/claim',
  vote: () => '/vote',
  proposal: (governorIndex: number, id: string) => join('/vote', [String(governorIndex), id]),
  createProposal: () => '/create-proposal',
} as const;

/** Gives a path of this application from a link's `origin` parameter, or the fall-back (SHELL-3: one leading slash, a screen of some section). */
export function appPathOr(sections: Pick<SectionTable, 'match'>, origin: string | null | undefined, fallback: string): string {
  if (!origin || !origin.startsWith('/') || origin.startsWith('//') || origin.includes('\\')) return fallback;
  const [pathname = ''] = origin.split(/[?#]/);
  return sections.match(pathname) ? origin : fallback;
}

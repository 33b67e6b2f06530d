import { type RemoteName } from '@dex/mf-shared/contract';

/** A link of the header's navigation. */
export interface NavEntry {
  readonly key: 'swap' | 'send' | 'pool' | 'vote';
  readonly to: string;
  readonly remote: RemoteName;
  /** Path beginnings, beside the link's own, on which it is the active one (SHELL-12). */
  readonly alsoOn: readonly string[];
}

export const NAV_ENTRIES: readonly NavEntry[] = [
  { key: 'swap', to: '/swap', remote: 'swap', alsoOn: [] },
  { key: 'send', to: '/send', remote: 'swap', alsoOn: [] },
  { key: 'pool', to: '/pool', remote: 'pool', alsoOn: ['/add', '/remove', '/increase', '/find', '/create', '/migrate'] },
  { key: 'vote', to: '/vote', remote: 'governance', alsoOn: ['/create-proposal'] },
];

/** True when the path is one of the link's: the same, or one that begins so and goes on with a slash. */
export function isNavActive({ to, alsoOn }: NavEntry, pathname: string): boolean {
  return [to, ...alsoOn].some((start) => pathname === start || pathname.startsWith(`${start}/`));
}

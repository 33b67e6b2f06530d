import type { SectionLink } from '@dex/mf-shared/contract';

/** True when the path is one of the link's: the same, or one that begins so and goes on with a slash. */
export function isNavActive({ to, alsoOn }: Pick<SectionLink, 'to' | 'alsoOn'>, pathname: string): boolean {
  return [to, ...alsoOn].some((start) => pathname === start || pathname.startsWith(`${start}/`));
}

/** True when a link is shown while this network is the open one. */
export function isOffered({ networks }: Pick<SectionLink, 'networks'>, chainId: number): boolean {
  return networks === undefined || networks.includes(chainId);
}

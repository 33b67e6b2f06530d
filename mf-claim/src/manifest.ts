import type { DialogKind, SectionManifest, Words } from '@dex/mf-shared/contract';
import { ROUTES, type RouteName } from './routes';

const titles: Readonly<Record<RouteName, Words>> = {
  claim: { 'en-US': 'Claim', 'zh-CN': '领取空投' },
};

/** What the page knows of this section before it loads it; the build writes it into the release map. */
export const manifest: SectionManifest = {
  title: { 'en-US': 'Claim', 'zh-CN': '领取' },
  routes: ROUTES.map((route) => ({ ...route, title: titles[route.name] })),
  links: [],
  redirects: [],
  dialogs: ['selfClaim', 'addressClaim', 'claimPopup'] satisfies readonly DialogKind[],
};

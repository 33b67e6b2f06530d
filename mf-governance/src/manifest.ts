import type { DialogKind, SectionManifest, Words } from '@dex/mf-shared/contract';
import { ROUTES, type RouteName } from './routes';

const titles: Readonly<Record<RouteName, Words>> = {
  vote: { 'en-US': 'Votes', 'zh-CN': '治理投票' },
  proposal: { 'en-US': 'Proposal {governorIndex}.{id}', 'zh-CN': '提案 {governorIndex}.{id}' },
  createProposal: { 'en-US': 'Create a proposal', 'zh-CN': '创建提案' },
};

/** What the page knows of this section before it loads it; the build writes it into the release map. */
export const manifest: SectionManifest = {
  title: { 'en-US': 'Vote', 'zh-CN': '投票' },
  routes: ROUTES.map((route) => ({ ...route, title: titles[route.name] })),
  links: [{ key: 'vote', to: '/vote', order: 40, label: { 'en-US': 'Vote', 'zh-CN': '投票' }, alsoOn: ['/create-proposal'] }],
  redirects: [],
  dialogs: ['delegate', 'vote'] satisfies readonly DialogKind[],
};

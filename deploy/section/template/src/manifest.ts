import type { SectionManifest, Words } from '@dex/mf-shared/contract';
import { ROUTES, type RouteName } from './routes';

const titles: Readonly<Record<RouteName, Words>> = {
  sample: { 'en-US': 'Sample', 'zh-CN': '示例 Sample' },
};

/** What the page knows of this section before it loads it; the build writes it into the release map. */
export const manifest: SectionManifest = {
  title: { 'en-US': 'Sample', 'zh-CN': '示例 Sample' },
  routes: ROUTES.map((route) => ({ ...route, title: titles[route.name] })),
  links: [{ key: 'sample', to: '/sample', order: 100, label: { 'en-US': 'Sample', 'zh-CN': '示例 Sample' }, alsoOn: [] }],
  redirects: [],
  dialogs: [],
};

import type { SectionManifest, Words } from '@dex/mf-shared/contract';
import { ROUTES, type RouteName } from './routes';

const titles: Readonly<Record<RouteName, Words>> = {
  swap: { 'en-US': 'Swap', 'zh-CN': '兑换' },
  send: { 'en-US': 'Send', 'zh-CN': '发送' },
};

/** What the page knows of this section before it loads it; the build writes it into the release map. */
export const manifest: SectionManifest = {
  title: { 'en-US': 'Swap', 'zh-CN': '兑换' },
  routes: ROUTES.map((route) => ({ ...route, title: titles[route.name] })),
  links: [
    { key: 'swap', to: '/swap', order: 10, label: { 'en-US': 'Swap', 'zh-CN': '兑换' }, alsoOn: [] },
    { key: 'send', to: '/send', order: 20, label: { 'en-US': 'Send', 'zh-CN': '发送' }, alsoOn: [] },
  ],
  redirects: [
    { from: '/swap/:outputCurrency', to: '/swap' },
    { from: '*', to: '/send' },
  ],
  dialogs: [],
};

import type { SectionManifest } from '@dex/mf-shared/contract';
import { ROUTES } from './routes';

const words = { 'en-US': 'Probe of the kit', 'zh-CN': '检验用页面' };

/** A section without links: only the kit goes to it. */
export const manifest: SectionManifest = {
  title: words,
  routes: ROUTES.map((route) => ({ ...route, title: words })),
  links: [],
  redirects: [],
  dialogs: [],
};

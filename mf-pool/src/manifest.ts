import type { SectionManifest, Words } from '@dex/mf-shared/contract';
import { ROUTES, type RouteName } from './routes';

const titles: Readonly<Record<RouteName, Words>> = {
  poolV2Find: { 'en-US': 'Import a V2 pool', 'zh-CN': '导入 V2 资金池' },
  poolV2: { 'en-US': 'Your V2 liquidity', 'zh-CN': '您的 V2 流动性' },
  pool: { 'en-US': 'Your positions', 'zh-CN': '您的仓位' },
  position: { 'en-US': 'Position {tokenId}', 'zh-CN': '仓位 {tokenId}' },
  createV2: { 'en-US': 'Create a V2 pair', 'zh-CN': '创建 V2 交易对' },
  addV2: { 'en-US': 'Add V2 liquidity', 'zh-CN': '添加 V2 流动性' },
  add: { 'en-US': 'Add liquidity', 'zh-CN': '添加流动性' },
  increase: { 'en-US': 'Increase liquidity', 'zh-CN': '增加流动性' },
  removeV2: { 'en-US': 'Remove V2 liquidity', 'zh-CN': '移除 V2 流动性' },
  remove: { 'en-US': 'Remove liquidity from position {tokenId}', 'zh-CN': '从仓位 {tokenId} 移除流动性' },
  migrateV2: { 'en-US': 'Migrate V2 liquidity', 'zh-CN': '迁移 V2 流动性' },
  migrateV2Pair: { 'en-US': 'Migrate a V2 pair', 'zh-CN': '迁移 V2 交易对' },
  mining: { 'en-US': 'Liquidity mining', 'zh-CN': '流动性挖矿' },
  miningPool: { 'en-US': 'Mining pool', 'zh-CN': '挖矿池' },
  allowances: { 'en-US': 'Allowances', 'zh-CN': '授权' },
};

/** What the page knows of this section before it loads it; the build writes it into the release map. */
export const manifest: SectionManifest = {
  title: { 'en-US': 'Pool', 'zh-CN': '资金池' },
  routes: ROUTES.map((route) => ({ ...route, title: titles[route.name] })),
  links: [
    {
      key: 'pool',
      to: '/pool',
      order: 30,
      label: { 'en-US': 'Pool', 'zh-CN': '资金池' },
      alsoOn: ['/add', '/remove', '/increase', '/find', '/create', '/migrate', '/uni', '/allowances'],
    },
  ],
  redirects: [{ from: '/find', to: '/pool/v2/find' }],
  dialogs: [],
};

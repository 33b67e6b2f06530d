import { createRouteMatcher, type RoutePattern } from '@dex/mf-shared/contract';

/** The screens of this section and their paths. The first that matches wins: `/pool/v2` stands before `/pool/:tokenId`. */
export const ROUTES = [
  { name: 'poolV2Find', pattern: '/pool/v2/find' },
  { name: 'poolV2', pattern: '/pool/v2' },
  { name: 'pool', pattern: '/pool' },
  { name: 'position', pattern: '/pool/:tokenId' },
  { name: 'createV2', pattern: '/create/v2/:currencyIdA?/:currencyIdB?' },
  { name: 'addV2', pattern: '/add/v2/:currencyIdA?/:currencyIdB?' },
  { name: 'add', pattern: '/add/:currencyIdA?/:currencyIdB?/:feeAmount?' },
  { name: 'increase', pattern: '/increase/:currencyIdA?/:currencyIdB?/:feeAmount?/:tokenId?' },
  { name: 'removeV2', pattern: '/remove/v2/:currencyIdA/:currencyIdB' },
  { name: 'remove', pattern: '/remove/:tokenId' },
  { name: 'migrateV2', pattern: '/migrate/v2' },
  { name: 'migrateV2Pair', pattern: '/migrate/v2/:address' },
  { name: 'mining', pattern: '/uni' },
  { name: 'miningPool', pattern: '/uni/:currencyIdA/:currencyIdB' },
  { name: 'allowances', pattern: '/allowances' },
] as const satisfies readonly RoutePattern[];

export type RouteName = (typeof ROUTES)[number]['name'];

export const matchRoute = createRouteMatcher<RouteName>(ROUTES);

import type { RemoteView, RouteName } from '@dex/mf-shared/contract';
import { Skeleton, useRouteMatch } from '@dex/mf-shared/ui';
import { lazy, Suspense, type ComponentType } from 'react';

const V3Screens = lazy(() => import('./v3/V3Screens').then((module) => ({ default: module.V3Screens })));
const V2Screens = lazy(() => import('./v2/V2Screens').then((module) => ({ default: module.V2Screens })));
const MigrateScreens = lazy(() => import('./migrate/MigrateScreens').then((module) => ({ default: module.MigrateScreens })));
const MiningScreens = lazy(() => import('./mining/MiningScreens').then((module) => ({ default: module.MiningScreens })));

/** Which part of the section draws a route; each part is a chunk of its own. */
const parts: Readonly<Partial<Record<RouteName, ComponentType<{ readonly route: RouteName }>>>> = {
  pool: V3Screens,
  position: V3Screens,
  add: V3Screens,
  increase: V3Screens,
  remove: V3Screens,
  poolV2: V2Screens,
  poolV2Find: V2Screens,
  addV2: V2Screens,
  createV2: V2Screens,
  removeV2: V2Screens,
  migrateV2: MigrateScreens,
  migrateV2Pair: MigrateScreens,
  mining: MiningScreens,
  miningPool: MiningScreens,
};

/** The screen that the address names. The section has no dialog of its own on other pages. */
export function Root({ view }: { readonly view: RemoteView }) {
  const route = useRouteMatch()?.route;
  const Part = route && parts[route];
  if (view.kind === 'dialog' || !Part) return null;
  return (
    <Suspense fallback={<Skeleton $height="320px" />}>
      <Part route={route} />
    </Suspense>
  );
}

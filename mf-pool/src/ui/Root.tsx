import { lazyPart, Skeleton, useRouteMatch, type SectionComponent } from '@dex/mf-shared/ui';
import type { ComponentType } from 'react';
import { matchRoute, type RouteName } from '../routes';
import { OverviewOutline } from './v3/overview/OverviewOutline';

const placeholder = <Skeleton $height="320px" />;

/** The first screen says what it is while its parts are on their way; so it stands in the page before its scripts. */
function V3Outline() {
  return useRouteMatch(matchRoute)?.route === 'pool' ? <OverviewOutline /> : placeholder;
}

const V3Screens = lazyPart(async () => (await import('./v3/V3Screens')).V3Screens, <V3Outline />);
const V2Screens = lazyPart(async () => (await import('./v2/V2Screens')).V2Screens, placeholder);
const MigrateScreens = lazyPart(async () => (await import('./migrate/MigrateScreens')).MigrateScreens, placeholder);
const MiningScreens = lazyPart(async () => (await import('./mining/MiningScreens')).MiningScreens, placeholder);
const AllowancesScreen = lazyPart<{ readonly route: RouteName }>(
  async () => (await import('./allowances/AllowancesScreen')).AllowancesScreen,
  placeholder,
);

/** Which part of the section draws a route; each part is a chunk of its own. */
const parts: Readonly<Record<RouteName, ComponentType<{ readonly route: RouteName }>>> = {
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
  allowances: AllowancesScreen,
};

/** The section's root: the screen that the address names. The section has no dialog of its own on other pages. */
export const Root: SectionComponent = ({ view }) => {
  const route = useRouteMatch(matchRoute)?.route;
  if (view.kind === 'dialog' || !route) return null;
  const Part = parts[route];
  return <Part route={route} />;
};

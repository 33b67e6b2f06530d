import type { RouteName, ShellServices } from '@dex/mf-shared/contract';
import { lazyPart, Skeleton, useRouteMatch, useServices, type SectionComponent } from '@dex/mf-shared/ui';
import type { ComponentType } from 'react';
import type { PositionFlow } from '../state/v3/createPositionFlow';
import type { PoolFlow } from '../state/orders/createPoolFlow';
import { PositionFlowContext } from './v3/PositionFlowContext';
import { PoolFlowContext } from './orders/PoolFlowContext';

const placeholder = <Skeleton $height="320px" />;

const V3Screens = lazyPart(async () => (await import('./v3/V3Screens')).V3Screens, placeholder);
const V2Screens = lazyPart(async () => (await import('./v2/V2Screens')).V2Screens, placeholder);
const MigrateScreens = lazyPart(async () => (await import('./migrate/MigrateScreens')).MigrateScreens, placeholder);
const MiningScreens = lazyPart(async () => (await import('./mining/MiningScreens')).MiningScreens, placeholder);

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

/** What the screens can set going, for one set of services. */
type FlowsOf = (services: ShellServices) => { readonly position: PositionFlow; readonly pool: PoolFlow };

/** The section's root: the screen that the address names. The section has no dialog of its own on other pages. */
export function createRoot(flowsOf: FlowsOf): SectionComponent {
  return function Root({ view }) {
    const flows = flowsOf(useServices());
    const route = useRouteMatch()?.route;
    const Part = route && parts[route];
    if (view.kind === 'dialog' || !Part) return null;
    return (
      <PositionFlowContext value={flows.position}>
        <PoolFlowContext value={flows.pool}>
          <Part route={route} />
        </PoolFlowContext>
      </PositionFlowContext>
    );
  };
}

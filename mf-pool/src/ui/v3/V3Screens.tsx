import { lazyPart } from '@dex/mf-shared/ui';
import type { ComponentType } from 'react';
import type { RouteName } from '../../routes';
import { OverviewOutline } from './overview/OverviewOutline';

const Overview = lazyPart(async () => (await import('./overview/OverviewScreen')).OverviewScreen, <OverviewOutline />);
const Position = lazyPart(async () => (await import('./position/PositionScreen')).PositionScreen);
const Add = lazyPart(async () => (await import('./add/AddScreen')).AddScreen);
const Remove = lazyPart(async () => (await import('./remove/RemoveScreen')).RemoveScreen);

const screens: Readonly<Partial<Record<RouteName, ComponentType<object>>>> = {
  pool: Overview,
  position: Position,
  add: Add,
  increase: Add,
  remove: Remove,
};

/** The screens of version-3 positions. Each has its gate within: what the wallet still holds of it is said on any network. */
export function V3Screens({ route }: { readonly route: RouteName }) {
  const Screen = screens[route];
  return Screen ? <Screen /> : null;
}

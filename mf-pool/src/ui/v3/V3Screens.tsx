import { NotAvailable } from '@dex/mf-shared/ui/controls';
import { lazyPart, useActiveChain } from '@dex/mf-shared/ui';
import { MAINNET } from '@dex/mf-shared/domain';
import type { ComponentType } from 'react';
import type { RouteName } from '../../routes';

const Overview = lazyPart(async () => (await import('./overview/OverviewScreen')).OverviewScreen);
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

/** The screens of version-3 positions; where the network has no such contracts, they say so (NET-2). */
export function V3Screens({ route }: { readonly route: RouteName }) {
  const chain = useActiveChain();
  const Screen = screens[route];
  if (!chain.v3) return <NotAvailable offer={MAINNET} />;
  return Screen ? <Screen /> : null;
}

import { lazyPart } from '@dex/mf-shared/ui';
import type { ComponentType } from 'react';
import { V2Gate } from './V2Gate';
import type { RouteName } from '../../routes';

const ListScreen = lazyPart(async () => (await import('./list/ListScreen')).ListScreen);
const FinderScreen = lazyPart(async () => (await import('./finder/FinderScreen')).FinderScreen);
const AddScreen = lazyPart(async () => (await import('./add/AddScreen')).AddScreen);
const RemoveScreen = lazyPart(async () => (await import('./remove/RemoveScreen')).RemoveScreen);

/** Each screen has its gate within: what the wallet still holds of it is said on any network. */
function gated(Screen: ComponentType): ComponentType {
  return function Gated() {
    return (
      <V2Gate>
        <Screen />
      </V2Gate>
    );
  };
}

const screens: Readonly<Partial<Record<RouteName, ComponentType>>> = {
  poolV2: gated(ListScreen),
  poolV2Find: gated(FinderScreen),
  addV2: AddScreen,
  createV2: AddScreen,
  removeV2: RemoveScreen,
};

/** The screens of version 2, by route. */
export function V2Screens({ route }: { readonly route: RouteName }) {
  const Screen = screens[route];
  return Screen ? <Screen /> : null;
}

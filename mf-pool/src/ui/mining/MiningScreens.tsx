import { lazyPart } from '@dex/mf-shared/ui';
import { MiningGate } from './MiningGate';
import type { RouteName } from '../../routes';

const MiningList = lazyPart(async () => (await import('./MiningList')).MiningList);
const MiningPoolScreen = lazyPart(async () => (await import('./MiningPoolScreen')).MiningPoolScreen);

/** The screens of liquidity mining, by route. Each has its gate within: what the wallet still holds of it is said on any network. */
export function MiningScreens({ route }: { readonly route: RouteName }) {
  if (route === 'miningPool') return <MiningPoolScreen />;
  return (
    <MiningGate>
      <MiningList />
    </MiningGate>
  );
}

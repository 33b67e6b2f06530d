import type { RouteName } from '@dex/mf-shared/contract';
import { lazyPart } from '@dex/mf-shared/ui';

const MiningList = lazyPart(async () => (await import('./MiningList')).MiningList);
const MiningPoolScreen = lazyPart(async () => (await import('./MiningPoolScreen')).MiningPoolScreen);

/** The screens of liquidity mining, by route. */
export function MiningScreens({ route }: { readonly route: RouteName }) {
  return route === 'miningPool' ? <MiningPoolScreen /> : <MiningList />;
}

import { lazyPart, useActiveChain } from '@dex/mf-shared/ui';
import { NotAvailable } from '@dex/mf-shared/ui/controls';
import { rewardsRefs } from '../../domain/v2/trackedPairs';
import type { RouteName } from '../../routes';

const MiningList = lazyPart(async () => (await import('./MiningList')).MiningList);
const MiningPoolScreen = lazyPart(async () => (await import('./MiningPoolScreen')).MiningPoolScreen);

/** The screens of liquidity mining, by route; a way out where the network has no rewards pool. */
export function MiningScreens({ route }: { readonly route: RouteName }) {
  const chain = useActiveChain();
  if (rewardsRefs(chain).length === 0) return <NotAvailable offer={1} />;
  return route === 'miningPool' ? <MiningPoolScreen /> : <MiningList />;
}

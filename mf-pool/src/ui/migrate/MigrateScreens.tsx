import { NotAvailable } from '@dex/mf-shared/ui/controls';
import { lazyPart, useActiveChain } from '@dex/mf-shared/ui';
import { V2Gate } from '../v2/V2Gate';
import type { RouteName } from '../../routes';

const MigrateList = lazyPart(async () => (await import('./MigrateList')).MigrateList);
const MigratePairScreen = lazyPart(async () => (await import('./MigratePairScreen')).MigratePairScreen);

/** The screens of migration, where the network has a migrator (NET-2). */
export function MigrateScreens({ route }: { readonly route: RouteName }) {
  const chain = useActiveChain();
  if (chain.v2 && !chain.v3?.migrator) return <NotAvailable offer={1} />;
  return <V2Gate>{route === 'migrateV2Pair' ? <MigratePairScreen /> : <MigrateList />}</V2Gate>;
}

import { lazyPart } from '@dex/mf-shared/ui';
import { MigrateGate } from './MigrateGate';
import type { RouteName } from '../../routes';

const MigrateList = lazyPart(async () => (await import('./MigrateList')).MigrateList);
const MigratePairScreen = lazyPart(async () => (await import('./MigratePairScreen')).MigratePairScreen);

/** The screens of migration. Each has its gate within: what the wallet still holds of it is said on any network. */
export function MigrateScreens({ route }: { readonly route: RouteName }) {
  if (route === 'migrateV2Pair') return <MigratePairScreen />;
  return (
    <MigrateGate>
      <MigrateList />
    </MigrateGate>
  );
}

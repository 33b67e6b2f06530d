import { ok } from '@dex/mf-shared/domain';
import type { OrderKind } from '@dex/mf-shared/orders';
import { migratePromises, type MigrateTerms } from '../../domain/migrate/migrateOrder';
import { encodeMigrate } from './encodeMigrate';
import { readMigrate } from './readMigrate';

/** A move of version-2 shares into a version-3 position. */
export const migrateKind: OrderKind<MigrateTerms> = {
  kind: 'migrate',
  encode: async ({ terms, account }, [permit]) => ok([encodeMigrate(terms, account, permit ?? null)]),
  promises: migratePromises,
  read: readMigrate,
};

import type { SavedPair } from '@dex/mf-shared/domain';
import type { ExitServices } from '../services';
import { findAirdrop, publishedClaims } from './airdrop';
import type { Found, Owner } from './holding';
import { findShares, findStakes } from './pairs';
import { findPositions } from './positions';
import { findWrapped } from './wrapped';

/** Everything of an account that can be taken out on a network. A place that fails leaves the others alone. */
export async function findHoldings(services: ExitServices, owner: Owner, named: readonly SavedPair[]): Promise<readonly Found[]> {
  return Promise.all([
    findPositions(services, owner),
    findShares(services, owner, named),
    findStakes(services, owner),
    findAirdrop(services, owner, publishedClaims()),
    findWrapped(services, owner),
  ]);
}

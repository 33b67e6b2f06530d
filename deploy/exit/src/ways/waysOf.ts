import { claimKind } from '../../../../mf-claim/src/chain/claimKind';
import { claimDraft } from '../../../../mf-claim/src/domain/claimDraft';
import { wrapKind } from '../../../../mf-swap/src/chain/wrapKind';
import { wrapOrder } from '../../../../mf-swap/src/domain/wrapOrder';
import type { Holding, Owner } from '../holdings/holding';
import { sharesWays, stakeWays } from './pairWays';
import { positionWays } from './positionWays';
import type { Terms, Way } from './way';

/** The ways out of one thing, the most thorough first. */
export function waysOf(holding: Holding, owner: Owner, terms: Terms): readonly Way[] {
  const { chain, account } = owner;
  switch (holding.kind) {
    case 'position':
      return positionWays(holding, owner, terms);
    case 'shares':
      return sharesWays(holding, owner, terms);
    case 'stake':
      return stakeWays(holding, owner);
    case 'airdrop': {
      const { entry, distributor, token } = holding;
      const { order } = claimDraft({ account, recipient: account, name: null, entry, distributor, token });
      return [{ kind: 'claim', orderKind: claimKind, order, currencies: [token] }];
    }
    case 'wrapped': {
      const order = wrapOrder(chain, account, 'unwrap', holding.amount);
      return [{ kind: 'unwrap', orderKind: wrapKind, order, currencies: [chain.native, chain.wrappedNative] }];
    }
  }
}

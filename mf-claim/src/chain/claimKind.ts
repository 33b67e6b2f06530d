import { ok } from '@dex/mf-shared/domain';
import type { OrderKind } from '@dex/mf-shared/orders';
import { claimPromises, type ClaimTerms } from '../domain/claimPromises';
import { claimCall } from './distributor';
import { readClaim } from './readClaim';

/** A claim of the airdrop. */
export const claimKind: OrderKind<ClaimTerms> = {
  kind: 'claimAirdrop',
  encode: ({ account, terms: { distributor, recipient, entry } }) => {
    const { to, data, value } = claimCall(distributor, account, recipient, entry);
    return Promise.resolve(ok([{ to, data, value }]));
  },
  promises: claimPromises,
  read: readClaim,
};

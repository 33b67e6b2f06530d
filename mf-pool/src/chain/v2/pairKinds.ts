import { ok } from '@dex/mf-shared/domain';
import type { OrderKind } from '@dex/mf-shared/orders';
import type { AddPairTerms, RemovePairTerms } from '../../domain/v2/pairOrders';
import { addPairPromises, removePairPromises } from '../../domain/v2/pairPromises';
import { encodeAdd, encodeRemove } from './encodeLiquidity';
import { readLiquidity } from './readLiquidity';

/** A deposit into a version-2 pair. */
export const addPairKind: OrderKind<AddPairTerms> = {
  kind: 'addPair',
  encode: async ({ terms, account }) => ok([encodeAdd(terms, account)]),
  promises: addPairPromises,
  read: readLiquidity,
};

/** A withdrawal from a version-2 pair. */
export const removePairKind: OrderKind<RemovePairTerms> = {
  kind: 'removePair',
  encode: async ({ terms, account }, [permit]) => ok(encodeRemove(terms, account, permit ?? null)),
  promises: removePairPromises,
  read: readLiquidity,
};

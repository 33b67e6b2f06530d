// The kinds of order that this section sends to the position manager.
import { ok } from '@dex/mf-shared/domain';
import type { OrderKind } from '@dex/mf-shared/orders';
import { addPositionPromises, collectFeesPromises, createPoolPromises, removePositionPromises } from '../../domain/v3/positionPromises';
import type { AddPositionTerms, CollectFeesTerms, CreatePoolTerms, RemovePositionTerms } from '../../domain/v3/positionTerms';
import { collectAllPromises, type CollectAllTerms } from '../../domain/v3/collectAll';
import { compoundPromises, type CompoundTerms } from '../../domain/v3/compound';
import { moveRangePromises, type MoveRangeTerms } from '../../domain/v3/moveRange';
import { claimsBeside, encodeCollectAll } from './encodeCollectAll';
import { readStaking } from '../mining/readStaking';
import { encodeAdd, encodeCollect, encodeCompound, encodeCreatePool, encodeMoveRange, encodeRemove } from './encodePosition';
import { readPosition } from './readPosition';

export const addPositionKind: OrderKind<AddPositionTerms> = {
  kind: 'addPosition',
  encode: async ({ terms, account }, permits) => ok([encodeAdd(terms, account, permits)]),
  promises: addPositionPromises,
  read: readPosition,
};

export const createPoolKind: OrderKind<CreatePoolTerms> = {
  kind: 'createPool',
  encode: async ({ terms }) => ok([encodeCreatePool(terms)]),
  promises: createPoolPromises,
  read: readPosition,
};

export const collectFeesKind: OrderKind<CollectFeesTerms> = {
  kind: 'collectFees',
  encode: async ({ terms, account }) => ok(encodeCollect(terms, account)),
  promises: collectFeesPromises,
  read: readPosition,
};

export const collectAllKind: OrderKind<CollectAllTerms> = {
  kind: 'collectAll',
  encode: async ({ terms, account }) => encodeCollectAll(terms, account),
  also: ({ terms }) => claimsBeside(terms),
  promises: collectAllPromises,
  read: (call, account) => readPosition(call, account) ?? readStaking(call, account),
};

export const removePositionKind: OrderKind<RemovePositionTerms> = {
  kind: 'removePosition',
  encode: async ({ terms, account }) => ok(encodeRemove(terms, account)),
  promises: removePositionPromises,
  read: readPosition,
};

export const compoundKind: OrderKind<CompoundTerms> = {
  kind: 'compound',
  encode: async ({ terms, account }) => ok([encodeCompound(terms, account)]),
  promises: compoundPromises,
  read: readPosition,
};

export const moveRangeKind: OrderKind<MoveRangeTerms> = {
  kind: 'moveRange',
  encode: async ({ terms, account }) => ok([encodeMoveRange(terms, account)]),
  promises: moveRangePromises,
  read: readPosition,
};

// The kinds of order that this section sends to the position manager.
import type { TransactionCall } from '@dex/mf-shared/contract';
import { ok, type ChainId, type Address } from '@dex/mf-shared/domain';
import type { Order, OrderCall, OrderKind } from '@dex/mf-shared/orders';
import {
  addPositionPromises,
  collectFeesPromises,
  createPoolPromises,
  removePositionPromises,
  type AddPositionTerms,
  type CollectFeesTerms,
  type RemovePositionTerms,
} from '../../domain/v3/positionPromises';
import { encodeAdd, encodeCollect, encodeCreatePool, encodeRemove } from './encodePosition';
import { readPosition } from './readPosition';

export const addPositionKind: OrderKind<AddPositionTerms> = {
  kind: 'addPosition',
  encode: (order, permits) => Promise.resolve(ok([callOf(encodeAdd(owned(order), permits))])),
  promises: addPositionPromises,
  read: readPosition,
};

export const createPoolKind: OrderKind<AddPositionTerms> = {
  kind: 'createPool',
  encode: (order) => Promise.resolve(ok([callOf(encodeCreatePool(owned(order)))])),
  promises: createPoolPromises,
  read: readPosition,
};

export const collectFeesKind: OrderKind<CollectFeesTerms> = {
  kind: 'collectFees',
  encode: (order) => Promise.resolve(ok([callOf(encodeCollect(owned(order)))])),
  promises: collectFeesPromises,
  read: readPosition,
};

export const removePositionKind: OrderKind<RemovePositionTerms> = {
  kind: 'removePosition',
  encode: (order) => Promise.resolve(ok([callOf(encodeRemove(owned(order)))])),
  promises: removePositionPromises,
  read: readPosition,
};

function owned<Terms>({ terms, chainId, account }: Order<Terms>): Terms & { readonly chainId: ChainId; readonly account: Address } {
  return { ...terms, chainId, account };
}

function callOf({ to, data, value }: TransactionCall): OrderCall {
  return { to, data, value };
}

// The kinds of order that buy one side of a pool (V3-34).
import { ok } from '@dex/mf-shared/domain';
import type { OrderKind } from '@dex/mf-shared/orders';
import { addWithOnePromises, buySidePromises, type AddWithOneTerms } from '../../domain/v3/addWithOne';
import { moveWithSwapPromises, type MoveWithSwapTerms } from '../../domain/v3/moveWithSwap';
import type { PurchaseTerms } from '../../domain/v3/purchase';
import { encodeAdd, encodeMoveIn, encodeMoveOut } from './encodePosition';
import { encodePurchase } from './encodePurchase';
import { readPosition } from './readPosition';
import { readPurchase } from './readPurchase';

const readEither: OrderKind['read'] = (call, account) => readPosition(call, account) ?? readPurchase(call, account);

export const addWithOneKind: OrderKind<AddWithOneTerms> = {
  kind: 'addWithOne',
  encode: async ({ terms, account }) => ok([encodeAdd(terms, account)]),
  also: ({ terms, account }) => [encodePurchase(terms.purchase, account)],
  promises: addWithOnePromises,
  read: readEither,
};

export const buySideKind: OrderKind<PurchaseTerms> = {
  kind: 'buySide',
  encode: async ({ terms, account }) => ok([encodePurchase(terms, account)]),
  promises: buySidePromises,
  read: readPurchase,
};

export const moveWithSwapKind: OrderKind<MoveWithSwapTerms> = {
  kind: 'moveWithSwap',
  encode: async ({ terms, account }) => ok([encodeMoveIn(terms, account)]),
  also: ({ terms, account }) => [encodeMoveOut(terms, account), encodePurchase(terms.purchase, account)],
  promises: moveWithSwapPromises,
  read: readEither,
};

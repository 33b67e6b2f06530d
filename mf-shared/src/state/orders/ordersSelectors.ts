import type { SettledRequest } from '../../contract/orders';
import { sameAddress } from '../../domain/address';
import { isPermitUsable } from '../../domain/approvals/permitUse';
import type { SignedPermit } from '../../domain/approvals/permitMessage';
import { allowanceKind, type AllowanceKey, type AllowanceKind } from '../../domain/orders/allowanceRules';
import type { AllowanceNeed, Order } from '../../domain/orders/order';
import type { IdentityChange, SendingWay } from '../../domain/orders/preparedOrder';
import type { RawAmount } from '../../domain/rawAmount';
import { selectActiveChainId } from '../application/applicationSelectors';
import { selectOpenRequests } from '../outstanding/outstandingSelectors';
import { selectRead } from '../reads/readsSelectors';
import type { SharedState } from '../store/sharedState';
import { selectHasPendingApproval, selectHasUnclearApproval } from '../transactions/transactionsSelectors';
import { selectAccount, selectWallet, selectWalletSendsBatches } from '../wallet/walletSelectors';
import { isOnReview } from './orderAnswers';
import { ownerKey, sameOrderKey, type Owner } from './ownerKey';
import type { AllowanceRecord, OpenOrder, OrderClosing, OrdersState, OrderStatus } from './orderState';
import { allowanceRecordOf } from './ordersSlice';

/** The shared state with the engine's slice beside it. */
export interface WithOrders extends SharedState {
  readonly orders: OrdersState;
}

export const selectOrder = ({ orders }: WithOrders, slot: string): OpenOrder | null => orders.open[slot] ?? null;

/** Null for an order that was replaced, or confirmed: a check that ran meanwhile changes nothing of what the wallet shows. */
export function selectStatusOnReview(state: WithOrders, slot: string, id: string): OrderStatus | null {
  const known = selectOrder(state, slot);
  return known?.id === id && isOnReview(known.status) ? known.status : null;
}

/** Why the order of a slot was closed without being asked to. */
export const selectClosedBy = ({ orders }: WithOrders, slot: string): OrderClosing | null => orders.closedBy[slot] ?? null;

export const selectAllowanceRecord = ({ orders }: WithOrders, key: AllowanceKey): AllowanceRecord => allowanceRecordOf(orders, key);

/** Null until the account has been looked at. */
export const selectOwner = ({ orders }: WithOrders, owner: Owner) => orders.owners[ownerKey(owner)] ?? null;

/** Whether the account is not the one, or not on the network, that something belongs to. */
export function selectIdentityChange(state: SharedState, { chainId, account }: Owner): IdentityChange | null {
  if (selectActiveChainId(state) !== chainId) return 'chainChanged';
  const connected = selectAccount(state);
  if (sameAddress(connected, account)) return null;
  if (connected !== null) return 'accountChanged';
  // On a network that is not known here no account is shown, though the wallet still has it.
  const { walletChainId } = selectWallet(state);
  return walletChainId !== null && walletChainId !== chainId ? 'chainChanged' : 'disconnected';
}

/**
 * True while the wallet has not answered an earlier request of this account on this network, or it is not known what became of one:
 * of this visit or of an earlier one, for what the wallet may still carry out outlives the page.
 */
export const selectHasOpenRequest = (state: WithOrders, { chainId, account }: Owner): boolean =>
  state.orders.requests.some((request) => request.chainId === chainId && sameAddress(request.account, account)) ||
  selectOpenRequests(state).some((request) => request.chainId === chainId && sameAddress(request.from, account));

/** True for a request of which it is not known any more whether the wallet will carry it out. */
export const selectIsUnclear = ({ outstanding }: WithOrders, requestId: string): boolean =>
  outstanding[requestId]?.track.kind === 'unknown' && !outstanding[requestId].outcome;

/** How a request ended, as far as this page or another one of the browser knows; null while that is open, and for what the wallet answered itself. */
export function selectEnd({ outstanding }: WithOrders, requestId: string): SettledRequest | null {
  const { outcome, track } = outstanding[requestId] ?? {};
  if (!outcome || outcome.kind === 'answered') return null;
  // Another page takes it for unknown; here the wallet may still have its question open.
  return outcome.kind === 'notSent' && track?.kind === 'asked' ? null : outcome;
}

/** How missing approvals reach the chain (ORDER-5, ORDER-16). */
export function selectSendingWay(state: WithOrders, owner: Owner): SendingWay {
  if (selectOwner(state, owner)?.isMulticallWallet) return 'multicallWallet';
  const refused = state.orders.withoutBatches.includes(ownerKey(owner));
  return selectWalletSendsBatches(state) && !refused ? 'walletBatch' : 'call';
}

/**
 * True where an order may go on in steps instead of as a batch: the wallet refused it without saying why, and took no other since,
 * and of nothing that it was asked it is open whether it was sent (ORDER-5, ORDER-7).
 */
export function selectMayGoInSteps(state: WithOrders, { draft: { order }, status }: OpenOrder): boolean {
  const isBatch = status.kind === 'ready' && status.prepared.way === 'walletBatch' && status.prepared.sends.length > 1;
  return isBatch && state.orders.doubtedBatches.includes(sameOrderKey(order)) && !selectHasOpenRequest(state, order);
}

/** The key of a need of an account. */
export function keyOfNeed({ chainId, account }: Owner, { token, spender }: Pick<AllowanceNeed, 'token' | 'spender'>): AllowanceKey {
  return { chainId, account, token: token.address, spender };
}

/** The signed permit that covers a need at the chain's present time; null when there is none, or the chain says that it was used. */
export function selectPermit(state: WithOrders, owner: Owner, need: AllowanceNeed): SignedPermit | null {
  const key = keyOfNeed(owner, need);
  const { permit } = selectAllowanceRecord(state, key);
  const blockTimestamp = state.application.blocks[owner.chainId]?.timestamp;
  if (!permit || need.permit === null || blockTimestamp === undefined) return null;
  const count = selectRead<'nonce'>(state, { kind: 'nonce', chainId: key.chainId, token: key.token, owner: key.account });
  // What was read may be of an earlier block than the signature; a nonce that has been passed was used up.
  const isUsed = count.kind === 'known' && BigInt(count.value) > BigInt(permit.nonce);
  const use = {
    chainId: key.chainId,
    token: key.token,
    owner: key.account,
    spender: key.spender,
    amount: need.amount,
    nonce: permit.nonce,
    blockTimestamp,
    passes: need.permitPasses ?? 'orderAmount',
  };
  return !isUsed && isPermitUsable(permit, use) ? permit : null;
}

/** The signed permits that go inside an order's call. */
export function selectPermits(state: WithOrders, order: Pick<Order, 'chainId' | 'account' | 'needs'>): readonly SignedPermit[] {
  return order.needs.flatMap((need) => selectPermit(state, order, need) ?? []);
}

/** How the allowance of a need stands; `allowance` is what the chain says, null while it is not known. */
export function selectAllowanceKind(state: WithOrders, owner: Owner, need: AllowanceNeed, allowance: RawAmount | null): AllowanceKind {
  const key = keyOfNeed(owner, need);
  const approval = { chainId: key.chainId, sender: key.account, token: key.token, spender: key.spender };
  return allowanceKind({
    allowance,
    amount: need.amount,
    hasUsablePermit: selectPermit(state, owner, need) !== null,
    isAsked: selectAllowanceRecord(state, key).asked !== null,
    isPending: selectHasPendingApproval(state, approval),
    isUnclear: selectHasUnclearApproval(state, approval),
  });
}

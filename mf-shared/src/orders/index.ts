// The one engine for everything that a wallet is asked. The shell serves it as a chunk that loads with the first review.
export { createOrderEngine, defineOrders } from './createOrderEngine';
export type {
  AllowanceRequest,
  OrderDraft,
  OrderPorts,
  OrderProblem,
  OrderProblemError,
  OrderRecord,
  OwnerFacts,
  SendAnswer,
} from '../contract/orders';
export type { AllowanceKey, AllowanceKind } from '../domain/orders/allowanceRules';
export type { BrokenLimit } from '../domain/orders/changes';
export type { SectionFigures } from '../domain/orders/orderRules';
export type {
  AllowanceNeed,
  ArrivesAtLeast,
  LeavesAtMost,
  NotEncoded,
  Order,
  OrderCall,
  OrderKind,
  OrderLimits,
} from '../domain/orders/order';
export type { Changes, IdentityChange, Moved, PreparedOrder, SaidCall, SendingWay } from '../domain/orders/preparedOrder';
export type { Asset, Statement, WayPool } from '../domain/orders/statement';
export { sayTheSame, statementText } from '../domain/orders/statement';
export { isOrderOf } from '../domain/orders/isOrderOf';
export { permitStatements, say, signatureText } from '../domain/orders/say';
export type { CallArguments } from '../chain/orders/callArguments';
export type { CallMeaning, CallReader } from '../chain/orders/callReader';
export { createCallReader } from '../chain/orders/callReader';
export { readApproval } from '../chain/orders/readApproval';
export { readWalletBatch } from '../chain/orders/readWalletBatch';
export { selfPermits } from '../chain/orders/selfPermit';
export type { AllowanceFlow } from '../state/orders/createAllowanceFlow';
export type { OrderFlow } from '../state/orders/orderFlow';
export type { OrderEngine } from '../state/orders/orderEngine';
export type { AllowanceRecord, OpenOrder, OrdersState, OrderStatus } from '../state/orders/orderState';
export {
  selectAllowanceKind,
  selectAllowanceRecord,
  selectHasOpenRequest,
  selectOrder,
  selectSendingWay,
} from '../state/orders/ordersSelectors';
export { ordersSlice } from '../state/orders/ordersSlice';
export type { WithOrders } from '../state/orders/ordersSelectors';
export { AllowanceSteps } from '../ui/orders/AllowanceSteps';
export { CallList } from '../ui/orders/CallList';
export type { DetailText } from '../ui/orders/CallList';
export { ChangesPanel } from '../ui/orders/ChangesPanel';
export { OrderClosedNotice } from '../ui/orders/OrderClosedNotice';
export type { ReviewEnd } from '../ui/orders/OrderInPlace';
export { OrderInPlace } from '../ui/orders/OrderInPlace';
export { OrderDialog } from '../ui/orders/OrderDialog';
export type { OrderDialogProps } from '../ui/orders/OrderDialog';
export { CauseText } from '../ui/orders/CauseText';
export { OrderProblemText } from '../ui/orders/problemText';
export { TargetName } from '../ui/orders/TargetName';
export { WholeAddress } from '../ui/orders/WholeAddress';
export { useAllowance } from '../ui/orders/useAllowance';
export type { AllowanceHandle } from '../ui/orders/useAllowance';
export { useOrder } from '../ui/orders/useOrder';
export type { EngineOf, OrderHandle } from '../ui/orders/useOrder';
export { useOrderClosedOnLeave } from '../ui/orders/useOrderClosedOnLeave';

// The one engine for everything that a wallet is asked. The shell serves it as a chunk that loads with the first review.
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
export type { Asset, Statement } from '../domain/orders/statement';
export { sayTheSame, statementText } from '../domain/orders/statement';

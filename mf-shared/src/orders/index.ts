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
export { permitStatements, say, signatureText } from '../domain/orders/say';
export type { CallArguments } from '../chain/orders/callArguments';
export type { CallMeaning, CallReader } from '../chain/orders/callReader';
export { createCallReader } from '../chain/orders/callReader';
export { readApproval } from '../chain/orders/readApproval';
export { readWalletBatch } from '../chain/orders/readWalletBatch';
export { selfPermits } from '../chain/orders/selfPermit';

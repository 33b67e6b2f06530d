import type { AllowanceFlow } from './createAllowanceFlow';
import type { OrderFlow } from './orderFlow';

/** The engine of orders as screens use it: verbs for orders and for allowances. */
export interface OrderEngine {
  readonly orders: OrderFlow;
  readonly allowances: AllowanceFlow;
}

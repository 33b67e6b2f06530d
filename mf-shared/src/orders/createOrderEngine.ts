import { createOrderPorts } from '../chain/orders/createOrderPorts';
import { newRequestId } from '../chain/orders/requestId';
import type { ShellServices } from '../contract/services';
import type { OrderKind } from '../domain/orders/order';
import { createAllowanceFlow } from '../state/orders/createAllowanceFlow';
import { createOrderFlow } from '../state/orders/createOrderFlow';
import type { OrderEngine } from '../state/orders/orderEngine';
import { keepRefusedBatches } from '../state/orders/refusedBatches';
import { ordersSlice } from '../state/orders/ordersSlice';

/** An engine for the orders of a section; the slice is one for all. Its `orders.stop` ends it. */
export function createOrderEngine(services: ShellServices, kinds: readonly OrderKind[]): OrderEngine {
  const { store } = services;
  store.addSlice(ordersSlice);
  keepRefusedBatches(store, sessionStore());
  const ports = createOrderPorts(services, kinds);
  const common = { store, ports, newId: newRequestId, console };
  return {
    orders: createOrderFlow({ ...common, nowSeconds: () => Date.now() / 1000 }),
    allowances: createAllowanceFlow(common),
  };
}

/** What this tab keeps over a reload; null where the browser refuses storage. */
function sessionStore(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** The kinds of orders of a section, as the engine that screens ask for: one for each set of services, made when first asked for. */
export function defineOrders(kindsOf: (services: ShellServices) => readonly OrderKind[]): (services: ShellServices) => OrderEngine {
  const engines = new WeakMap<ShellServices, OrderEngine>();
  return (services) => {
    const known = engines.get(services);
    if (known) return known;
    const engine = createOrderEngine(services, kindsOf(services));
    engines.set(services, engine);
    return engine;
  };
}

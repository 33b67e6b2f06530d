import type { PreparedOrder } from '../../domain/orders/preparedOrder';
import type { OpenOrder } from '../../state/orders/orderState';

/** What an order does, as far as it is known. */
export function preparedOf({ status }: OpenOrder): PreparedOrder | null {
  return 'prepared' in status ? status.prepared : null;
}

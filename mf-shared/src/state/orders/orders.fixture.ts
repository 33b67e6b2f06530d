import type { OrderDraft, OrderPorts, SettledRequest } from '../../contract/orders';
import { literalAddress, type Address } from '../../domain/address';
import type { Order } from '../../domain/orders/order';
import type { PreparedOrder } from '../../domain/orders/preparedOrder';
import { rawAmount, ZERO_AMOUNT } from '../../domain/rawAmount';
import { err, ok } from '../../domain/result';
import type { Token } from '../../domain/tokens/currency';
import { parseTxHash, type TxHash } from '../../domain/txHash';
import { blockMined, chainChosen } from '../application/applicationSlice';
import { createSharedStore } from '../store/createSharedStore';
import { stateOf } from '../store/sharedState';
import { walletConnected } from '../wallet/walletSlice';
import { createAllowanceFlow } from './createAllowanceFlow';
import { createOrderFlow } from './createOrderFlow';
import { ordersSlice, ordersReducer } from './ordersSlice';

export const ME = literalAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266');
export const FRIEND = literalAddress('0x70997970C51812dc3A010C7d01b50e0d17dc79C8');
export const SPENDER = literalAddress('0xE592427A0AEce92De3Edee1F18E0157C05861564');
export const USDC: Token = {
  kind: 'token',
  chainId: 1,
  address: literalAddress('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
  decimals: 6,
  symbol: 'USDC',
  name: 'USD Coin',
};

export function hashOf(digit: string): TxHash {
  const hash = parseTxHash(`0x${digit.repeat(64)}`);
  if (!hash) throw new Error('Not a hash');
  return hash;
}

export const PREPARED: PreparedOrder = {
  way: 'call',
  sends: [],
  says: [],
  waitsForApproval: false,
  gasLimit: '100000',
  networkCost: ZERO_AMOUNT,
  changes: null,
  coinShort: null,
  dependsOn: [],
};

export const ORDER: Order = {
  kind: 'test',
  chainId: 1,
  account: ME,
  terms: null,
  needs: [],
  limits: { leaves: [], arrives: [] },
  lastSecond: null,
};

export const DRAFT: OrderDraft = { order: ORDER, record: { summary: { kind: 'withdrawStake' } } };

export const REQUEST = {
  chainId: 1,
  account: ME,
  token: USDC,
  spender: SPENDER,
  amount: rawAmount(100n),
  permit: { type: 'amount', name: 'USD Coin', version: '2' },
} as const;

/** A promise that a test settles when it likes. */
export function later<Value>(): { readonly promise: Promise<Value>; readonly settle: (value: Value) => void } {
  let settle: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}

/** The flows over a real store and fake ports: everything goes well unless a test says otherwise. */
export function world(changes: Partial<OrderPorts> = {}, { sendsBatches = false } = {}) {
  const store = createSharedStore({});
  store.addSlice({ name: 'orders', reducer: ordersReducer });
  store.dispatch(chainChosen(1));
  const connect = (account: Address) => {
    const connected = { connectorId: 'x', name: 'x', isExtension: true, canDisconnect: true, sendsBatches };
    store.dispatch(walletConnected({ account, walletChainId: 1, connected }));
  };
  connect(ME);
  const mine = (number: number, timestamp: number) => store.dispatch(blockMined({ chainId: 1, number, timestamp }));
  mine(1, 1000);
  const sent: string[] = [];
  let settle: (id: string, outcome: SettledRequest) => void = () => undefined;
  let changed: () => void = () => undefined;
  const ports: OrderPorts = {
    prepare: async () => ok(PREPARED),
    send: async () => {
      sent.push('order');
      return { kind: 'sent', hash: hashOf('a') };
    },
    resolveName: async () => ok(FRIEND),
    allowance: async () => ok(ZERO_AMOUNT),
    refusesChange: async () => false,
    approve: async (_request, { kind, value }) => {
      sent.push(`${kind} ${value}`);
      return { kind: 'sent', hash: hashOf('b') };
    },
    permitNonce: async () => ok(ZERO_AMOUNT),
    signPermit: async () => err({ code: 'unknown', message: 'No signature' }),
    owner: async () => ({ hasCode: false, isMulticallWallet: false }),
    watch: (_chainId, _dependsOn, told) => {
      changed = told;
      return () => {
        changed = () => undefined;
      };
    },
    onSettled: (listener) => {
      settle = listener;
      return () => undefined;
    },
    ...changes,
  };
  const said: string[] = [];
  let count = 0;
  const common = {
    store,
    ports,
    newId: () => `id-${(count += 1)}`,
    console: { error: (...texts: unknown[]) => void said.push(texts.join(' ')) },
  };
  return {
    store,
    connect,
    mine,
    sent,
    said,
    settle: (id: string, outcome: SettledRequest) => settle(id, outcome),
    somethingChanged: () => changed(),
    orders: createOrderFlow({ ...common, nowSeconds: () => 1000 }),
    allowances: createAllowanceFlow(common),
    state: () => stateOf(store, ordersSlice),
    status: () => stateOf(store, ordersSlice).orders.open.test?.status,
  };
}

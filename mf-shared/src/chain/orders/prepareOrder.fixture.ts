import type { ChainError, ChainNode, ChainReads } from '../../contract/ports';
import { literalAddress } from '../../domain/address';
import type { Order, OrderCall, OrderKind } from '../../domain/orders/order';
import type { Statement } from '../../domain/orders/statement';
import { rawAmount, ZERO_AMOUNT } from '../../domain/rawAmount';
import { err, ok, type Result } from '../../domain/result';
import type { Token } from '../../domain/tokens/currency';
import { requireHexText, uintWord } from '../abiWords';

export const ME = literalAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266');
export const FRIEND = literalAddress('0x70997970C51812dc3A010C7d01b50e0d17dc79C8');
export const ROUTER = literalAddress('0xE592427A0AEce92De3Edee1F18E0157C05861564');
export const USDC: Token = {
  kind: 'token',
  chainId: 1,
  address: literalAddress('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
  decimals: 6,
  symbol: 'USDC',
  name: 'USD Coin',
};

export const PAYS = { kind: 'pays', asset: USDC.address, amount: rawAmount(100n), bound: 'exactly' } as const;
export const RECEIVES = { kind: 'receives', asset: 'native', amount: rawAmount(50n), bound: 'atLeast', recipient: FRIEND } as const;
export const SAYS: readonly Statement[] = [PAYS, RECEIVES];
export const call = (data: string): OrderCall => ({ to: ROUTER, data: requireHexText(data), value: ZERO_AMOUNT });
export const kind = (changes: Partial<OrderKind> = {}): OrderKind => ({
  kind: 'test',
  encode: async () => ok([call('0x11')]),
  promises: () => SAYS,
  read: () => SAYS,
  ...changes,
});
export const order: Order = {
  kind: 'test',
  chainId: 1,
  account: ME,
  terms: null,
  needs: [{ token: USDC, spender: ROUTER, amount: rawAmount(100n), permit: null }],
  limits: {
    leaves: [{ asset: USDC.address, maximum: rawAmount(100n) }],
    arrives: [{ asset: 'native', minimum: rawAmount(50n), recipient: FRIEND }],
  },
  lastSecond: null,
};
export const terms = { permits: [], way: 'call' } as const;
const word = (value: bigint) => `0x${uintWord(value)}`;
const topic = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`;

export interface NodeWorld {
  readonly allowance?: bigint;
  readonly coins?: bigint;
  readonly arrives?: (data: string) => bigint;
  readonly leaves?: bigint;
  /** Where the friend sends on what arrives, in the same run. */
  readonly passedOnTo?: string;
  readonly fails?: (data: string) => string | null;
  readonly simulates?: Result<never, ChainError>;
  /** What an estimate says, of any call or by the call's data. */
  readonly estimate?: Result<bigint, ChainError> | ((data: string) => Result<bigint, ChainError>);
  readonly code?: string;
  /** What the oracle of a rollup asks for publishing a transaction; it does not answer unless told. */
  readonly publishing?: bigint;
}

/** A node that pays 50 wei to the friend for 100 units of the token, unless told otherwise; it counts what it is asked. */
const NO_LOGS: readonly unknown[] = [];

export function nodeOf(world: NodeWorld) {
  const asked: string[] = [];
  const simulated: string[][] = [];
  const simulate = (calls: readonly { to: string; input: string }[]) => {
    simulated.push(calls.map(({ input }) => input.slice(0, 10)));
    let paid = false;
    return calls.map(({ to, input }) => {
      const done = { status: '0x1', gasUsed: '0x5208', logs: NO_LOGS, returnData: '0x' };
      if (input.startsWith('0x70a08231')) return { ...done, returnData: word(paid ? 1000n - (world.leaves ?? 100n) : 1000n) };
      if (input.startsWith('0xdd62ed3e')) return { ...done, returnData: word(0n) };
      const isApproval = input.startsWith('0x095ea7b3');
      if (to !== ROUTER && to !== ME && !isApproval) return done;
      const reason = world.fails?.(input) ?? null;
      if (reason !== null) {
        const text = Buffer.from(reason).toString('hex');
        const data = `0x08c379a0${uintWord(32n)}${uintWord(BigInt(reason.length))}${text.padEnd(64, '0')}`;
        return { ...done, status: '0x0', returnData: data, error: { code: -3200, message: 'execution failed' } };
      }
      if (isApproval) return done;
      paid = true;
      const log = {
        address: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
        topics: ['0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef', topic(ROUTER), topic(FRIEND)],
        data: word(world.arrives?.(input) ?? 50n),
      };
      const passedOn = { ...log, topics: [log.topics[0], topic(FRIEND), topic(world.passedOnTo ?? '')] };
      return { ...done, logs: world.passedOnTo === undefined ? [log] : [log, passedOn] };
    });
  };
  const node: ChainNode = {
    estimateGas: async (_chainId, { data }) =>
      typeof world.estimate === 'function' ? world.estimate(data) : (world.estimate ?? ok(100_000n)),
    call: async () => err({ code: 'unknown', message: 'Not asked here' }),
    logs$: () => {
      throw new Error('Not asked here');
    },
    request: async (_chainId, method, params) => {
      asked.push(method);
      if (method === 'eth_gasPrice') return ok('0xa');
      if (method === 'eth_getBalance') return ok(`0x${(world.coins ?? 10n ** 18n).toString(16)}`);
      if (method === 'eth_getCode') return ok(world.code ?? '0x');
      if (method === 'eth_call') return ok(world.publishing === undefined ? '0x' : word(world.publishing));
      if (world.simulates) return world.simulates;
      const [{ blockStateCalls }] = JSON.parse(JSON.stringify(params));
      return ok([{ calls: simulate(blockStateCalls[0].calls) }]);
    },
  };
  const reads: ChainReads = {
    watch: () => {
      throw new Error('Not asked here');
    },
    block$: () => {
      throw new Error('Not asked here');
    },
    once: async (_chainId, calls) => ok({ blockNumber: 1, data: calls.map(() => requireHexText(word(world.allowance ?? 1000n))) }),
  };
  return { services: { node, reads }, asked, simulated };
}

import { createCallReader, say, selfPermits, type CallArguments, type Statement } from '@dex/mf-shared/orders';
import type { Address } from '@dex/mf-shared/domain';
import type { Side } from '../../domain/v3/positionTerms';

/** 2^128 - 1: everything that is owed. */
const EVERYTHING = String((1n << 128n) - 1n);

/** One function of the position manager as it was called. */
export type PositionStep =
  | { readonly kind: 'permit' | 'unwrap' | 'sweep' | 'refund'; readonly says: readonly Statement[] }
  | { readonly kind: 'createPool' | 'mint'; readonly says: readonly Statement[]; readonly pool: string }
  | { readonly kind: 'increase' | 'decrease'; readonly says: readonly Statement[]; readonly position: string }
  | {
      readonly kind: 'collect';
      readonly says: readonly Statement[];
      readonly position: string;
      readonly recipient: Address;
      readonly only: Side | null;
    };

const amounts = (args: CallArguments): readonly Statement[] => [
  say.detail('deposit0', args.amount('amount0Desired')),
  say.detail('deposit1', args.amount('amount1Desired')),
  say.detail('minimum0', args.amount('amount0Min')),
  say.detail('minimum1', args.amount('amount1Min')),
  say.until(args.seconds('deadline')),
];

const pool = (args: CallArguments) => [args.address('token0'), args.address('token1'), args.amount('fee')].join(' ');
const position = (args: CallArguments) => args.amount('tokenId');

/** The one side that is collected, null for both; `part` of what is owed is never asked for. */
function sideIn(most0: string, most1: string): Side | null | 'part' {
  const [first, second] = [most0, most1].map((most) => (most === EVERYTHING ? 'all' : most === '0' ? 'none' : 'part'));
  if (first === 'all' && second === 'all') return null;
  if (first === 'all' && second === 'none') return 0;
  return first === 'none' && second === 'all' ? 1 : 'part';
}

const readStep = createCallReader<PositionStep>({
  ...selfPermits<PositionStep>((says) => ({ kind: 'permit', says })),
  'function createAndInitializePoolIfNecessary(address token0, address token1, uint24 fee, uint160 sqrtPriceX96) payable': (args) => {
    const says = [
      say.detail('newPool0', args.address('token0')),
      say.detail('newPool1', args.address('token1')),
      say.detail('newPoolFee', args.amount('fee')),
      say.detail('startSqrtPriceX96', args.amount('sqrtPriceX96')),
    ];
    return { kind: 'createPool', pool: pool(args), says };
  },
  'function mint(tuple(address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline) params) payable':
    (args) => {
      const params = args.tuple('params');
      return {
        kind: 'mint',
        pool: pool(params),
        says: [
          say.detail('token0', params.address('token0')),
          say.detail('token1', params.address('token1')),
          say.detail('fee', params.amount('fee')),
          say.detail('tickLower', params.whole('tickLower')),
          say.detail('tickUpper', params.whole('tickUpper')),
          say.detail('recipient', params.address('recipient')),
          ...amounts(params),
        ],
      };
    },
  'function increaseLiquidity(tuple(uint256 tokenId, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, uint256 deadline) params) payable':
    (args) => {
      const params = args.tuple('params');
      return { kind: 'increase', position: position(params), says: [say.detail('position', position(params)), ...amounts(params)] };
    },
  'function decreaseLiquidity(tuple(uint256 tokenId, uint128 liquidity, uint256 amount0Min, uint256 amount1Min, uint256 deadline) params) payable':
    (args) => {
      const params = args.tuple('params');
      return {
        kind: 'decrease',
        position: position(params),
        says: [
          say.detail('position', position(params)),
          say.detail('liquidity', params.amount('liquidity')),
          say.detail('freed0', params.amount('amount0Min')),
          say.detail('freed1', params.amount('amount1Min')),
          say.until(params.seconds('deadline')),
        ],
      };
    },
  'function collect(tuple(uint256 tokenId, address recipient, uint128 amount0Max, uint128 amount1Max) params) payable': (args) => {
    const params = args.tuple('params');
    const only = sideIn(params.amount('amount0Max'), params.amount('amount1Max'));
    if (only === 'part') return null;
    return {
      kind: 'collect',
      position: position(params),
      recipient: params.address('recipient'),
      only,
      says: [say.detail('position', position(params)), ...(only === null ? [] : [say.detail('only', String(only))])],
    };
  },
  'function unwrapWETH9(uint256 amountMinimum, address recipient) payable': (args) => ({
    kind: 'unwrap',
    says: [say.receivesAtLeast('native', args.amount('amountMinimum'), args.address('recipient'))],
  }),
  'function sweepToken(address token, uint256 amountMinimum, address recipient) payable': (args) => ({
    kind: 'sweep',
    says: [say.receivesAtLeast(args.address('token'), args.amount('amountMinimum'), args.address('recipient'))],
  }),
  'function refundETH() payable': () => ({ kind: 'refund', says: [] }),
});

const readTogether = createCallReader<readonly PositionStep[]>({
  'function multicall(bytes[] data) payable': (args, call, account) => {
    const steps = args.bytesList('data').map((data) => readStep({ ...call, data }, account));
    const known = steps.filter((step) => step !== null);
    return known.length === steps.length ? known : null;
  },
});

/** The functions that a call to the position manager makes, in their order; null when one of them is not known. */
export const readPositionSteps: typeof readTogether = (call, account) => {
  const together = readTogether(call, account);
  if (together) return together;
  const alone = readStep(call, account);
  return alone && [alone];
};

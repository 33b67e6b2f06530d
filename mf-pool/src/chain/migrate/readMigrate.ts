import { ZERO_AMOUNT } from '@dex/mf-shared/domain';
import { createCallReader, say, selfPermits, type Statement } from '@dex/mf-shared/orders';

interface Step {
  readonly kind: 'permit' | 'createPool' | 'migrate';
  readonly says: readonly Statement[];
  /** The pool that the step is about; a permit is about none. */
  readonly pool: string | null;
}

const poolOf = (token0: string, token1: string, fee: string) => `${token0} ${token1} ${fee}`;

const readStep = createCallReader<Step>({
  ...selfPermits<Step>((says) => ({ kind: 'permit', says, pool: null })),
  'function createAndInitializePoolIfNecessary(address token0, address token1, uint24 fee, uint160 sqrtPriceX96) payable': (args) => ({
    kind: 'createPool',
    pool: poolOf(args.address('token0'), args.address('token1'), args.amount('fee')),
    says: [
      say.detail('newPool0', args.address('token0')),
      say.detail('newPool1', args.address('token1')),
      say.detail('newPoolFee', args.amount('fee')),
      say.detail('startSqrtPriceX96', args.amount('sqrtPriceX96')),
    ],
  }),
  'function migrate(tuple(address pair, uint256 liquidityToMigrate, uint8 percentageToMigrate, address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline, bool refundAsETH) params)':
    (args) => {
      const params = args.tuple('params');
      // What is left over comes as the native coin, never wrapped.
      if (!params.flag('refundAsETH')) return null;
      return {
        kind: 'migrate',
        pool: poolOf(params.address('token0'), params.address('token1'), params.amount('fee')),
        says: [
          say.paysExactly(params.address('pair'), params.amount('liquidityToMigrate')),
          say.detail('percentage', params.amount('percentageToMigrate')),
          say.detail('token0', params.address('token0')),
          say.detail('token1', params.address('token1')),
          say.detail('fee', params.amount('fee')),
          say.detail('tickLower', params.whole('tickLower')),
          say.detail('tickUpper', params.whole('tickUpper')),
          say.detail('minimum0', params.amount('amount0Min')),
          say.detail('minimum1', params.amount('amount1Min')),
          say.detail('recipient', params.address('recipient')),
          say.until(params.seconds('deadline')),
        ],
      };
    },
});

/** The migrator's `multicall`: permits, the pool where it is made, the move. Anything else, or another order, is refused. */
export const readMigrate = createCallReader<readonly Statement[]>({
  'function multicall(bytes[] data) payable': (args, call, account) => {
    const steps = args.bytesList('data').map((data) => readStep({ ...call, data, value: ZERO_AMOUNT }, account));
    const known = steps.filter((step) => step !== null);
    const kinds = known.map(({ kind }) => kind).join(' ');
    const pools = new Set(known.flatMap(({ pool }) => pool ?? []));
    const isWhole = known.length === steps.length && /^(permit )*(createPool )?migrate$/.test(kinds);
    // The migrator takes no native coin for this.
    if (!isWhole || pools.size > 1 || call.value !== ZERO_AMOUNT) return null;
    return [...say.calls('migrate', call.to), ...known.flatMap(({ says }) => says)];
  },
});

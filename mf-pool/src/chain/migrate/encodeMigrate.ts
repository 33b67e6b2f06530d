import { utils } from 'ethers';
import { requireHexText } from '@dex/mf-shared/chain';
import { ZERO_AMOUNT, type Address, type SignedPermit } from '@dex/mf-shared/domain';
import type { OrderCall } from '@dex/mf-shared/orders';
import { PERCENTAGE_TO_MIGRATE, type MigrateTerms } from '../../domain/migrate/migrateOrder';

const MIGRATOR = new utils.Interface([
  'function multicall(bytes[] data) payable',
  'function selfPermitIfNecessary(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) payable',
  'function createAndInitializePoolIfNecessary(address token0, address token1, uint24 fee, uint160 sqrtPriceX96) payable',
  'function migrate(tuple(address pair, uint256 liquidityToMigrate, uint8 percentageToMigrate, address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline, bool refundAsETH) params)',
]);

/** One multicall (MIGRATE-3): the permit where one was signed, the pool where it is missing, the move itself. */
export function encodeMigrate(terms: MigrateTerms, account: Address, permit: SignedPermit | null): OrderCall {
  const { createAtSqrtPriceX96, token0, token1, fee } = terms;
  const steps: string[] = [];
  if (permit?.permitType === 'amount') {
    const { tokenAddress, amount, deadline, v, r, s } = permit;
    // "IfNecessary": somebody may have sent the permit from the pool of waiting transactions already.
    steps.push(MIGRATOR.encodeFunctionData('selfPermitIfNecessary', [tokenAddress, amount, deadline, v, r, s]));
  }
  if (createAtSqrtPriceX96 !== null) {
    steps.push(
      MIGRATOR.encodeFunctionData('createAndInitializePoolIfNecessary', [token0.address, token1.address, fee, createAtSqrtPriceX96]),
    );
  }
  const params = {
    pair: terms.pair,
    liquidityToMigrate: terms.liquidityToMigrate,
    percentageToMigrate: PERCENTAGE_TO_MIGRATE,
    token0: token0.address,
    token1: token1.address,
    fee,
    tickLower: terms.tickLower,
    tickUpper: terms.tickUpper,
    amount0Min: terms.amount0Min,
    amount1Min: terms.amount1Min,
    recipient: account,
    deadline: terms.deadlineSeconds,
    refundAsETH: true,
  };
  steps.push(MIGRATOR.encodeFunctionData('migrate', [params]));
  return { to: terms.migrator, data: requireHexText(MIGRATOR.encodeFunctionData('multicall', [steps])), value: ZERO_AMOUNT };
}

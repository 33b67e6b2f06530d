import { utils } from 'ethers';
import { rawAmount } from '@dex/mf-shared/domain';
import type { OrderCall } from '@dex/mf-shared/orders';
import { ACCOUNT, addTerms, mainnet, migrateTerms, ONE, permit, removeTerms, STAKING, TWO } from '../domain/orders.fixture';
import type { MigrateTerms } from '../domain/migrate/migrateOrder';
import { encodeMigrate } from './migrate/encodeMigrate';
import { encodeExit, encodeGetReward, encodeStake } from './mining/encodeStaking';
import { encodeAdd, encodeRemove } from './v2/encodeLiquidity';

/** The contracts' own signatures, written out apart from the code under test. */
const abi = new utils.Interface([
  'function addLiquidity(address,address,uint256,uint256,uint256,uint256,address,uint256)',
  'function addLiquidityETH(address,uint256,uint256,uint256,address,uint256)',
  'function removeLiquidity(address,address,uint256,uint256,uint256,address,uint256)',
  'function removeLiquidityETH(address,uint256,uint256,uint256,address,uint256)',
  'function removeLiquidityETHSupportingFeeOnTransferTokens(address,uint256,uint256,uint256,address,uint256)',
  'function removeLiquidityWithPermit(address,address,uint256,uint256,uint256,address,uint256,bool,uint8,bytes32,bytes32)',
  'function removeLiquidityETHWithPermit(address,uint256,uint256,uint256,address,uint256,bool,uint8,bytes32,bytes32)',
  'function removeLiquidityETHWithPermitSupportingFeeOnTransferTokens(address,uint256,uint256,uint256,address,uint256,bool,uint8,bytes32,bytes32)',
  'function stake(uint256)',
  'function stakeWithPermit(uint256,uint256,uint8,bytes32,bytes32)',
  'function exit()',
  'function getReward()',
  'function multicall(bytes[])',
  'function selfPermitIfNecessary(address,uint256,uint256,uint8,bytes32,bytes32)',
  'function createAndInitializePoolIfNecessary(address,address,uint24,uint160)',
  'function migrate(tuple(address,uint256,uint8,address,address,uint24,int24,int24,uint256,uint256,address,uint256,bool))',
]);

function decoded({ data }: Pick<OrderCall, 'data'> | { readonly data: string }): readonly unknown[] {
  const { name, args } = abi.parseTransaction({ data });
  return [name, ...args.map((value: unknown) => (typeof value === 'boolean' || typeof value === 'number' ? value : String(value)))];
}

const signature = [permit.v, permit.r, permit.s];
const removeNative = { ...removeTerms, a: mainnet.native };

// V2-7
describe('adding', () => {
  it('two tokens', () => {
    const call = encodeAdd(addTerms, ACCOUNT);
    expect(call.value).toBe('0');
    expect(decoded(call)).toEqual(['addLiquidity', ONE.address, TWO.address, '100', '200', '99', '198', ACCOUNT, '1234']);
  });

  it('a token and the native coin, on either side', () => {
    const second = encodeAdd({ ...addTerms, b: mainnet.native }, ACCOUNT);
    expect([second.value, ...decoded(second)]).toEqual(['200', 'addLiquidityETH', ONE.address, '100', '99', '198', ACCOUNT, '1234']);
    const first = encodeAdd({ ...addTerms, a: mainnet.native }, ACCOUNT);
    expect([first.value, ...decoded(first)]).toEqual(['100', 'addLiquidityETH', TWO.address, '200', '198', '99', ACCOUNT, '1234']);
  });
});

// V2-6
describe('removing', () => {
  it('two tokens, after an approval', () => {
    expect(encodeRemove(removeTerms, ACCOUNT, null).map(decoded)).toEqual([
      ['removeLiquidity', ONE.address, TWO.address, '50', '99', '198', ACCOUNT, '1234'],
    ]);
  });

  it('as native coin: the plain call first, then the one for tokens that charge', () => {
    expect(encodeRemove(removeNative, ACCOUNT, null).map(decoded)).toEqual([
      ['removeLiquidityETH', TWO.address, '50', '198', '99', ACCOUNT, '1234'],
      ['removeLiquidityETHSupportingFeeOnTransferTokens', TWO.address, '50', '198', '99', ACCOUNT, '1234'],
    ]);
  });

  it('with a signature: the permit variants, with the deadline that was signed', () => {
    expect(encodeRemove(removeTerms, ACCOUNT, permit).map(decoded)).toEqual([
      ['removeLiquidityWithPermit', ONE.address, TWO.address, '50', '99', '198', ACCOUNT, '999', false, ...signature],
    ]);
    expect(encodeRemove(removeNative, ACCOUNT, permit).map((call) => decoded(call)[0])).toEqual([
      'removeLiquidityETHWithPermit',
      'removeLiquidityETHWithPermitSupportingFeeOnTransferTokens',
    ]);
  });
});

// MINING-5
describe('staking, with fixed gas', () => {
  const terms = { stakingRewards: STAKING, amount: rawAmount(7n) };
  it.each([
    [encodeStake(terms, null), ['stake', '7'], '350000'],
    [encodeStake(terms, permit), ['stakeWithPermit', '7', '999', ...signature], '350000'],
    [encodeExit(terms), ['exit'], '300000'],
    [encodeGetReward(terms), ['getReward'], '350000'],
  ] as const)('%#', (call, says, gas) => {
    expect(decoded(call)).toEqual(says);
    expect([call.to, call.value, call.gasLimit]).toEqual([STAKING, '0', gas]);
  });
});

// MIGRATE-3
describe('migrating', () => {
  const steps = (terms: MigrateTerms, signed: typeof permit | null) => {
    const [inner]: unknown[] = abi
      .decodeFunctionData('multicall', encodeMigrate(terms, ACCOUNT, signed).data)
      .map((value: unknown) => value);
    if (!Array.isArray(inner)) throw new Error('no steps');
    return inner.map((data: unknown) => decoded({ data: String(data) }));
  };
  const migrate = ['migrate', [migrateTerms.pair, 50, 100, ONE.address, TWO.address, 3000, -60, 60, 1, 2, ACCOUNT, 1234, true].join()];

  it('into a pool that exists, after an approval: the move alone', () => {
    expect(steps(migrateTerms, null)).toEqual([migrate]);
  });

  it('into a missing pool, with a signature: permit, pool, move, in this order', () => {
    expect(steps({ ...migrateTerms, createAtSqrtPriceX96: String(1n << 96n) }, permit)).toEqual([
      ['selfPermitIfNecessary', permit.tokenAddress, '50', '999', ...signature],
      ['createAndInitializePoolIfNecessary', ONE.address, TWO.address, 3000, String(1n << 96n)],
      migrate,
    ]);
  });
});

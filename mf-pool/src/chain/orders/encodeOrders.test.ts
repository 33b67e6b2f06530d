import { utils } from 'ethers';
import {
  ACCOUNT,
  addOrder,
  mainnet,
  migrateOrder,
  ONE,
  permit,
  removeOrder,
  stakeOrder,
  STAKING,
  TWO,
} from '../../domain/orders/orders.fixture';
import { encodeMigrate } from '../migrate/encodeMigrate';
import { encodeStaking } from '../mining/encodeStaking';
import { encodeAdd, encodeRemove } from '../v2/encodeLiquidity';
import type { EncodedCall } from './encodedCall';

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

function decoded({ data }: Pick<EncodedCall, 'data'> | { readonly data: string }): readonly unknown[] {
  const { name, args } = abi.parseTransaction({ data });
  return [name, ...args.map((value: unknown) => (typeof value === 'boolean' || typeof value === 'number' ? value : String(value)))];
}

const signature = [permit.v, permit.r, permit.s];
const native = { ...addOrder, b: mainnet.native };
const removeNative = { ...removeOrder, a: mainnet.native };

describe('adding', () => {
  it('two tokens', () => {
    const call = encodeAdd(addOrder, mainnet);
    expect(call.value).toBe('0');
    expect(decoded(call)).toEqual(['addLiquidity', ONE.address, TWO.address, '100', '200', '99', '198', ACCOUNT, '1234']);
  });

  // V2-7
  it('a token and the native coin, on either side', () => {
    const second = encodeAdd(native, mainnet);
    expect([second.value, ...decoded(second)]).toEqual(['200', 'addLiquidityETH', ONE.address, '100', '99', '198', ACCOUNT, '1234']);
    const first = encodeAdd({ ...addOrder, a: mainnet.native }, mainnet);
    expect([first.value, ...decoded(first)]).toEqual(['100', 'addLiquidityETH', TWO.address, '200', '198', '99', ACCOUNT, '1234']);
  });
});

describe('removing', () => {
  it('two tokens, after an approval', () => {
    expect(encodeRemove(removeOrder, mainnet).map(decoded)).toEqual([
      ['removeLiquidity', ONE.address, TWO.address, '50', '99', '198', ACCOUNT, '1234'],
    ]);
  });

  // V2-6
  it('as native coin: the plain call first, then the one for tokens that charge', () => {
    expect(encodeRemove(removeNative, mainnet).map(decoded)).toEqual([
      ['removeLiquidityETH', TWO.address, '50', '198', '99', ACCOUNT, '1234'],
      ['removeLiquidityETHSupportingFeeOnTransferTokens', TWO.address, '50', '198', '99', ACCOUNT, '1234'],
    ]);
  });

  it('with a signature: the permit variants, with the deadline that was signed', () => {
    const signed = { isApproved: false, permit };
    expect(encodeRemove({ ...removeOrder, ...signed }, mainnet).map(decoded)).toEqual([
      ['removeLiquidityWithPermit', ONE.address, TWO.address, '50', '99', '198', ACCOUNT, '999', false, ...signature],
    ]);
    expect(encodeRemove({ ...removeNative, ...signed }, mainnet).map((call) => decoded(call)[0])).toEqual([
      'removeLiquidityETHWithPermit',
      'removeLiquidityETHWithPermitSupportingFeeOnTransferTokens',
    ]);
  });

  it('without the signature once there is an approval', () => {
    expect(decoded(encodeRemove({ ...removeOrder, permit }, mainnet)[0] ?? { data: '0x' })[0]).toBe('removeLiquidity');
  });
});

describe('staking, with its fixed gas', () => {
  const bare = { chainId: 1, account: ACCOUNT, stakingRewards: STAKING } as const;
  it.each([
    [stakeOrder, ['stake', '7'], 350_000n],
    [{ ...stakeOrder, isApproved: false, permit }, ['stakeWithPermit', '7', '999', ...signature], 350_000n],
    [{ ...bare, kind: 'withdraw' }, ['exit'], 300_000n],
    [{ ...bare, kind: 'claim', rewardSymbol: 'UNI' }, ['getReward'], 350_000n],
  ] as const)('%#', (order, call, gas) => {
    const encoded = encodeStaking(order);
    expect(decoded(encoded)).toEqual(call);
    expect([encoded.to, encoded.value, encoded.gasLimit]).toEqual([STAKING, '0', gas]);
  });
});

describe('migrating', () => {
  const steps = (order: typeof migrateOrder) => {
    const [inner]: unknown[] = abi.decodeFunctionData('multicall', encodeMigrate(order).data).map((value: unknown) => value);
    if (!Array.isArray(inner)) throw new Error('no steps');
    return inner.map((data: unknown) => decoded({ data: String(data) }));
  };
  const migrate = ['migrate', [migrateOrder.pair, 50, 100, ONE.address, TWO.address, 3000, -60, 60, 1, 2, ACCOUNT, 1234, true].join()];

  it('into a pool that exists, after an approval: the move alone', () => {
    expect(steps(migrateOrder)).toEqual([migrate]);
  });

  // MIGRATE-3
  it('into a missing pool, with a signature: permit, pool, move, in this order', () => {
    expect(steps({ ...migrateOrder, isApproved: false, permit, createAtSqrtPriceX96: String(1n << 96n) })).toEqual([
      ['selfPermitIfNecessary', permit.tokenAddress, '50', '999', ...signature],
      ['createAndInitializePoolIfNecessary', ONE.address, TWO.address, 3000, String(1n << 96n)],
      migrate,
    ]);
  });
});

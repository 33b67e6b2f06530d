import { EMPTY_CONFIG, rawAmount, requireAddress, resolveChains, type Token } from '@dex/mf-shared/domain';
import { sqrtRatioAtTick } from '@dex/mf-shared/domain/maths';
import type { PositionFacts } from '../../domain/v3/position';
import type { AddInputs } from './addFacts';

export const chains = resolveChains(EMPTY_CONFIG);
export const account = requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
export const LOW: Token = {
  kind: 'token',
  chainId: 1,
  address: requireAddress(`0x${'1'.repeat(40)}`),
  decimals: 18,
  symbol: 'LOW',
  name: 'Low',
};
export const HIGH: Token = {
  kind: 'token',
  chainId: 1,
  address: requireAddress(`0x${'2'.repeat(40)}`),
  decimals: 18,
  symbol: 'HIGH',
  name: 'High',
};

/** An open position in the pool of both tokens, around a price of one. */
export const samplePosition: PositionFacts = {
  tokenId: '11',
  nonce: '0',
  operator: account,
  token0: LOW.address,
  token1: HIGH.address,
  fee: 3000,
  tickLower: -60,
  tickUpper: 60,
  liquidity: '1',
  feeGrowthInside0LastX128: '0',
  feeGrowthInside1LastX128: '0',
  tokensOwed0: '0',
  tokensOwed1: '0',
};

/** A form that is ready to be added: both tokens, a pool at a price of one, a range around it, one token typed. */
export const readyInputs: AddInputs = {
  chain: chains[1],
  currencyA: LOW,
  currencyB: HIGH,
  decimals: 'contract',
  hasUnsupportedAsset: false,
  fee: 3000,
  position: null,
  pool: { kind: 'exists', sqrtPriceX96: String(sqrtRatioAtTick(0)), tick: 0, liquidity: '1000' },
  form: {
    independentField: 'A',
    typedValue: '1',
    leftRangeTypedValue: '0.5',
    rightRangeTypedValue: '2',
    startPriceTypedValue: '',
    rangeKey: '',
  },
  account,
  balanceA: rawAmount(10n ** 20n),
  balanceB: rawAmount(10n ** 20n),
  slippageSetting: 'auto',
  isExpert: false,
};

import type { TokenEntry, V2Entry, V3Entry } from './chainEntry';

/** Pool version 2 at the addresses that mainnet and its test networks share, as its publisher lists them. */
export const UNISWAP_V2: V2Entry = {
  factory: '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f',
  router: '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
  initCodeHash: '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f',
};

/** Pool version 3 at the addresses that nine networks share, as its publisher lists them. */
export const UNISWAP_V3: V3Entry = {
  factory: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
  poolInitCodeHash: '0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54',
  swapRouter: '0xE592427A0AEce92De3Edee1F18E0157C05861564',
  swapRouter02: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
  quoter: '0xb27308f9F90D607463bb33eA1BeBb41C27CE5AB6',
  nonfungiblePositionManager: '0xC36442b4a4522E871399CD717aBDD847Ab11FE88',
};

/** The second quoter of version 3, at the address that its publisher lists for 1, 5, 10 and 42161. */
export const UNISWAP_QUOTER_V2 = '0x61fFE014bA17989E743c5F6cB21bF9697530B21e';

/** The governance token: one address on 1, 3, 4, 5 and 42. */
export const UNI: TokenEntry = {
  address: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984',
  symbol: 'UNI',
  name: 'Uniswap',
  decimals: 18,
};

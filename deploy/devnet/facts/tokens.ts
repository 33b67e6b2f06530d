import type { Hex } from '../node/hex';

/** How a token behaves; `plain` has no trap. */
export type TokenKind =
  | 'plain'
  | 'wrapped'
  | 'usdc'
  | 'allowancePermit'
  | 'silent'
  | 'uni'
  | 'bytes32'
  | 'fee'
  | 'taxed'
  | 'unsellable'
  | 'lying';

/** One token that the seed deploys. `listedDecimals` is what a wrong list claims, `feeBps` what is lost on every transfer, where so. */
export interface TokenFact {
  readonly address: Hex;
  readonly symbol: string;
  readonly name: string;
  readonly decimals: number;
  readonly kind: TokenKind;
  readonly listedDecimals?: number;
  readonly feeBps?: number;
}

const token = (kind: TokenKind, symbol: string, name: string, decimals: number, address: Hex): TokenFact => ({
  address,
  symbol,
  name,
  decimals,
  kind,
});

/** Tokens of the chain with id 1; the odd ones sit at invented addresses. */
export const MAINNET_TOKENS = {
  WETH: token('wrapped', 'WETH', 'Wrapped Ether', 18, '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'),
  DAI: token('allowancePermit', 'DAI', 'Dai Stablecoin', 18, '0x6B175474E89094C44Da98b954EedeAC495271d0F'),
  USDC: token('usdc', 'USDC', 'USD Coin', 6, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
  USDT: token('silent', 'USDT', 'Tether USD', 6, '0xdAC17F958D2ee523a2206206994597C13D831ec7'),
  WBTC: token('plain', 'WBTC', 'Wrapped BTC', 8, '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599'),
  UNI: token('uni', 'UNI', 'Uniswap', 18, '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'),
  FEI: token('plain', 'FEI', 'Fei USD', 18, '0x956F47F50A910163D8BF957Cf5846D573E7f87CA'),
  TRIBE: token('plain', 'TRIBE', 'Tribe', 18, '0xc7283b66Eb1EB5FB86327f08e1B5816b0720212B'),
  FRAX: token('plain', 'FRAX', 'Frax', 18, '0x853d955aCEf822Db058eb8505911ED77F175b99e'),
  FXS: token('plain', 'FXS', 'Frax Share', 18, '0x3432B6A60D23Ca0dFCa7761B7ab56459D9C964D0'),
  RENBTC: token('plain', 'renBTC', 'renBTC', 8, '0xEB4C2781e4ebA804CE9a9803C67d0893436bB27D'),
  AMPL: token('plain', 'AMPL', 'Ampleforth', 9, '0xD46bA6D942050d489DBd938a2C909A5d5039A161'),
  FLI: token('plain', 'ETH2x-FLI', 'ETH 2x Flexible Leverage Index', 18, '0xAa6E8127831c9DE45ae56bB1b0d4D4Da6e5665BD'),
  CDAI: token('plain', 'cDAI', 'Compound Dai', 8, '0x5d3a536E4D6DbD6114cc1Ead35777bAB948E3643'),
  CUSDC: token('plain', 'cUSDC', 'Compound USD Coin', 8, '0x39AA39c021dfbaE8faC545936693aC917d5E7563'),
  WHOLE: token('plain', 'WHOLE', 'Whole Units', 0, '0x0dd0000000000000000000000000000000000001'),
  FINE: token('plain', 'FINE', 'Very Fine Units', 24, '0x0dd0000000000000000000000000000000000002'),
  OLD: token('bytes32', 'OLD', 'Old Token', 18, '0x0dd0000000000000000000000000000000000003'),
  BURN: { ...token('fee', 'BURN', 'Burns On Transfer', 18, '0x0dd0000000000000000000000000000000000004'), feeBps: 100 },
  NAMELESS: token('plain', 'NONAME', '', 18, '0x0dd0000000000000000000000000000000000005'),
  MISLED: { ...token('plain', 'MISLED', 'Listed Wrongly', 18, '0x0dd0000000000000000000000000000000000006'), listedDecimals: 6 },
  HALF: { ...token('fee', 'HALF', 'Halves On Transfer', 18, '0x0dd0000000000000000000000000000000000007'), feeBps: 5000 },
  TAXED: token('taxed', 'TAXED', 'Taxed Trades', 18, '0x0dd0000000000000000000000000000000000008'),
  STUCK: token('unsellable', 'STUCK', 'Cannot Be Sold', 18, '0x0dd0000000000000000000000000000000000009'),
  LIAR: token('lying', 'LIAR', 'Lying Events', 18, '0x0dd000000000000000000000000000000000000a'),
} as const satisfies Record<string, TokenFact>;

/** Tokens of the chain with id 42161. */
export const ARBITRUM_TOKENS = {
  WETH: token('wrapped', 'WETH', 'Wrapped Ether', 18, '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1'),
  USDC: token('plain', 'USDC', 'USD//C', 6, '0xFF970A61A04b1cA14834A43f5dE4533eBDDB5CC8'),
  DAI: token('plain', 'DAI', 'Dai stable coin', 18, '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1'),
  USDT: token('plain', 'USDT', 'Tether USD', 6, '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9'),
  WBTC: token('plain', 'WBTC', 'Wrapped BTC', 8, '0x2f2a2543B76A4166549F7aaB2e75Bef0aefC5B0f'),
} as const satisfies Record<string, TokenFact>;

/** Tokens of the chain with id 196. */
export const X_LAYER_TOKENS = {
  WOKB: token('wrapped', 'WOKB', 'Wrapped OKB', 18, '0xe538905cf8410324e03A5A23C1c177a474D59b2b'),
  USDT: token('plain', 'USDT', 'Tether USD', 6, '0x1E4a5963aBFD975d8c9021ce480b42188849D41d'),
  USDC: token('plain', 'USDC', 'USD Coin', 6, '0x74b7F16337b8972027F6196A17a631aC6dE26d22'),
  USDT0: token('plain', 'USDT0', 'USDT0', 6, '0x779Ded0c9e1022225f8E0630b35a9b54bE713736'),
  USDG: token('plain', 'USDG', 'Global Dollar', 6, '0x4ae46a509F6b1D9056937BA4500cb143933D2dc8'),
  WETH: token('plain', 'WETH', 'Wrapped Ether', 18, '0x5A77f1443D16ee5761d310e38b62f77f726bC71c'),
  WBTC: token('plain', 'WBTC', 'Wrapped BTC', 8, '0xEA034fb02eB1808C2cc3adbC15f447B93CbE08e1'),
} as const satisfies Record<string, TokenFact>;

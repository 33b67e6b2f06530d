import type { ChainEntry } from './chainEntry';
import { UNI, UNISWAP_V2, UNISWAP_V3 } from './sharedContracts';

/** Mainnet, chain 1. */
export const MAINNET_ENTRY: ChainEntry = {
  chainId: 1,
  key: 'mainnet',
  label: 'Mainnet',
  isTestnet: false,
  isRetired: false,
  isListedLayer2: false,
  native: { name: 'Ether', symbol: 'ETH' },
  wrappedNative: { address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', symbol: 'WETH', name: 'Wrapped Ether', decimals: 18 },
  explorer: {
    name: 'Etherscan',
    url: 'https://etherscan.io',
    paths: { transaction: '/tx/', token: '/token/', address: '/address/', block: '/block/' },
  },
  rpcUrls: ['https://ethereum.reth.rs/rpc'],
  hostedRpcUrl: 'https://mainnet.infura.io/v3/{key}',
  bridgeUrl: null,
  docsUrl: 'https://docs.uniswap.org/',
  infoUrl: 'https://info.uniswap.org/#/',
  blockTimeSeconds: 12,
  pollingIntervalMs: 15000,
  background: 'default',
  v2: UNISWAP_V2,
  v3: {
    ...UNISWAP_V3,
    tickLens: '0xbfd8137f7d1516D3ea5cA83523914859ec47F573',
    migrator: '0xA5644E29708357803b5A882D272c41cC0dF92B34',
    fee100Enabled: true,
  },
  multicall: {
    uniswapInterfaceMulticall: '0x1F98415757620B543A52E61c46B32eB19261F984',
    multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  },
  sushi: {
    factory: '0xC0AEe478e3658e2610c5F7A4A2E1777cE9e4f2Ac',
    initCodeHash: '0xe18a34eb0e04b04f7a0ac29a6e80748dca96319b42c54d679cb821dca90c6303',
  },
  governanceToken: UNI,
  governors: {
    governorAlphaV0: '0x5e4be8Bc9637f0EAA1A755019e06A68ce081D58F',
    governorAlphaV1: '0xC4e172459f1E7939D522503B81AFAaC1014CE6F6',
    governorBravo: '0x408ED6354d4973f66138C91495F2f2FCbd8724C3',
    timelock: '0x1a9C8182C09F50C8318d769245beA52c32BE35BC',
  },
  merkleDistributor: '0x090D4613473dEE047c3f2706764f49E0821D256e',
  socksController: '0x65770b5283117639760beA3F867b69b3697a91dd',
  ensRegistry: '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e',
  argentWalletDetector: '0xeca4B0bDBf7c55E9b7925919d03CbF8Dc82537E8',
  subgraphUrl: 'https://api.thegraph.com/subgraphs/name/uniswap/uniswap-v3',
  stablecoin: { address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', rawAmount: '100000000000' },
  miningPools: [
    {
      tokens: ['0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', '0x6B175474E89094C44Da98b954EedeAC495271d0F'],
      stakingRewards: '0xa1484C3aa22a66C62b77E0AE78E15258bd0cB711',
    },
    {
      tokens: ['0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'],
      stakingRewards: '0x7FBa4B8Dc5E7616e59622806932DBea72537A56b',
    },
    {
      tokens: ['0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', '0xdAC17F958D2ee523a2206206994597C13D831ec7'],
      stakingRewards: '0x6C3e4cb2E96B01F4b866965A91ed4437839A121a',
    },
    {
      tokens: ['0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599'],
      stakingRewards: '0xCA35e32e7926b96A9988f61d510E038108d8068e',
    },
  ],
  tokens: [
    { address: '0x6B175474E89094C44Da98b954EedeAC495271d0F', symbol: 'DAI', name: 'Dai Stablecoin', decimals: 18 },
    { address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', symbol: 'USDC', name: 'USD//C', decimals: 6 },
    { address: '0xdAC17F958D2ee523a2206206994597C13D831ec7', symbol: 'USDT', name: 'Tether USD', decimals: 6 },
    { address: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599', symbol: 'WBTC', name: 'Wrapped BTC', decimals: 8 },
    { address: '0x956F47F50A910163D8BF957Cf5846D573E7f87CA', symbol: 'FEI', name: 'Fei USD', decimals: 18 },
    { address: '0xc7283b66Eb1EB5FB86327f08e1B5816b0720212B', symbol: 'TRIBE', name: 'Tribe', decimals: 18 },
    { address: '0x853d955aCEf822Db058eb8505911ED77F175b99e', symbol: 'FRAX', name: 'Frax', decimals: 18 },
    { address: '0x3432B6A60D23Ca0dFCa7761B7ab56459D9C964D0', symbol: 'FXS', name: 'Frax Share', decimals: 18 },
    { address: '0xEB4C2781e4ebA804CE9a9803C67d0893436bB27D', symbol: 'renBTC', name: 'renBTC', decimals: 8 },
    { address: '0xD46bA6D942050d489DBd938a2C909A5d5039A161', symbol: 'AMPL', name: 'Ampleforth', decimals: 9 },
    { address: '0xAa6E8127831c9DE45ae56bB1b0d4D4Da6e5665BD', symbol: 'ETH2x-FLI', name: 'ETH 2x Flexible Leverage Index', decimals: 18 },
    { address: '0x5d3a536E4D6DbD6114cc1Ead35777bAB948E3643', symbol: 'cDAI', name: 'Compound Dai', decimals: 8 },
    { address: '0x39AA39c021dfbaE8faC545936693aC917d5E7563', symbol: 'cUSDC', name: 'Compound USD Coin', decimals: 8 },
    UNI,
  ],
};

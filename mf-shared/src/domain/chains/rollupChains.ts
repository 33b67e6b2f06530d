import type { ChainEntry } from './chainEntry';
import { UNISWAP_QUOTER_V2, UNISWAP_V3 } from './sharedContracts';

/** Arbitrum, chain 42161. */
export const ARBITRUM_ONE_ENTRY: ChainEntry = {
  chainId: 42161,
  key: 'arbitrum-one',
  label: 'Arbitrum',
  isTestnet: false,
  isRetired: false,
  isListedLayer2: true,
  native: { name: 'Ether', symbol: 'ETH' },
  wrappedNative: { address: '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1', symbol: 'WETH', name: 'Wrapped Ether', decimals: 18 },
  explorer: {
    name: 'Arbiscan',
    url: 'https://arbiscan.io',
    paths: { transaction: '/tx/', token: '/address/', address: '/address/', block: '/block/' },
  },
  rpcUrls: ['https://arb1.arbitrum.io/rpc'],
  hostedRpcUrl: 'https://arbitrum-mainnet.infura.io/v3/{key}',
  bridgeUrl: 'https://bridge.arbitrum.io/',
  docsUrl: 'https://offchainlabs.com/',
  infoUrl: 'https://info.uniswap.org/#/arbitrum',
  blockTimeSeconds: 0.25,
  pollingIntervalMs: 1000,
  background: 'arbitrum',
  v3: {
    ...UNISWAP_V3,
    quoterV2: UNISWAP_QUOTER_V2,
    tickLens: '0xbfd8137f7d1516D3ea5cA83523914859ec47F573',
    migrator: '0xA5644E29708357803b5A882D272c41cC0dF92B34',
    fee100Enabled: null,
  },
  multicall: {
    uniswapInterfaceMulticall: '0xadF885960B47eA2CD9B55E6DAc6B42b7Cb2806dB',
    multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  },
  subgraphUrl: 'https://api.thegraph.com/subgraphs/name/ianlapham/uniswap-arbitrum-one',
  stablecoin: { address: '0xFF970A61A04b1cA14834A43f5dE4533eBDDB5CC8', rawAmount: '10000000000' },
  tokens: [
    { address: '0xFF970A61A04b1cA14834A43f5dE4533eBDDB5CC8', symbol: 'USDC', name: 'USD//C', decimals: 6 },
    { address: '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1', symbol: 'DAI', name: 'Dai stable coin', decimals: 18 },
    { address: '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9', symbol: 'USDT', name: 'Tether USD', decimals: 6 },
    { address: '0x2f2a2543B76A4166549F7aaB2e75Bef0aefC5B0f', symbol: 'WBTC', name: 'Wrapped BTC', decimals: 8 },
  ],
};

/** Arbitrum Rinkeby, chain 421611. */
export const ARBITRUM_RINKEBY_ENTRY: ChainEntry = {
  chainId: 421611,
  key: 'arbitrum-rinkeby',
  label: 'Arbitrum Rinkeby',
  isTestnet: true,
  isRetired: true,
  isListedLayer2: true,
  native: { name: 'Ether', symbol: 'ETH' },
  wrappedNative: { address: '0xB47e6A5f8b33b3F17603C83a0535A9dcD7E32681', symbol: 'WETH', name: 'Wrapped Ether', decimals: 18 },
  explorer: {
    name: 'Arbitrum Rinkeby explorer',
    url: 'https://rinkeby-explorer.arbitrum.io',
    paths: { transaction: '/tx/', token: '/address/', address: '/address/', block: '/block/' },
  },
  rpcUrls: ['https://rinkeby.arbitrum.io/rpc'],
  hostedRpcUrl: 'https://arbitrum-rinkeby.infura.io/v3/{key}',
  bridgeUrl: 'https://bridge.arbitrum.io/',
  docsUrl: 'https://offchainlabs.com/',
  infoUrl: 'https://info.uniswap.org/#/arbitrum/',
  blockTimeSeconds: null,
  pollingIntervalMs: 1000,
  background: 'arbitrum',
  v3: {
    ...UNISWAP_V3,
    tickLens: '0xbfd8137f7d1516D3ea5cA83523914859ec47F573',
    migrator: '0xA5644E29708357803b5A882D272c41cC0dF92B34',
    fee100Enabled: null,
  },
  multicall: {
    uniswapInterfaceMulticall: '0xa501c031958F579dB7676fF1CE78AD305794d579',
    multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  },
};

/** Optimism, chain 10. */
export const OPTIMISM_ENTRY: ChainEntry = {
  chainId: 10,
  key: 'optimism',
  label: 'Optimism',
  isTestnet: false,
  isRetired: false,
  isListedLayer2: true,
  native: { name: 'Ether', symbol: 'ETH' },
  wrappedNative: { address: '0x4200000000000000000000000000000000000006', symbol: 'WETH', name: 'Wrapped Ether', decimals: 18 },
  explorer: {
    name: 'Optimistic Etherscan',
    url: 'https://optimistic.etherscan.io',
    paths: { transaction: '/tx/', token: '/token/', address: '/address/', block: '/tx/' },
  },
  rpcUrls: ['https://mainnet.optimism.io'],
  hostedRpcUrl: 'https://optimism-mainnet.infura.io/v3/{key}',
  bridgeUrl: 'https://gateway.optimism.io/',
  docsUrl: 'https://optimism.io/',
  infoUrl: 'https://info.uniswap.org/#/optimism/',
  blockTimeSeconds: 2,
  pollingIntervalMs: 1000,
  background: 'optimism',
  v3: {
    ...UNISWAP_V3,
    quoterV2: UNISWAP_QUOTER_V2,
    tickLens: '0xbfd8137f7d1516D3ea5cA83523914859ec47F573',
    migrator: null,
    fee100Enabled: null,
  },
  multicall: {
    uniswapInterfaceMulticall: '0x1F98415757620B543A52E61c46B32eB19261F984',
    multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  },
  subgraphUrl: 'https://api.thegraph.com/subgraphs/name/ianlapham/uniswap-optimism-dev',
  stablecoin: { address: '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1', rawAmount: '10000000000000000000000' },
  tokens: [
    { address: '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1', symbol: 'DAI', name: 'Dai stable coin', decimals: 18 },
    { address: '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58', symbol: 'USDT', name: 'Tether USD', decimals: 6 },
    { address: '0x68f180fcCe6836688e9084f035309E29Bf0A2095', symbol: 'WBTC', name: 'Wrapped BTC', decimals: 8 },
    { address: '0x7F5c764cBc14f9669B88837ca1490cCa17c31607', symbol: 'USDC', name: 'USD//C', decimals: 6 },
  ],
};

/** Optimistic Kovan, chain 69. */
export const OPTIMISTIC_KOVAN_ENTRY: ChainEntry = {
  chainId: 69,
  key: 'optimistic-kovan',
  label: 'Optimistic Kovan',
  isTestnet: true,
  isRetired: true,
  isListedLayer2: true,
  native: { name: 'Ether', symbol: 'ETH' },
  wrappedNative: { address: '0x4200000000000000000000000000000000000006', symbol: 'WETH', name: 'Wrapped Ether', decimals: 18 },
  explorer: {
    name: 'Optimistic Etherscan',
    url: 'https://kovan-optimistic.etherscan.io',
    paths: { transaction: '/tx/', token: '/token/', address: '/address/', block: '/tx/' },
  },
  rpcUrls: ['https://kovan.optimism.io'],
  hostedRpcUrl: 'https://optimism-kovan.infura.io/v3/{key}',
  bridgeUrl: 'https://gateway.optimism.io/',
  docsUrl: 'https://optimism.io/',
  infoUrl: 'https://info.uniswap.org/#/optimism',
  blockTimeSeconds: null,
  pollingIntervalMs: 1000,
  background: 'optimism',
  v3: { ...UNISWAP_V3, tickLens: null, migrator: null, fee100Enabled: null },
  multicall: {
    uniswapInterfaceMulticall: '0x1F98415757620B543A52E61c46B32eB19261F984',
    multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  },
};

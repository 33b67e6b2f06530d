import type { ChainEntry } from './chainEntry';
import { UNI, UNISWAP_V2, UNISWAP_V3 } from './sharedContracts';

/** Ropsten, chain 3. */
export const ROPSTEN_ENTRY: ChainEntry = {
  chainId: 3,
  key: 'ropsten',
  label: 'Ropsten',
  isTestnet: true,
  isRetired: true,
  isListedLayer2: false,
  native: { name: 'Ether', symbol: 'ETH' },
  wrappedNative: { address: '0xc778417E063141139Fce010982780140Aa0cD5Ab', symbol: 'WETH', name: 'Wrapped Ether', decimals: 18 },
  explorer: {
    name: 'Etherscan',
    url: 'https://ropsten.etherscan.io',
    paths: { transaction: '/tx/', token: '/token/', address: '/address/', block: '/block/' },
  },
  rpcUrls: [],
  hostedRpcUrl: 'https://ropsten.infura.io/v3/{key}',
  bridgeUrl: null,
  docsUrl: 'https://docs.uniswap.org/',
  infoUrl: 'https://info.uniswap.org/#/',
  blockTimeSeconds: null,
  pollingIntervalMs: 15000,
  background: 'default',
  v2: UNISWAP_V2,
  v3: { ...UNISWAP_V3, tickLens: null, migrator: '0xA5644E29708357803b5A882D272c41cC0dF92B34', fee100Enabled: null },
  multicall: {
    uniswapInterfaceMulticall: '0x1F98415757620B543A52E61c46B32eB19261F984',
    multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  },
  governanceToken: UNI,
  governors: {
    governorAlphaV0: '0x5e4be8Bc9637f0EAA1A755019e06A68ce081D58F',
    timelock: '0x1a9C8182C09F50C8318d769245beA52c32BE35BC',
  },
  ensRegistry: '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e',
  tokens: [UNI, { address: '0x07865c6E87B9F70255377e024ace6630C1Eaa37F', symbol: 'USDC', name: 'USD Coin', decimals: 6 }],
};

/** Rinkeby, chain 4. */
export const RINKEBY_ENTRY: ChainEntry = {
  chainId: 4,
  key: 'rinkeby',
  label: 'Rinkeby',
  isTestnet: true,
  isRetired: true,
  isListedLayer2: false,
  native: { name: 'Ether', symbol: 'ETH' },
  wrappedNative: { address: '0xc778417E063141139Fce010982780140Aa0cD5Ab', symbol: 'WETH', name: 'Wrapped Ether', decimals: 18 },
  explorer: {
    name: 'Etherscan',
    url: 'https://rinkeby.etherscan.io',
    paths: { transaction: '/tx/', token: '/token/', address: '/address/', block: '/block/' },
  },
  rpcUrls: [],
  hostedRpcUrl: 'https://rinkeby.infura.io/v3/{key}',
  bridgeUrl: null,
  docsUrl: 'https://docs.uniswap.org/',
  infoUrl: 'https://info.uniswap.org/#/',
  blockTimeSeconds: null,
  pollingIntervalMs: 15000,
  background: 'default',
  v2: UNISWAP_V2,
  v3: { ...UNISWAP_V3, tickLens: null, migrator: '0xA5644E29708357803b5A882D272c41cC0dF92B34', fee100Enabled: null },
  multicall: {
    uniswapInterfaceMulticall: '0x1F98415757620B543A52E61c46B32eB19261F984',
    multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  },
  governanceToken: UNI,
  governors: {
    governorAlphaV0: '0x5e4be8Bc9637f0EAA1A755019e06A68ce081D58F',
    timelock: '0x1a9C8182C09F50C8318d769245beA52c32BE35BC',
  },
  ensRegistry: '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e',
  subgraphUrl: 'https://api.thegraph.com/subgraphs/name/uniswap/uniswap-v3',
  tokens: [UNI, { address: '0xc7AD46e0b8a400Bb3C915120d284AafbA8fc4735', symbol: 'DAI', name: 'Dai Stablecoin', decimals: 18 }],
};

/** Görli, chain 5. */
export const GOERLI_ENTRY: ChainEntry = {
  chainId: 5,
  key: 'goerli',
  label: 'Görli',
  isTestnet: true,
  isRetired: true,
  isListedLayer2: false,
  native: { name: 'Ether', symbol: 'ETH' },
  wrappedNative: { address: '0xB4FBF271143F4FBf7B91A5ded31805e42b2208d6', symbol: 'WETH', name: 'Wrapped Ether', decimals: 18 },
  explorer: {
    name: 'Etherscan',
    url: 'https://goerli.etherscan.io',
    paths: { transaction: '/tx/', token: '/token/', address: '/address/', block: '/block/' },
  },
  rpcUrls: ['https://5.rpc.thirdweb.com'],
  hostedRpcUrl: 'https://goerli.infura.io/v3/{key}',
  bridgeUrl: null,
  docsUrl: 'https://docs.uniswap.org/',
  infoUrl: 'https://info.uniswap.org/#/',
  blockTimeSeconds: null,
  pollingIntervalMs: 15000,
  background: 'default',
  v2: UNISWAP_V2,
  v3: { ...UNISWAP_V3, tickLens: null, migrator: '0xA5644E29708357803b5A882D272c41cC0dF92B34', fee100Enabled: null },
  multicall: {
    uniswapInterfaceMulticall: '0x1F98415757620B543A52E61c46B32eB19261F984',
    multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  },
  governanceToken: UNI,
  governors: {
    governorAlphaV0: '0x5e4be8Bc9637f0EAA1A755019e06A68ce081D58F',
    timelock: '0x1a9C8182C09F50C8318d769245beA52c32BE35BC',
  },
  ensRegistry: '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e',
  tokens: [UNI],
};

/** Kovan, chain 42. */
export const KOVAN_ENTRY: ChainEntry = {
  chainId: 42,
  key: 'kovan',
  label: 'Kovan',
  isTestnet: true,
  isRetired: true,
  isListedLayer2: false,
  native: { name: 'Ether', symbol: 'ETH' },
  wrappedNative: { address: '0xd0A1E359811322d97991E03f863a0C30C2cF029C', symbol: 'WETH', name: 'Wrapped Ether', decimals: 18 },
  explorer: {
    name: 'Etherscan',
    url: 'https://kovan.etherscan.io',
    paths: { transaction: '/tx/', token: '/token/', address: '/address/', block: '/block/' },
  },
  rpcUrls: [],
  hostedRpcUrl: 'https://kovan.infura.io/v3/{key}',
  bridgeUrl: null,
  docsUrl: 'https://docs.uniswap.org/',
  infoUrl: 'https://info.uniswap.org/#/',
  blockTimeSeconds: null,
  pollingIntervalMs: 15000,
  background: 'default',
  v2: UNISWAP_V2,
  v3: { ...UNISWAP_V3, tickLens: null, migrator: '0xA5644E29708357803b5A882D272c41cC0dF92B34', fee100Enabled: null },
  multicall: {
    uniswapInterfaceMulticall: '0x1F98415757620B543A52E61c46B32eB19261F984',
    multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  },
  governanceToken: UNI,
  governors: {
    governorAlphaV0: '0x5e4be8Bc9637f0EAA1A755019e06A68ce081D58F',
    timelock: '0x1a9C8182C09F50C8318d769245beA52c32BE35BC',
  },
  tokens: [UNI],
};

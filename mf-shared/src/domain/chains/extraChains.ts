import type { ChainEntry } from './chainEntry';

/** X Layer, chain 196. */
export const X_LAYER_ENTRY: ChainEntry = {
  chainId: 196,
  key: 'x-layer',
  label: 'X Layer',
  isTestnet: false,
  isRetired: false,
  isListedLayer2: false,
  native: { name: 'OKB', symbol: 'OKB' },
  wrappedNative: { address: '0xe538905cf8410324e03A5A23C1c177a474D59b2b', symbol: 'WOKB', name: 'Wrapped OKB', decimals: 18 },
  explorer: {
    name: 'OKLink',
    url: 'https://www.oklink.com/xlayer',
    paths: { transaction: '/tx/', token: '/token/', address: '/address/', block: '/block/' },
  },
  rpcUrls: ['https://rpc.xlayer.tech', 'https://xlayerrpc.okx.com'],
  hostedRpcUrl: null,
  bridgeUrl: 'https://www.okx.com/xlayer/bridge',
  docsUrl: 'https://web3.okx.com/onchainos/dev-docs/xlayer/',
  infoUrl: 'https://www.okx.com/xlayer',
  blockTimeSeconds: 1,
  pollingIntervalMs: 15000,
  background: 'default',
  v2: {
    factory: '0x2CcaDb1e437AA9cDc741574bDa154686B1F04C09',
    router: '0x1E690F24F704672e44255013C2cB22FC04c46036',
    initCodeHash: '0xda2f1a903916d7de88d9357d27d763f123502a5d48e3b229d5fa049b3ffdeeb5',
  },
  multicall: {
    uniswapInterfaceMulticall: null,
    multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  },
  stablecoin: { address: '0x1E4a5963aBFD975d8c9021ce480b42188849D41d', rawAmount: '1000000' },
  tokens: [
    { address: '0x1E4a5963aBFD975d8c9021ce480b42188849D41d', symbol: 'USDT', name: 'Tether USD', decimals: 6 },
    { address: '0x74b7F16337b8972027F6196A17a631aC6dE26d22', symbol: 'USDC', name: 'USD Coin', decimals: 6 },
    { address: '0x779Ded0c9e1022225f8E0630b35a9b54bE713736', symbol: 'USDT0', name: 'USDT0', decimals: 6 },
    { address: '0x4ae46a509F6b1D9056937BA4500cb143933D2dc8', symbol: 'USDG', name: 'Global Dollar', decimals: 6 },
    { address: '0x5A77f1443D16ee5761d310e38b62f77f726bC71c', symbol: 'WETH', name: 'Wrapped Ether', decimals: 18 },
    { address: '0xEA034fb02eB1808C2cc3adbC15f447B93CbE08e1', symbol: 'WBTC', name: 'Wrapped BTC', decimals: 8 },
  ],
};

/** Plasma, chain 9745. */
export const PLASMA_ENTRY: ChainEntry = {
  chainId: 9745,
  key: 'plasma',
  label: 'Plasma',
  isTestnet: false,
  isRetired: false,
  isListedLayer2: false,
  native: { name: 'Plasma', symbol: 'XPL' },
  wrappedNative: { address: '0x6100E367285b01F48D07953803A2d8dCA5D19873', symbol: 'WXPL', name: 'Wrapped XPL', decimals: 18 },
  explorer: {
    name: 'PlasmaScan',
    url: 'https://plasmascan.to',
    paths: { transaction: '/tx/', token: '/token/', address: '/address/', block: '/block/' },
  },
  rpcUrls: ['https://rpc.plasma.to'],
  hostedRpcUrl: null,
  bridgeUrl: null,
  docsUrl: 'https://docs.plasma.to',
  infoUrl: 'https://plasma.to',
  blockTimeSeconds: 1,
  pollingIntervalMs: 15000,
  background: 'default',
  v2: {
    factory: '0xA9F2c3E18E22F19E6c2ceF49A88c79bcE5b482Ac',
    router: '0xfc9869eF6E04e8dcF09234Ad0bC48a6f78a493cC',
    initCodeHash: '0x9a3bc671dfd6b951bc65dcd3b8b075ca91b062e698d49353b81f50fa82700166',
  },
  v3: {
    factory: '0x0EdEEA785120B827d922807499408459d7C753f3',
    poolInitCodeHash: null,
    swapRouter: '0xf600703577A276836D9ACECBA197A55bCc1a3353',
    quoter: '0x8704C5E94D7f2d6303f682f781183B53FD05C719',
    nonfungiblePositionManager: '0x16581FCB162EcAAe0c8658227d3028F035b4B7Fc',
    tickLens: null,
    migrator: null,
    fee100Enabled: null,
  },
  multicall: {
    uniswapInterfaceMulticall: null,
    multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  },
  tokens: [{ address: '0xB8CE59FC3717ada4C02eaDF9682A9e934F625ebb', symbol: 'USDT0', name: 'USDT0', decimals: 6 }],
};

/** GateLayer, chain 10088. */
export const GATELAYER_ENTRY: ChainEntry = {
  chainId: 10088,
  key: 'gatelayer',
  label: 'GateLayer',
  isTestnet: false,
  isRetired: false,
  isListedLayer2: false,
  native: { name: 'GateToken', symbol: 'GT' },
  wrappedNative: { address: '0x6803b8E93b13941F6B73b82E324B80251B3dE338', symbol: 'WGT', name: 'Wrapped GT', decimals: 18 },
  explorer: {
    name: 'GateScan',
    url: 'https://www.gatescan.org/gatelayer',
    paths: { transaction: '/tx/', token: '/token/', address: '/address/', block: '/block/' },
  },
  rpcUrls: ['https://gatelayer-mainnet.gatenode.cc', 'https://www.gatescan.org/gatelayer/api/eth-rpc'],
  hostedRpcUrl: null,
  bridgeUrl: null,
  docsUrl: null,
  infoUrl: 'https://gatechain.io/gatelayer',
  blockTimeSeconds: null,
  pollingIntervalMs: 15000,
  background: 'default',
  tokens: [
    { address: '0xECE3F96198a5E6B9b2278edbEa8d548F66050d1c', symbol: 'GUSD', name: 'GUSD', decimals: 6 },
    { address: '0x8a2B28364102Bea189D99A475C494330Ef2bDD0B', symbol: 'USDC', name: 'USD Coin', decimals: 6 },
  ],
};

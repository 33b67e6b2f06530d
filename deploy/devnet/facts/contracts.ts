import type { Hex } from '../node/hex';

/** Addresses of the second protocol version on one chain. */
export interface V2Addresses {
  readonly factory: Hex;
  readonly router: Hex;
  readonly initCodeHash: Hex;
}

/** Hash of the pair's creation code, as the package v2-core publishes it. */
export const V2_PAIR_HASH: Hex = '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f';
/** Hash of the pool's creation code, as the package v3-core publishes it. */
export const V3_POOL_HASH: Hex = '0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54';

/** The second protocol version on the chain with id 1. */
export const MAINNET_V2: V2Addresses = {
  factory: '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f',
  router: '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
  initCodeHash: V2_PAIR_HASH,
};

/** On the chain with id 196: its own factory and router addresses; the published pair code has another hash, so that is overridden. */
export const X_LAYER_V2: V2Addresses = {
  factory: '0x2CcaDb1e437AA9cDc741574bDa154686B1F04C09',
  router: '0x1E690F24F704672e44255013C2cB22FC04c46036',
  initCodeHash: V2_PAIR_HASH,
};

/** The third protocol version: the same addresses on the chains with id 1 and 42161. */
export const V3 = {
  factory: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
  swapRouter: '0xE592427A0AEce92De3Edee1F18E0157C05861564',
  swapRouter02: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
  quoter: '0xb27308f9F90D607463bb33eA1BeBb41C27CE5AB6',
  quoterV2: '0x61fFE014bA17989E743c5F6cB21bF9697530B21e',
  nftDescriptor: '0x42B24A95702b9986e82d421cC3568932790A48Ec',
  positionDescriptor: '0x91ae842A5Ffd8d12023116943e72A606179294f3',
  positionManager: '0xC36442b4a4522E871399CD717aBDD847Ab11FE88',
  tickLens: '0xbfd8137f7d1516D3ea5cA83523914859ec47F573',
  migrator: '0xA5644E29708357803b5A882D272c41cC0dF92B34',
} as const satisfies Record<string, Hex>;

/** Batched readers. */
export const MULTICALL = {
  mainnet: '0x1F98415757620B543A52E61c46B32eB19261F984',
  arbitrum: '0xadF885960B47eA2CD9B55E6DAc6B42b7Cb2806dB',
  multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
} as const satisfies Record<string, Hex>;

/** Governance of the chain with id 1. */
export const GOVERNANCE = {
  timelock: '0x1a9C8182C09F50C8318d769245beA52c32BE35BC',
  alphaV0: '0x5e4be8Bc9637f0EAA1A755019e06A68ce081D58F',
  alphaV1: '0xC4e172459f1E7939D522503B81AFAaC1014CE6F6',
  bravo: '0x408ED6354d4973f66138C91495F2f2FCbd8724C3',
} as const satisfies Record<string, Hex>;

/** Names of the chain with id 1. */
export const NAMES = {
  registry: '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e',
  resolver: '0x4976fb03C32e5B8cfe2b6cCB31c09Ba78EBaBa41',
  reverseRegistrar: '0x084b1c3C81545d370f3634392De611CaaBFf8148',
} as const satisfies Record<string, Hex>;

/** Airdrop, staking and the multicall wallet on the chain with id 1; the wallet's address is invented. */
export const MERKLE_DISTRIBUTOR: Hex = '0x090D4613473dEE047c3f2706764f49E0821D256e';
export const STAKING_FACTORY: Hex = '0x3032Ab3Fa8C01d786D29dAdE018d7f2017918e12';
export const WALLET_DETECTOR: Hex = '0xeca4B0bDBf7c55E9b7925919d03CbF8Dc82537E8';
export const MULTICALL_WALLET: Hex = '0xa49e400000000000000000000000000000000001';
/** What the smart account delegates to; invented too. */
export const SMART_ACCOUNT_CODE: Hex = '0x7702000000000000000000000000000000000001';

/** What the nodes of the chain with id 42161 answer for: what publishing a transaction costs. */
export const NODE_INTERFACE: Hex = '0x00000000000000000000000000000000000000C8';

/** A second v2-style exchange. Its pair is placed at the address that its own hash gives. */
export const SUSHI = {
  factory: '0xC0AEe478e3658e2610c5F7A4A2E1777cE9e4f2Ac',
  initCodeHash: '0xe18a34eb0e04b04f7a0ac29a6e80748dca96319b42c54d679cb821dca90c6303',
} as const satisfies Record<string, Hex>;

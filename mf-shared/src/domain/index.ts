export type { Brand } from './brand';
export { ok, err } from './result';
export type { Result, CodedError } from './result';
export { parseAddress, requireAddress, sameAddress, shortenAddress, literalAddress, ZERO_ADDRESS } from './address';
export type { Address } from './address';
export { parseHex, isHex, parseHash, requireHash } from './hex';
export type { Hex, Hash } from './hex';
export { parseTxHash } from './txHash';
export type { TxHash } from './txHash';
export { parseBps, requireBps, BPS_BASE } from './bps';
export type { Bps } from './bps';
export { parseChainId, isChainId, chainIdHex, CHAIN_IDS, MAINNET } from './chainId';
export type { ChainId } from './chainId';
export { parseRawAmount, rawAmount, ZERO_AMOUNT, MAX_UINT256 } from './rawAmount';
export type { RawAmount } from './rawAmount';
export type { Currency, Native, Token } from './tokens/currency';
export { sameCurrency, sortsBefore } from './tokens/currency';
export type {
  Chain,
  Explorer,
  GovernanceContracts,
  MiningPool,
  MulticallContract,
  Stablecoin,
  SushiDeployment,
  V2Deployment,
  V3Deployment,
} from './chains/chain';
export type { ChainOverride, TokenEntry } from './chains/chainEntry';
export type { ChainTable } from './chains/chainTable';
export { chainsInOrder, DEFAULT_CHAIN_ID, defaultChainId, resolveChains } from './chains/chainTable';
export type { ConfigError, ParsedConfig, RuntimeConfig } from './runtimeConfig';
export { EMPTY_CONFIG, parseRuntimeConfig } from './runtimeConfig';

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
export type { ExplorerSubject } from './chains/explorerLink';
export { explorerLink } from './chains/explorerLink';
export { isArbitrumChain, isListedLayer2, isOptimisticChain } from './listedLayer2';
export type { CurrencyId } from './tokens/currencyId';
export { currencyId, parseCurrencyId } from './tokens/currencyId';
export { wrapKind, wrappedToken } from './tokens/wrapping';
export { additionalBases, basesToTrack, commonBases, customBases, pinnedPairs, routeBases, tradeBases } from './tokens/bases';
export type { Ratio } from './amounts/ratio';
export { amountRatio, compareRatios, invertRatio, multiplyRatios, ratio } from './amounts/ratio';
export type { Rounding } from './amounts/roundRatio';
export { fixedDigits, groupDigits, significantDigits } from './amounts/roundRatio';
export { AMOUNT_MAX_LENGTH, formatExact, formatSignificant, maxSpendable, NATIVE_KEPT_FOR_GAS, parseAmount } from './amounts/amount';
export {
  formatAddedShare,
  formatAmount,
  formatDollars,
  formatFee,
  formatFixedAmount,
  formatLiquidityAmount,
  formatPercent,
  formatPoolShare,
  formatPrice,
  shortenSymbol,
  UNKNOWN_FIGURE,
} from './amounts/figures';
export type { Paste } from './amounts/amountInput';
export { pastedAmount, pasteIntoAmount, typedAmount } from './amounts/amountInput';
export type { SlippageEntry, SlippageSetting } from './slippage';
export { AUTO_SLIPPAGE, autoSwapSlippage, effectiveSlippage, MAX_SLIPPAGE_BPS, parseSlippage, slippagePercent, slippageWarning } from './slippage';
export type { DeadlineEntry, DeadlineFacts } from './deadline';
export {
  DEADLINE_BOUNDS_SECONDS,
  DEFAULT_DEADLINE_SECONDS,
  deadlineToSend,
  EXTRA_DEADLINE_SECONDS,
  isDeadlineSeconds,
  LAYER2_DEADLINE_SECONDS,
  parseDeadlineMinutes,
} from './deadline';
export { maximumSent, minimumOf, minimumReceived } from './tradeLimits';

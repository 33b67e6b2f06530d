export type { Freshness, OldReason } from './freshness';
export type { Brand } from './brand';
export { ok, err } from './result';
export type { Result, CodedError } from './result';
export { parseAddress, requireAddress, sameAddress, shortenAddress, literalAddress, ZERO_ADDRESS } from './address';
export type { Address } from './address';
export { parseHex, isHex, parseHash } from './hex';
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
export { chainsInOrder, defaultChainId, resolveChains } from './chains/chainTable';
export type { ConfigError, ParsedConfig, RuntimeConfig } from './runtimeConfig';
export { EMPTY_CONFIG, parseRuntimeConfig } from './runtimeConfig';
export type { ExplorerSubject } from './chains/explorerLink';
export { explorerLink } from './chains/explorerLink';
export { networkToAdd } from './chains/networkToAdd';
export type { NetworkToAdd } from './chains/networkToAdd';
export { isArbitrumChain, isListedLayer2, isOptimisticChain } from './listedLayer2';
export type { CurrencyId } from './tokens/currencyId';
export { currencyId, parseCurrencyId } from './tokens/currencyId';
export type { DecimalsAnswer, DecimalsStanding } from './tokens/decimals';
export { decimalsStanding, signedDecimals, worstStanding } from './tokens/decimals';
export { wrapKind, wrappedToken } from './tokens/wrapping';
export { additionalBases, basesToTrack, customBases, pinnedPairs, tradeBases } from './tokens/bases';
export type { Ratio } from './amounts/ratio';
export { amountRatio, compareRatios, invertRatio, multiplyRatios, ratio } from './amounts/ratio';
export { parsePrice } from './amounts/parsePrice';
export type { Rounding } from './amounts/roundRatio';
export { groupDigits, significantDigits } from './amounts/roundRatio';
// `isTooFine` is for sections that are out already: a shell must offer what each of them uses.
export {
  AMOUNT_MAX_LENGTH,
  amountFault,
  amountFromUrl,
  formatExact,
  formatSignificant,
  isTooFine,
  maxSpendable,
  parseAmount,
} from './amounts/amount';
export type { AmountFault } from './amounts/amount';
export {
  formatAddedShare,
  formatAmount,
  formatDollars,
  formatFee,
  formatFixedAmount,
  formatInFull,
  formatLiquidityAmount,
  formatPercent,
  formatPoolShare,
  formatPrice,
  priceInFull,
  shortenSymbol,
  UNKNOWN_FIGURE,
} from './amounts/figures';
export type { Paste } from './amounts/amountInput';
export type { SlippageEntry, SlippageSetting } from './slippage';
export { AUTO_SLIPPAGE, autoSwapSlippage, effectiveSlippage, slippagePercent } from './slippage';
export type { DeadlineEntry, DeadlineFacts } from './deadline';
export { deadlineToSend } from './deadline';
export { maximumSent, minimumOf, minimumReceived } from './tradeLimits';
export type { Background, GradientStop } from './chains/background';
export { backgroundOf } from './chains/background';
export type { ListedTokenInfo, ListVersion, TokenList } from './tokenLists/tokenList';
export type { Bump } from './tokenLists/versionBump';
export type { ListFault, ListsState, ListState, ListUpdateError } from './tokenLists/listState';
export { listUpdateAccepted, listUpdatedAutomatically } from './tokenLists/listState';
export { DEFAULT_LIST_URLS, LIST_REFRESH_MS, listLocations, listOfChain, UNSUPPORTED_LIST_URL } from './tokenLists/defaultLists';
export type { HiddenLists } from './tokenLists/listSets';
export type { ListedToken, ListProblem, MergedLists, SourcedList, TokenMap } from './tokenLists/mergeLists';
export { isUnsupported, localUnsupportedList, unsupportedTokens } from './tokenLists/unsupportedTokens';
export type { ListLocation } from './tokenLists/listLocation';
export { DEFAULT_IPFS_GATEWAYS, locationUrls, parseListLocation } from './tokenLists/listLocation';
export { safeImageUrls } from './tokenLists/safeImageUrl';
export type { ListValidationError } from './tokenLists/tokenListSchema';
export { loadTokenListValidator } from './tokenLists/loadTokenListValidator';
export { loadDefaultTokenList } from './tokenLists/loadDefaultTokenList';
export type { TokenIndex } from './tokens/tokenSearch';
export type { ImpactSeverity } from './priceImpact';
export { CONFIRM_WORD, impactPrompt, impactSeverity, impactTone } from './priceImpact';
export type {
  ApprovalChoice,
  ApprovalFacts,
  ApprovalPlanFacts,
  ApprovalState,
  ApprovalStep,
  PendingApproval,
} from './approvals/approvalState';
export { approvalPlan, approvalState } from './approvals/approvalState';
export type { PermitInfo, PermitType } from './approvals/permitTable';
export { LIQUIDITY_TOKEN_PERMIT, permitInfo } from './approvals/permitTable';
export type { PermitRequest, PermitTypedData, SignedPermit } from './approvals/permitMessage';
export type { PermitFacts, PermitState, PermitUse } from './approvals/permitUse';
export { permitState } from './approvals/permitUse';
export type { CheckFacts } from './transactions/transactionAge';
export { isReceiptSuccess, isRecent } from './transactions/transactionAge';
export { gasWithMargin, popupRemoveAfterMs, quoteGas } from './transactions/gas';
export type { RecipientEntry } from './recipients/recipientEntry';
export { recipientFromUrl } from './recipients/recipientEntry';
export { isBurnAddress } from './recipients/burnAddress';
export type { CodeKind } from './codeKind';
export { codeKind } from './codeKind';
export { BLOCKED_ADDRESSES, isBlocked } from './blockList';
export type { ErrorReportLabel } from './errorReportLabel';
export { errorReportLabel } from './errorReportLabel';
export { hasLookAlikes, plainText } from './text/foreignText';
export type { LocaleSources, Locale } from './settings/locale';
export { LOCALES } from './settings/locale';
export type { LinkSettings } from './settings/linkSettings';
export { readLinkSettings } from './settings/linkSettings';
export type { PoolChoice, SavedPair, UserSettings } from './settings/userSettings';
export type { ParsedSettings } from './settings/parseSettings';
export type { FeeTier } from './feeTiers';
export { FEE_TIERS, parseFeeTier, TICK_BOUNDS, TICK_SPACING, usableTickBounds } from './feeTiers';
export { WEEK_SECONDS } from './presetFigures';
export { sortAddresses, v2PairAddress, v3PoolAddress } from './poolAddress';

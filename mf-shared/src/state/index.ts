export {
  selectActiveChainId,
  selectAirdropStatus,
  selectAreFiguresOld,
  selectBlock,
  selectFreshness,
  selectOpenDialog,
  selectPageName,
  selectPopups,
} from './application/applicationSelectors';
export {
  airdropStatusChanged,
  blockMined,
  chainChosen,
  dialogClosed,
  dialogOpened,
  freshnessChanged,
  popupClosed,
  popupShown,
  pageNamed,
} from './application/applicationSlice';
export type { ApplicationState } from './application/applicationSlice';
export { bridge } from './bus/bridge';
export type { BridgeOptions } from './bus/bridge';
export { createBus } from './bus/createBus';
export type { Begin, MakeStream, OwnedBus } from './bus/createBus';
export { selectActiveListUrls, selectLists } from './lists/listsSelectors';
export {
  listAdded,
  listEnabled,
  listFailed,
  listReceived,
  listRemoved,
  listRequested,
  listsRestored,
  listUpdateAccepted,
} from './lists/listsSlice';
export { followOtherTabs } from './persistence/followOtherTabs';
export { keepStored } from './persistence/keepStored';
export type { KeepStoredOptions } from './persistence/keepStored';
export { parseListBody } from './persistence/storedLists';
export type { ListBody } from './persistence/storedLists';
export { forgetStored, readStoredState } from './persistence/storedState';
export type { StoragePort } from './persistence/storedState';
export type { Read, ReadAnswer, ReadKind, ReadOf, ReadState, ReadValues, TokenFacts } from './reads/read';
export { selectRead, selectWantedReads } from './reads/readsSelectors';
export { interestAdded, interestRemoved, readsReceived } from './reads/readsSlice';
export type { ReadsState } from './reads/readsSlice';
export {
  selectApprovalChoice,
  selectDeadlineSeconds,
  selectImportedTokens,
  selectIsDarkMode,
  selectIsExpertMode,
  selectIsSingleHopOnly,
  selectNeverSplits,
  selectPoolChoice,
  selectReadsThroughWallet,
  selectSavedPairs,
  selectSettings,
  selectSlippageTolerance,
} from './settings/settingsSelectors';
export {
  approvalChoiceChosen,
  darkModeChosen,
  darkModeMatched,
  expertModeChosen,
  hideClosedPositionsChosen,
  localeChosen,
  pairSaved,
  poolChoiceChosen,
  rollupAlphaAcknowledged,
  singleHopOnlyChosen,
  splittingRefused,
  tokenImported,
  walletReadingChosen,
  walletSelected,
} from './settings/settingsSlice';
export type { SettingsState } from './settings/settingsSlice';
export { createSharedStore } from './store/createSharedStore';
export type { TypedSharedStore } from './store/createSharedStore';
export { stateOf } from './store/sharedState';
export type { SharedState } from './store/sharedState';
export {
  isFollowedRequest,
  selectAccountRequests,
  selectOpenClaim,
  selectOpenRequests,
  selectIsAccountUnsure,
} from './outstanding/outstandingSelectors';
export { selectUnderWay } from './outstanding/underWay';
export type { UnderWay } from './outstanding/underWay';
export {
  isOpenRequest,
  requestDoubted,
  requestLeft,
  requestOutstanding,
  requestRecognised,
  requestSettled,
} from './outstanding/outstandingSlice';
export type { OutstandingRequest, OutstandingState } from './outstanding/outstandingSlice';
export {
  hashOnChain,
  isFollowed,
  isPending,
  isSuccessful,
  selectAccountTransactions,
  selectClaimFor,
  selectHasPendingApproval,
  selectTransaction,
  selectTransactions,
} from './transactions/transactionsSelectors';
export type { ApprovalKey } from './transactions/transactionsSelectors';
export {
  transactionAdded,
  transactionChecked,
  transactionFinalised,
  transactionReplaced,
  transactionsCleared,
  transactionSighted,
  transactionTakenBack,
} from './transactions/transactionsSlice';
export type { TransactionDetails, TransactionsState } from './transactions/transactionDetails';
export {
  selectAccount,
  selectIsConnected,
  selectWallet,
  selectWalletIsExtension,
  selectWalletSendsBatches,
} from './wallet/walletSelectors';
export {
  walletConnected,
  walletConnecting,
  walletConnectingLeft,
  walletDisconnected,
  walletFailed,
  walletLost,
  walletOnUnsupportedChain,
} from './wallet/walletSlice';
export type { ConnectedWallet, WalletErrorKind, WalletState } from './wallet/walletSlice';

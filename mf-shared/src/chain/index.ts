export {
  addressWord,
  boolWord,
  bytesWords,
  callData,
  dynamicArrayWords,
  intWord,
  readAddress,
  readBool,
  readBytes,
  readInt,
  readNumber,
  readPosition,
  readText,
  readWord,
  requireHexText,
  textOfBytes,
  uintWord,
} from './abiWords';
export type { Words } from './abiWords';
export { storeAnswer, withinStore } from './browserDatabase';
export type { BrowserDatabase } from './browserDatabase';
export { callKeyOf } from './callKey';
export type { CallKey } from './callKey';
export { windowConnectivity } from './connectivity';
export type { Connectivity } from './connectivity';
export { createChainNode } from './createChainNode';
export { spreadDelay, systemClock } from './clock';
export type { Clock } from './clock';
export { chainErrorOf } from './errors/chainErrorOf';
export { loadChainErrors } from './errors/loadChainErrors';
export { revertReasonIn } from './errors/revertReason';
export { browserPriceStore } from './history/keptPrices';
export type { PriceStore } from './history/keptPrices';
export { priceHistory$ } from './history/priceHistoryStream';
export { consoleLog } from './log';
export type { ChainLog } from './log';
export { createLogReads } from './logs/createLogReads';
export { eventLogsOf } from './logs/eventLog';
export type { LogReadsOptions } from './logs/createLogReads';
export { createNameService } from './names/createNameService';
export { readContentUri } from './names/readContentUri';
export { nativeBalanceCall, READER_SELF } from './readerCalls';
export { createChainReads } from './reader/createChainReads';
export type { ChainReadsOptions, WatchedReads } from './reader/createChainReads';
export { defineRead } from './reader/defineRead';
export type { OpenRead, ReadDefinition } from './reader/defineRead';
export { eip1193Of } from './rpc/eip1193';
export type { Eip1193Provider } from './rpc/eip1193';
export type { WalletNode } from './rpc/walletNode';
export { liquidityCall, reservesCall, reservesIn, slot0Call, slot0In, ticksIn, ticksInWordCall } from './pools/poolCalls';
export { createRpcClient } from './rpc/rpcClient';
export type { RpcClient, RpcClientOptions, RpcRequestOptions } from './rpc/rpcClient';
export { createRpcClients } from './rpc/rpcClients';
export type { RpcClients, RpcClientsOptions, UrlsByChain } from './rpc/rpcClients';
export { isTransient } from './rpc/rpcError';
export type { RpcError } from './rpc/rpcError';
export {
  amountIn,
  dataOf,
  decimalsIn,
  isUnreachable,
  isUnread,
  lastDataOf,
  tokenNameIn,
  tokenSymbolIn,
  truthIn,
} from './tokens/erc20Answers';
export {
  allowanceCall,
  balanceOfCall,
  decimalsCall,
  domainSeparatorCall,
  isArgentWalletCall,
  nameCall,
  noncesCall,
  symbolCall,
  totalSupplyCall,
} from './tokens/erc20Calls';
export { fetchReceipt } from './transactions/fetchReceipt';
export type { ReceiptError } from './transactions/fetchReceipt';
export type { PendingTransaction } from './transactions/checkTransaction';
export { followOutstanding } from './transactions/followOutstanding';
export type { FollowOutstandingOptions, OutstandingNews } from './transactions/followOutstanding';
export { watchTransactions } from './transactions/watchTransactions';
export type { TransactionNews, WatchTransactionsOptions } from './transactions/watchTransactions';
export { alwaysVisible, documentVisibility } from './visibility';
export type { Visibility } from './visibility';
export { createWalletPort } from './walletPort';
export type { WalletSession } from './walletPort';
// Built for signing alone; here each section takes it along, so that it costs no start-up bytes.
export { permitTypedData, signedPermit } from '../domain/approvals/permitMessage';
export { trialResultsOf } from './orders/trialAnswer';
export type { TrialResult } from './orders/trialAnswer';

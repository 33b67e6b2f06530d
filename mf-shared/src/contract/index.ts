export type { AnalyticsEvent } from './analytics';
export type { AirdropStatus, Block, Bus, BusEvent, BusEventOf, Popup, RemoteEvent } from './bus';
export type { DialogKind, DialogRequest } from './dialogs';
export { appPathOr, paths } from './paths';
export type {
  CallsStatus,
  ChainError,
  ChainNode,
  ChainReads,
  EventLog,
  LogQuery,
  LogsState,
  NameService,
  ReadBatch,
  ReadCall,
  ReadFailure,
  ReadOptions,
  ReadResult,
  TransactionCall,
  TransactionToSend,
  TypedData,
  WalletPort,
} from './ports';
export { LOCALES } from '../domain/settings/locale';
export type { Locale } from '../domain/settings/locale';
export type { Messages, RemoteLifecycles, RemoteModule, RemoteProps, RemoteView } from './remoteModule';
export type { RemoteName } from './remoteName';
export { createRouteMatcher } from './routes';
export type { MatchRoute, RouteMatch, RouteParams, RoutePattern } from './routes';
export type { SectionLink, SectionManifest, SectionMatch, SectionRedirect, SectionRoute, SectionTable, Words } from './sections';
export type { AppHistory, AppLocation, RemoteSlice, SharedStore, ShellServices } from './services';
export type {
  NewOutstanding,
  NewTransaction,
  OutstandingOutcome,
  OutstandingTrack,
  SummaryAmount,
  TransactionFate,
  TransactionReceipt,
  TransactionSighting,
  TransactionSummary,
} from './transactions';
export type { NotMeasured, TestToken, TokenTestOutcome } from './tokenTest';

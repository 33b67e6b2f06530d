export type { AnalyticsEvent } from './analytics';
export type { AirdropStatus, Block, Bus, BusEvent, BusEventOf, Popup, RemoteEvent } from './bus';
export { DIALOG_OWNER } from './dialogs';
export type { DialogKind, DialogRequest } from './dialogs';
export { appPathOr, paths } from './paths';
export type {
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
export { LOCALES } from './remoteModule';
export type { Locale, Messages, RemoteLifecycles, RemoteModule, RemoteProps, RemoteView } from './remoteModule';
export { REMOTE_NAMES } from './remoteName';
export type { RemoteName } from './remoteName';
export { matchRoute, ROUTES } from './routes';
export type { RouteMatch, RouteName } from './routes';
export type { AppHistory, AppLocation, RemoteSlice, SharedStore, ShellServices } from './services';
export type { NewTransaction, SummaryAmount, TransactionFate, TransactionReceipt, TransactionSummary } from './transactions';
export { canonicalBytes, canonicalJson } from './release/canonicalBytes';
export { fromBase64url, toBase64url } from './release/base64url';
export { sha256, sha256Hex } from './release/sha256';
export { trustedKeysSchema } from './release/trustedKeys';
export type { TrustedKey, TrustedKeys, TrustedRole } from './release/trustedKeys';
export { isSignedBy, signatureSchema, signedBytes } from './release/signature';
export type { Signature, SignedKind } from './release/signature';
export { RELEASE_SCHEMA, releaseMapSchema, signedBaseSchema, signedOpsSchema, teamStatement } from './release/releaseMap';
export type {
  Canary,
  Release,
  ReleaseBase,
  ReleaseMap,
  ReleaseOps,
  RemoteReleases,
  ShellRelease,
  SignedBase,
  SignedOps,
} from './release/releaseMap';
export { verifyReleaseMap } from './release/verifyReleaseMap';
export type { LastSeen, MapRefusal, MapStanding, VerifiedReleaseMap, VerifyMapInput } from './release/verifyReleaseMap';
export { chooseArm, crowdPosition } from './release/chooseArm';
export { BUCKET_COOKIE, bucketCookie, createBucket, readBucket } from './release/bucket';
export { applyOps, isRevoked } from './release/applyOps';
export { isReadableRange, satisfiesRange } from './release/satisfiesRange';
export { TESTER_PARAMETER, encodeTesterToken, verifyTesterToken } from './release/testerToken';
export type { TesterChoice, TesterTokenError } from './release/testerToken';
export { resolveRemote } from './release/resolveRemote';
export type { Arm, RefusedRelease, RemoteChoice, ResolveError, ResolveInput } from './release/resolveRemote';
export { BEACON_OUTCOMES, BEACON_PATH, beaconUrl, parseBeacon } from './release/beacon';
export type { Beacon } from './release/beacon';

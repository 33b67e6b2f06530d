export { canonicalBytes, canonicalJson } from './canonicalBytes';
export { fromBase64url, toBase64url } from './base64url';
export { sha256, sha256Hex } from './sha256';
export { NEW_SECTIONS, teamOf, trustedKeysSchema } from './trustedKeys';
export type { TrustedKey, TrustedKeys, TrustedRole } from './trustedKeys';
export { isSignedBy, signatureSchema, signedBytes, signersOf } from './signature';
export type { Signature, SignedKind } from './signature';
export { signedRunTimeFileSchema, verifyRunTimeFile } from './runTimeFile';
export type { RunTimeFile, RunTimeFileRefusal, SignedRunTimeFile } from './runTimeFile';
export { RELEASE_SCHEMA, releaseMapSchema, signedBaseSchema, signedOpsSchema, teamStatement } from './releaseMap';
export { consentStatement, rollbackStatement, teamToConsent, turnedBack, turnsOf, unconsentedIn, unconsentedRollback } from './consent';
export type { ConsentTime, Turns } from './consent';
export type {
  BuildName,
  Canary,
  Consent,
  Note,
  Release,
  ReleaseBase,
  ReleaseMap,
  ReleaseOps,
  RemoteReleases,
  ShellRelease,
  SignedBase,
  SignedOps,
} from './releaseMap';
export { isPictureAttribute, isPictureElement, pictureElement } from './picture';
export type { FramePicture, PictureChoice, PictureFile, PictureNode } from './picture';
export { sectionManifestSchema } from './sectionManifest';
export { createSectionTable } from './sectionTable';
export type { ListedSection } from './sectionTable';
export { leastRunTimeFile, verifyReleaseMap } from './verifyReleaseMap';
export type { LastSeen, MapRefusal, MapStanding, VerifiedReleaseMap, VerifyMapInput } from './verifyReleaseMap';
export { shellCanaryOf, shownShellOf } from './shellCanary';
export type { ShellArm } from './shellCanary';
export { chooseArm, crowdPosition } from './chooseArm';
export { BUCKET_COOKIE, bucketCookie, createBucket, readBucket } from './bucket';
export { applyOps, isRevoked, isWithdrawn } from './applyOps';
export { isReadableRange, satisfiesRange } from './satisfiesRange';
export { PREVIEW_PARAMETER, TESTER_PARAMETER } from './linkParameters';
export { encodeTesterToken, verifyTesterToken } from './testerToken';
export type { TesterChoice, TesterTokenError } from './testerToken';
export { verifySectionOverride } from './sectionOverride';
export type { SectionOverride } from './sectionOverride';
export { PREVIEW_LIFE_MOST, previewPath, signedPreviewSchema, verifyPreview } from './preview';
export type { Preview, PreviewRefusal } from './preview';
export { assumedMap } from './assumedMap';
export { parseJsonText, wholeOf } from './rawJson';
export { chosenBuilds, chosenSections, resolveRemote, sectionsOf } from './resolveRemote';
export type { Arm, ChosenBuild, RefusedRelease, RemoteChoice, ResolveError, ResolveInput } from './resolveRemote';
export { BEACON_OUTCOMES, parseBeacon } from './beacon';
export { BEACON_PATH, beaconUrl } from './beaconUrl';
export type { Beacon } from './beacon';

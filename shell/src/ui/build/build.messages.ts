import { defineTexts } from '@dex/mf-shared/ui';

export const buildTexts = defineTexts({
  title: { id: 'shell.build.title', defaultMessage: 'This build' },
  intro: {
    id: 'shell.build.intro',
    defaultMessage: 'Each section of this page is released by a team of its own. Your browser runs only what that team signed.',
  },
  page: { id: 'shell.build.page', defaultMessage: 'Page' },
  oldPage: {
    id: 'shell.build.oldPage',
    defaultMessage: 'The release map does not name this page any more. Reload it, and check the address that you opened.',
  },
  version: { id: 'shell.build.version', defaultMessage: 'Version {version}' },
  signer: { id: 'shell.build.signer', defaultMessage: 'Signed by the team of {team}, key {key}' },
  pageSigner: { id: 'shell.build.pageSigner', defaultMessage: 'Signed by the team of the page, key {key}' },
  verified: { id: 'shell.build.verified', defaultMessage: 'Its files match what was signed.' },
  toCome: { id: 'shell.build.toCome', defaultMessage: 'Not opened yet. Its files are checked when it is.' },
  unsigned: { id: 'shell.build.unsigned', defaultMessage: 'From the development server: not signed, not checked.' },
  withdrawn: { id: 'shell.build.withdrawn', defaultMessage: 'Withdrawn since you opened it. Reload the page.' },
  revoked: { id: 'shell.build.revoked', defaultMessage: 'Revoked since you opened it: nothing can be signed here. Reload the page.' },
  unavailable: { id: 'shell.build.unavailable', defaultMessage: 'Not available.' },
  stable: { id: 'shell.build.stable', defaultMessage: 'Stable' },
  canary: { id: 'shell.build.canary', defaultMessage: 'Early: shown to some visitors first' },
  tester: { id: 'shell.build.tester', defaultMessage: 'Test build, by a link' },
  chosen: { id: 'shell.build.chosen', defaultMessage: 'Your choice' },
  backToStable: { id: 'shell.build.backToStable', defaultMessage: 'Go back to stable' },
  pin: { id: 'shell.build.pin', defaultMessage: 'Keep this build' },
  follow: { id: 'shell.build.follow', defaultMessage: 'Follow new releases' },
  reloads: { id: 'shell.build.reloads', defaultMessage: 'A choice reloads the page. A build that is withdrawn is never kept.' },
  notKept: { id: 'shell.build.notKept', defaultMessage: 'This browser keeps no choice: its storage is full or blocked.' },
});

/** By what another host's copy of the release map says of this page's. */
export const mapCopyTexts = defineTexts({
  same: { id: 'shell.mapCopy.same', defaultMessage: '{host} shows the same releases as this page (state {here}).' },
  older: { id: 'shell.mapCopy.older', defaultMessage: '{host} shows older releases (state {there}) than this page (state {here}).' },
  newer: {
    id: 'shell.mapCopy.newer',
    defaultMessage:
      '{host} shows newer releases (state {there}) than this page (state {here}). This page may be held back: sign nothing here until a reload shows the same.',
  },
  different: {
    id: 'shell.mapCopy.different',
    defaultMessage:
      '{host} shows other releases than this page under the same number ({here}). Sign nothing here, and tell whoever runs this site.',
  },
  unproved: {
    id: 'shell.mapCopy.unproved',
    defaultMessage: 'What {host} shows is not signed by keys that this page trusts, so nothing can be compared.',
  },
  unreachable: {
    id: 'shell.mapCopy.unreachable',
    defaultMessage: '{host} did not answer, so its releases could not be compared with this page’s.',
  },
});

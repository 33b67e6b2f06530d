import { defineTexts } from '@dex/mf-shared/ui';
import type { TextDefinition } from '@dex/mf-shared/ui';
import type { DeliveryNotice } from '../../remotes/deliveryNotices';

/** What each notice says: what is wrong, and what the page goes on with. */
export const siteNoticeTexts: Readonly<Record<DeliveryNotice, TextDefinition>> = defineTexts({
  settingsRefused: {
    id: 'shell.siteNotice.settingsRefused',
    defaultMessage:
      'The settings file of this site is not the one that its operator signed, so it is not used. This page goes on with the last signed one. Tell the people who run the site.',
  },
  settingsRefusedBuiltIn: {
    id: 'shell.siteNotice.settingsRefusedBuiltIn',
    defaultMessage:
      'The settings file of this site is not the one that its operator signed, so it is not used. This page goes on with the networks and addresses that it was built with. Tell the people who run the site.',
  },
  settingsUnreachable: {
    id: 'shell.siteNotice.settingsUnreachable',
    defaultMessage: 'The settings file of this site did not come. This page goes on with the last signed one.',
  },
  settingsUnreachableBuiltIn: {
    id: 'shell.siteNotice.settingsUnreachableBuiltIn',
    defaultMessage:
      'The settings file of this site did not come. This page goes on with the networks and addresses that it was built with; something may be missing. Reload to try again.',
  },
  previewUnreached: {
    id: 'shell.siteNotice.previewUnreached',
    defaultMessage: 'The preview that this link names could not be loaded. You see what everybody sees; reload the page to try again.',
  },
  previewRefused: {
    id: 'shell.siteNotice.previewRefused',
    defaultMessage: 'The preview that this link names is over, or is not signed. You see what everybody sees; ask for a new link.',
  },
  reductionsOld: {
    id: 'shell.siteNotice.reductionsOld',
    defaultMessage:
      'The list of withdrawn builds of this site is missing or more than an hour old. Only builds run that were never withdrawn as far as this browser knows, and no trial builds.',
  },
  mapExpired: {
    id: 'shell.siteNotice.mapExpired',
    defaultMessage:
      'The list of what may run on this site is out of date: nobody has vouched for it for a month. This page goes on with what this browser knew. Be careful with what you sign, and tell the people who run the site.',
  },
  clockWrong: {
    id: 'shell.siteNotice.clockWrong',
    defaultMessage:
      'By the date that this site answers with, the list above would not be too old. That proves nothing: whoever serves an old list can serve an old date with it. Look at the date, time and time zone of this device: if they are wrong, set them right and reload the page; if they are right, sign nothing here.',
  },
  sectionOverride: {
    id: 'shell.siteNotice.sectionOverride',
    defaultMessage:
      'One part of this page comes from the development server on this machine, not from a release. Confirm nothing here with an account that holds money.',
  },
});

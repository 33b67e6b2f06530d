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
});

import { defineTexts } from '@dex/mf-shared/ui';

/** The name of the place of notices, which is in the page before there is one. */
export const popupRegionTexts = defineTexts({
  region: { id: 'shell.popups.region', defaultMessage: 'Notices' },
});

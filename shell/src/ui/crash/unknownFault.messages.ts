import { defineTexts } from '@dex/mf-shared/ui';

/** What is said of a failure before the page that tells of it has come, and where it does not come. */
export const unknownFault = defineTexts({
  sentence: {
    id: 'shell.crash.unknown',
    defaultMessage: 'Oops! An unknown error occurred. Please refresh the page, or visit from another browser or device.',
  },
});

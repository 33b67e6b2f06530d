import { defineTexts } from '@dex/mf-shared/ui';
import type { TextDefinition } from '@dex/mf-shared/ui';
import type { RemoteLoadError } from '../../remotes/remoteLoadError';

/** What each failure means to the person, and what to do about it. */
export const remoteErrorTexts: Readonly<Record<RemoteLoadError['code'], TextDefinition>> = defineTexts({
  missing: { id: 'shell.remoteError.missing', defaultMessage: 'It could not be reached. Check your connection and try again.' },
  timeout: { id: 'shell.remoteError.timeout', defaultMessage: 'It took too long to load. Check your connection and try again.' },
  corrupt: {
    id: 'shell.remoteError.corrupt',
    defaultMessage: 'What arrived is not what was published, so it was not run. Try again later.',
  },
  incompatible: {
    id: 'shell.remoteError.incompatible',
    defaultMessage: 'It does not fit this version of the page. Reload the page to get the newest one.',
  },
  expired: {
    id: 'shell.remoteError.expired',
    defaultMessage:
      'The list of what may run here is out of date, so nothing was run: what was withdrawn since could not be told from what was not. Try again later, do not sign anything for this address until then, and tell the people who run the site.',
  },
  clock: {
    id: 'shell.remoteError.clock',
    defaultMessage:
      'The list of what may run here is out of date by the clock of this device, so nothing was run. Do not sign anything for this address. The site answers with another date, which proves nothing: if the clock of this device is wrong, set it right and reload the page; if it is right, tell the people who run the site.',
  },
  unproved: {
    id: 'shell.remoteError.unproved',
    defaultMessage:
      'The list of what may run here is not the one that was signed, so nothing was run. Try again later, do not sign anything for this address until then, and tell the people who run the site.',
  },
  threw: { id: 'shell.remoteError.threw', defaultMessage: 'It stopped because of an error. The rest of the page goes on. Try again.' },
});

/** The page that needs none of the sections. */
export const { wayOut: wayOutText } = defineTexts({
  wayOut: { id: 'shell.remoteError.wayOut', defaultMessage: 'Take out what you have without it' },
});

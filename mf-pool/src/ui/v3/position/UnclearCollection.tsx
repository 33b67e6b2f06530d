import { Notice } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { positionTexts as texts } from '../v3.messages';

/** Why fees are neither put back nor moved with their range while it is not known whether they were collected, and what to do (V3-29). */
export function UnclearCollection({ testId }: { readonly testId: string }) {
  return (
    <Notice kind="warning" testId={testId}>
      <FormattedMessage {...texts.collectionUnclear} />
    </Notice>
  );
}

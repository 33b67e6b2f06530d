import { Card, Column, FormColumn, Skeleton } from '@dex/mf-shared/ui';
import { useIntl } from 'react-intl';
import { pageTexts } from './page.messages';

/** Stands where a screen is about to be, in about its size, so that nothing jumps. */
export function ScreenPlaceholder() {
  const label = useIntl().formatMessage(pageTexts.loading);
  return (
    <FormColumn role="status" aria-label={label}>
      <Card>
        <Column $gap={12}>
          <Skeleton $height="24px" $width="96px" />
          <Skeleton $height="96px" />
          <Skeleton $height="96px" />
          <Skeleton $height="56px" />
        </Column>
      </Card>
    </FormColumn>
  );
}

import type { RemoteName } from '@dex/mf-shared/contract';
import { Card, Column, FormColumn, Skeleton } from '@dex/mf-shared/ui';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { pageTexts } from './page.messages';

/** What the page drew of this section before any script had come; null when it drew nothing, or that is gone. */
function firstPictureOf(section: RemoteName): Element | null {
  return document.querySelector(`#first-picture [data-picture="${section}"]`);
}

/** Stands where a screen is about to be, in about its size, so that nothing jumps: as the page drew it already, or its outlines. */
export function ScreenPlaceholder({ section }: { readonly section: RemoteName }) {
  const [picture] = useState(() => firstPictureOf(section));
  const place = useCallback((element: Element | null) => void (picture && element?.append(picture)), [picture]);
  return picture ? <div ref={place} /> : <Outlines />;
}

function Outlines() {
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

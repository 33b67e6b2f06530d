import type { RemoteName } from '@dex/mf-shared/contract';
import { Card, Column, FormColumn, Skeleton } from '@dex/mf-shared/ui';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { pageTexts } from './page.messages';

interface Screen {
  readonly section: RemoteName;
  readonly route: string;
}

/** What the page drew of this screen before any script had come; null when it drew nothing or another one, or that is gone. */
function firstPictureOf({ section, route }: Screen): Element | null {
  return document.querySelector(`#first-picture [data-picture="${section}"][data-route="${route}"]`);
}

/** Stands where a screen is about to be, in about its size, so that nothing jumps: as the page drew it already, or its outlines. Made anew for each screen. */
export function ScreenPlaceholder(screen: Screen) {
  const [picture] = useState(() => firstPictureOf(screen));
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

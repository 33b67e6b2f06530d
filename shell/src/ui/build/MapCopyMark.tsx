import { Notice, useServices } from '@dex/mf-shared/ui';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { compareWithCopy, type MapComparison } from '../../remotes/mapCopy';
import { useShell } from '../ShellContext';
import { mapCopyTexts as texts } from './build.messages';

const NOTICES = {
  same: 'success',
  older: 'info',
  newer: 'error',
  different: 'error',
  unproved: 'warning',
  unreachable: 'info',
} as const satisfies Readonly<Record<MapComparison['kind'], unknown>>;

function Mark({ url }: { readonly url: string }) {
  const { releases } = useShell();
  const [comparison, show] = useState<MapComparison | null>(null);
  useEffect(() => {
    let isOver = false;
    void compareWithCopy(releases, url).then((found) => {
      if (!isOver) show(found);
    });
    return () => {
      isOver = true;
    };
  }, [releases, url]);
  if (!comparison) return null;
  const numbers = 'here' in comparison ? { here: comparison.here, there: comparison.there } : {};
  return (
    <Notice kind={NOTICES[comparison.kind]} testId={`shell-build-copy-${comparison.kind}`}>
      <span>
        <FormattedMessage {...texts[comparison.kind]} values={{ host: new URL(url).host, ...numbers }} />
      </span>
    </Notice>
  );
}

/** Whether another host that the operator names shows the same release map (DELIVERY-28); nothing where none is named. */
export function MapCopyMark() {
  const { config } = useServices();
  return config.mapCopyUrl ? <Mark url={config.mapCopyUrl} /> : null;
}

import type { RemoteName } from '@dex/mf-shared/contract';
import { Dialog } from '@dex/mf-shared/ui/controls';
import { Column, Skeleton, Text } from '@dex/mf-shared/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { keepVisitorBuild } from '../../remotes/keepVisitorBuild';
import { storageOf } from '../../remotes/visitorBuild';
import { buildTexts as texts } from './build.messages';
import { BuildEntry } from './BuildEntry';
import { MapCopyMark } from './MapCopyMark';
import { PageEntry } from './PageEntry';
import { usePageBuilds } from './usePageBuilds';

/** Which builds this page runs, who signed them, and this visitor's own choice among those that the map shows (DELIVERY-27). */
export function BuildDialog({ onDismiss }: { readonly onDismiss: () => void }) {
  const builds = usePageBuilds();
  const [isKept, tell] = useState(true);
  const choose = (remote: RemoteName, choice: string | null) => {
    const kept = keepVisitorBuild(storageOf(window), remote, choice);
    tell(kept);
    if (kept) window.location.reload();
  };
  return (
    <Dialog title={<FormattedMessage {...texts.title} />} onDismiss={onDismiss} testId="shell-build">
      <Column $gap={12}>
        <Text as="p" $size="small">
          <FormattedMessage {...texts.intro} />
        </Text>
        <MapCopyMark />
        <PageEntry />
        {builds === null && <Skeleton $height="96px" />}
        {builds?.map((entry) => (
          <BuildEntry key={entry.remote} entry={entry} onChoose={choose} />
        ))}
        <Text as="p" $size="small" $tone={isKept ? 'textMuted' : 'danger'} role="status">
          <FormattedMessage {...(isKept ? texts.reloads : texts.notKept)} />
        </Text>
      </Column>
    </Dialog>
  );
}

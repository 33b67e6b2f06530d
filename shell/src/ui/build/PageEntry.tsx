import { Column, Inset, Text } from '@dex/mf-shared/ui';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { shellIdOf } from '../../remotes/shellId';
import { useShell } from '../ShellContext';
import { buildTexts as texts } from './build.messages';

/** The keys whose signature of this page's shell was proved; none until they are known. */
function usePageSigners(): readonly string[] {
  const { releases } = useShell();
  const [signers, show] = useState<readonly string[]>([]);
  useEffect(() => {
    let isOver = false;
    const release = releases.mapInForce()?.base.shells.find(({ id }) => id === shellIdOf(document));
    if (release) void releases.signersOf('shell', release).then((known) => isOver || show(known));
    return () => {
      isOver = true;
    };
  }, [releases]);
  return signers;
}

/** The page itself: its version, id and signer, and whether the map knows it. */
export function PageEntry() {
  const { releases } = useShell();
  const id = shellIdOf(document);
  const map = releases.mapInForce();
  const release = map?.base.shells.find((shell) => shell.id === id);
  const keys = usePageSigners();
  return (
    <Inset as="section" data-testid="shell-build-page">
      <Column $gap={6}>
        <Text as="h3" $strong>
          <FormattedMessage {...texts.page} />
        </Text>
        <Text as="p" $size="small">
          <FormattedMessage {...texts.version} values={{ version: __APP_VERSION__ }} />
        </Text>
        {id !== null && (
          <Text as="p" $size="small" $tone="textMuted" style={{ overflowWrap: 'anywhere' }}>
            {id}
          </Text>
        )}
        {keys.length > 0 && (
          <Text as="p" $size="small" style={{ overflowWrap: 'anywhere' }}>
            <FormattedMessage {...texts.pageSigner} values={{ key: keys.join(', ') }} />
          </Text>
        )}
        {map && id !== null && !release && (
          <Text as="p" $size="small" $tone="warning">
            <FormattedMessage {...texts.oldPage} />
          </Text>
        )}
      </Column>
    </Inset>
  );
}

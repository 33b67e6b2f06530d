import { paths } from '@dex/mf-shared/contract';
import { Button, Column, Icon, Text } from '@dex/mf-shared/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ownerPath } from '../../../domain/v3/shownOwner';
import { ownerTexts as texts } from './owner.messages';
import { useShownChain } from './useShownOwner';

/** Copies a link to the positions of an owner on the network that is shown; where the page may not use the clipboard, the link is shown to be copied by hand. */
export function ShareLink({ owner }: { readonly owner: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'shown'>('idle');
  const { chain } = useShownChain();
  const link = `${window.location.origin}${ownerPath(paths.pool(), owner, chain.key)}`;
  const copy = () => {
    const write = async () => navigator.clipboard.writeText(link);
    write().then(
      () => setState('copied'),
      () => setState('shown'),
    );
  };
  return (
    <Column $gap={4} $align="start">
      <Button $tone="secondary" $size="small" data-testid="pool-v3-share" onClick={copy}>
        <Icon name={state === 'copied' ? 'check' : 'copy'} size={16} />
        <span role="status">
          <FormattedMessage {...(state === 'copied' ? texts.shared : texts.share)} />
        </span>
      </Button>
      {state === 'shown' && (
        <Text $size="small" data-testid="pool-v3-share-link">
          <FormattedMessage {...texts.link} values={{ link }} />
        </Text>
      )}
    </Column>
  );
}

import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ChainError } from '../../contract/ports';
import { networkToAdd } from '../../domain/chains/networkToAdd';
import { Button } from '../primitives/Button';
import { Column } from '../primitives/layout';
import { Notice } from '../primitives/Notice';
import { Text } from '../primitives/Text';
import { useServices } from '../services/ServicesContext';
import { useAccount, useActiveChain } from '../services/walletHooks';
import { settingsTexts as texts } from './SettingsPanel.messages';

type Answer = { readonly kind: 'asking' | 'added' } | { readonly kind: 'failed'; readonly error: ChainError } | null;

/** Hands the operator's protected endpoint of the network to the wallet (NET-14); nothing where none is named, or without a wallet. */
export function ProtectedSending() {
  const { wallet } = useServices();
  const chain = useActiveChain();
  const account = useAccount();
  const [answer, setAnswer] = useState<Answer>(null);
  const { protectedRpcUrl } = chain;
  if (protectedRpcUrl === null || account === null) return null;
  const add = async () => {
    setAnswer({ kind: 'asking' });
    const added = await wallet.addNetwork(networkToAdd(chain, [protectedRpcUrl]));
    // A person's own refusal is no failure.
    if (added.ok) setAnswer({ kind: 'added' });
    else setAnswer(added.error.code === 'user_rejected' ? null : { kind: 'failed', error: added.error });
  };
  return (
    <Column $gap={8} data-testid="shared-protected">
      <Text $strong>
        <FormattedMessage {...texts.protectedTitle} />
      </Text>
      <Text as="p" $size="small" $tone="textMuted">
        <FormattedMessage {...texts.protectedText} values={{ host: new URL(protectedRpcUrl).host, network: chain.label }} />
      </Text>
      <Button $tone="secondary" disabled={answer?.kind === 'asking'} data-testid="shared-protected-add" onClick={() => void add()}>
        <FormattedMessage {...(answer?.kind === 'asking' ? texts.protectedAsking : texts.protectedAdd)} />
      </Button>
      {answer?.kind === 'added' && (
        <Notice kind="success" testId="shared-protected-added">
          <FormattedMessage {...texts.protectedAdded} />
        </Notice>
      )}
      {answer?.kind === 'failed' && (
        <Notice kind="error" testId="shared-protected-failed">
          <FormattedMessage {...texts.protectedFailed} values={{ reason: answer.error.message }} />
        </Notice>
      )}
    </Column>
  );
}

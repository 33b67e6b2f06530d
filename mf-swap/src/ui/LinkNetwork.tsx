import type { ChainId } from '@dex/mf-shared/domain';
import { Button, Notice, useServices } from '@dex/mf-shared/ui';
import { SwitchRefused, useSwitchNetwork } from '@dex/mf-shared/ui/controls';
import { FormattedMessage } from 'react-intl';
import { swapTexts as texts } from './swap.messages';

/** A link made on another network says so; who has a wallet decides there. */
export function LinkNetwork({ chainId }: { readonly chainId: ChainId }) {
  const { label: network } = useServices().chains[chainId];
  const { isRefused, switchTo } = useSwitchNetwork();
  return (
    <>
      <Notice kind="info" testId="swap-link-network">
        <FormattedMessage {...texts.wrongLinkNetwork} values={{ network }} />
        <Button $tone="secondary" $size="small" onClick={() => switchTo(chainId)}>
          <FormattedMessage {...texts.switchNetwork} values={{ network }} />
        </Button>
      </Notice>
      {isRefused && <SwitchRefused />}
    </>
  );
}

import { selectTransactions } from '@dex/mf-shared/state';
import type { Address, Chain } from '@dex/mf-shared/domain';
import { Column, Notice, useSharedSelector } from '@dex/mf-shared/ui';
import { useEffect, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { recipientNotices, type RecipientNotice } from '../../domain/recipientSafety';
import { knownRecipients } from '../../state/knownRecipients';
import { useSwapFlow } from '../SwapEngineContext';
import { recipientNoticeTexts as texts } from './review.messages';

interface RecipientNoticesProps {
  readonly chain: Chain;
  readonly sender: Address;
  readonly recipient: Address;
}

const SERIOUS: readonly RecipientNotice['kind'][] = ['looksLike', 'isToken'];

/** What is worth knowing about a recipient before money goes there; nothing when all is well. */
export function RecipientNotices({ chain, sender, recipient }: RecipientNoticesProps) {
  const isContract = useIsContract(chain, recipient);
  const transactions = useSharedSelector((state) => selectTransactions(state, chain.chainId));
  const known = useMemo(() => knownRecipients(transactions, sender), [transactions, sender]);
  const tokenAddresses = [chain.wrappedNative, ...chain.tokens].map(({ address }) => address);
  const notices = recipientNotices({ recipient, sender, knownRecipients: known, tokenAddresses, isContract });
  if (notices.length === 0) return null;
  return (
    <Column data-testid="swap-recipient-notices">
      {notices.map((notice) => (
        <Notice key={notice.kind} kind={SERIOUS.includes(notice.kind) ? 'error' : 'warning'}>
          <FormattedMessage {...texts[notice.kind]} values={notice.kind === 'looksLike' ? { known: notice.known } : {}} />
        </Notice>
      ))}
    </Column>
  );
}

/** Null until the node has said whether there is code at the address. */
function useIsContract({ chainId }: Chain, address: Address): boolean | null {
  const flow = useSwapFlow();
  const [answer, setAnswer] = useState<{ readonly key: string; readonly isContract: boolean | null } | null>(null);
  const key = `${chainId}-${address}`;
  useEffect(() => {
    let isCurrent = true;
    void flow.isContract(chainId, address).then((isContract) => {
      if (isCurrent) setAnswer({ key: `${chainId}-${address}`, isContract });
    });
    return () => {
      isCurrent = false;
    };
  }, [flow, chainId, address]);
  return answer?.key === key ? answer.isContract : null;
}

import { selectTransactions } from '@dex/mf-shared/state';
import { codeKind, type Address, type Chain, type CodeKind } from '@dex/mf-shared/domain';
import { Column, Notice, useServices, useSharedSelector } from '@dex/mf-shared/ui';
import { useEffect, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { recipientNotices } from '../../domain/recipientSafety';
import { knownRecipients } from '../../state/knownRecipients';
import { recipientNoticeTexts as texts } from './review.messages';

interface RecipientNoticesProps {
  readonly chain: Chain;
  readonly sender: Address;
  readonly recipient: Address;
}

/** What is worth knowing about a recipient before money goes there; nothing when all is well. */
export function RecipientNotices({ chain, sender, recipient }: RecipientNoticesProps) {
  const code = useCodeKind(chain, recipient);
  const transactions = useSharedSelector((state) => selectTransactions(state, chain.chainId));
  const known = useMemo(() => knownRecipients(transactions, sender), [transactions, sender]);
  const notices = recipientNotices({ recipient, sender, knownRecipients: known, code });
  if (notices.length === 0) return null;
  return (
    <Column data-testid="swap-recipient-notices">
      {notices.map((notice) => (
        <Notice key={notice.kind} kind={notice.kind === 'looksLike' ? 'error' : 'warning'}>
          <FormattedMessage {...texts[notice.kind]} values={notice.kind === 'looksLike' ? { known: notice.known } : {}} />
        </Notice>
      ))}
    </Column>
  );
}

/** Null until the node has answered; one that did not say what stands at the address is asked again with each block. */
function useCodeKind({ chainId }: Chain, address: Address): CodeKind | 'unreached' | null {
  const { node } = useServices();
  const [answer, setAnswer] = useState<{ readonly key: string; readonly code: CodeKind | 'unreached' } | null>(null);
  const key = `${chainId}-${address}`;
  const code = answer?.key === key ? answer.code : null;
  const block = useSharedSelector(({ application }) => application.blocks[chainId]?.number ?? null);
  const askedAgainAt = code === 'unreached' ? block : null;
  useEffect(() => {
    let isCurrent = true;
    void node.request(chainId, 'eth_getCode', [address, 'latest']).then((said) => {
      if (isCurrent) setAnswer({ key: `${chainId}-${address}`, code: (said.ok ? codeKind(said.value) : null) ?? 'unreached' });
    });
    return () => {
      isCurrent = false;
    };
  }, [node, chainId, address, askedAgainAt]);
  return code;
}

import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { shortenSymbol } from '../../domain/amounts/figures';
import { explorerLink } from '../../domain/chains/explorerLink';
import type { ChainId } from '../../domain/chainId';
import { isArbitrumChain } from '../../domain/listedLayer2';
import type { Token } from '../../domain/tokens/currency';
import type { TxHash } from '../../domain/txHash';
import { hashOnChain, isSuccessful, selectTransaction } from '../../state/transactions/transactionsSelectors';
import { selectWalletIsExtension } from '../../state/wallet/walletSelectors';
import { Button } from '../primitives/Button';
import { Icon, type IconName } from '../primitives/Icon';
import { Column } from '../primitives/layout';
import { Spinner } from '../primitives/Spinner';
import { Text } from '../primitives/Text';
import { ExternalLink } from '../router/links';
import { useServices } from '../services/ServicesContext';
import { useSharedSelector } from '../services/storeHooks';
import { transactionDialogTexts as texts } from './TransactionDialog.messages';

type OutcomeKind = 'submitted' | 'confirmed' | 'failed';

/** Takes no room until there is something to say. */
const Outcome = styled(Text)`
  &:empty {
    position: absolute;
  }
`;

const looks = {
  submitted: { icon: 'sent', tone: 'accent', title: texts.submittedTitle },
  confirmed: { icon: 'done', tone: 'success', title: texts.confirmedTitle },
  failed: { icon: 'error', tone: 'danger', title: texts.failedTitle },
} as const satisfies Record<OutcomeKind, { icon: IconName; tone: string; title: unknown }>;

/** On the two Arbitrum networks the dialog waits for the receipt; elsewhere the transaction stays submitted (TX-17). */
function useOutcome(chainId: ChainId, hash: TxHash | null): OutcomeKind {
  return useSharedSelector((state) => {
    const transaction = hash && isArbitrumChain(chainId) ? selectTransaction(state, chainId, hash) : null;
    if (!transaction?.receipt) return 'submitted';
    return isSuccessful(transaction) ? 'confirmed' : 'failed';
  });
}

/** Where it is found: under another hash than the one that was sent when the wallet sent it again with more gas. */
function useHashOnChain(chainId: ChainId, sent: TxHash | null): TxHash | null {
  return useSharedSelector((state) => {
    const transaction = sent && selectTransaction(state, chainId, sent);
    return transaction ? hashOnChain(transaction) : sent;
  });
}

interface SubmittedViewProps {
  readonly chainId: ChainId;
  readonly hash: TxHash | null;
  readonly doing?: ReactNode;
  readonly addable?: Token;
  readonly onClose: () => void;
}

/** A transaction that is on its way, with its hash and the way to watch it. */
export function SubmittedView({ chainId, hash: sent, doing, addable, onClose }: SubmittedViewProps) {
  const chain = useServices().chains[chainId];
  const outcome = useOutcome(chainId, sent);
  const hash = useHashOnChain(chainId, sent);
  const look = looks[outcome];
  const isExtension = useSharedSelector(selectWalletIsExtension);
  return (
    <Column $gap={16} $align="center">
      <Text $tone={look.tone}>{hash ? <Icon name={look.icon} size={64} /> : <Spinner size={64} />}</Text>
      <Outcome as="p" role="status" $strong $align="center">
        {outcome === 'submitted' ? doing : <FormattedMessage {...look.title} />}
      </Outcome>
      {outcome === 'failed' && (
        <Text as="p" $size="small" $align="center">
          <FormattedMessage {...texts.failedHint} />
        </Text>
      )}
      {hash && (
        <Column $gap={4} $align="center">
          <Text $size="small" $tone="textMuted" title={hash}>
            <FormattedMessage {...texts.hash} />
            <span>: </span>
            <span data-testid="shared-transaction-hash" data-hash={hash}>{`${hash.slice(0, 10)}…${hash.slice(-8)}`}</span>
          </Text>
          <ExternalLink href={explorerLink(chain, 'transaction', hash)}>
            <FormattedMessage {...texts.explorer} />
          </ExternalLink>
        </Column>
      )}
      {addable && isExtension && <AddToken token={addable} />}
      <Button $size="large" onClick={onClose}>
        <FormattedMessage {...texts.close} />
      </Button>
    </Column>
  );
}

/** Offers the wallet to show a token; only an extension wallet can (WALLET-7). */
function AddToken({ token }: { readonly token: Token }) {
  const { wallet } = useServices();
  const [answer, setAnswer] = useState<'none' | 'added' | 'refused'>('none');
  const symbol = shortenSymbol(token.symbol);
  const add = async () => {
    const { address, decimals, logoURI } = token;
    const result = await wallet.watchAsset({ address, symbol: token.symbol, decimals, image: logoURI });
    setAnswer(result.ok && result.value ? 'added' : 'refused');
  };
  if (answer === 'added')
    return (
      <Text role="status" $tone="success">
        <FormattedMessage {...texts.tokenAdded} values={{ symbol }} />
      </Text>
    );
  return (
    <>
      <Button $tone="soft" $size="small" onClick={() => void add()}>
        <FormattedMessage {...texts.addToken} values={{ symbol }} />
      </Button>
      {answer === 'refused' && (
        <Text role="status" $size="small" $tone="textMuted">
          <FormattedMessage {...texts.tokenNotAdded} values={{ symbol }} />
        </Text>
      )}
    </>
  );
}

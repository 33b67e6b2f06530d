import type { ChainError } from '@dex/mf-shared/contract';
import {
  formatExact,
  isBurnAddress,
  shortenSymbol,
  type Address,
  type Chain,
  type Currency,
  type RawAmount,
  type TxHash,
} from '@dex/mf-shared/domain';
import { Button, Column, Inset, Text, TransactionDialog, useAccount, useActiveChainId, type TransactionView } from '@dex/mf-shared/ui';
import { ConfirmBurn } from '@dex/mf-shared/ui/controls';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { RecipientNotices } from '../review/RecipientNotices';
import { useSwapFlow } from '../SwapEngineContext';
import { sendTexts as texts } from './send.messages';

interface SendReviewProps {
  readonly chain: Chain;
  readonly account: Address;
  readonly currency: Currency;
  readonly amount: RawAmount;
  readonly recipient: Address;
  readonly onSent: () => void;
  readonly onDismiss: () => void;
}

type Status =
  | { readonly kind: 'review' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'sent'; readonly hash: TxHash }
  | { readonly kind: 'failed'; readonly error: ChainError };

/** The review of a transfer, what the wallet answers, and the hash. What was reviewed is kept, whatever the form shows meanwhile. */
export function SendReview({ onDismiss, onSent, ...shown }: SendReviewProps) {
  const flow = useSwapFlow();
  const [reviewed] = useState(shown);
  const [status, setStatus] = useState<Status>({ kind: 'review' });
  const activeChainId = useActiveChainId();
  const isSameIdentity = useAccount() === reviewed.account && activeChainId === reviewed.chain.chainId;
  const { chain, account, currency, recipient, amount } = reviewed;
  const values = { amount: formatExact(amount, currency.decimals), symbol: shortenSymbol(currency.symbol) };
  const [isAskingToBurn, setAskingToBurn] = useState(false);
  const confirm = async () => {
    setAskingToBurn(false);
    setStatus({ kind: 'asking' });
    const sent = await flow.send(chain, account, currency, recipient, amount);
    setStatus(sent.ok ? { kind: 'sent', hash: sent.value } : { kind: 'failed', error: sent.error });
  };
  const dismiss = () => {
    if (status.kind === 'sent') onSent();
    onDismiss();
  };
  const review: TransactionView = {
    kind: 'confirmation',
    title: <FormattedMessage {...texts.reviewTitle} />,
    top: (
      <Column $gap={12}>
        <Inset $padding={12}>
          <Column $gap={4}>
            <Text $size="small" $tone="textMuted">
              <FormattedMessage {...texts.youSend} />
            </Text>
            <Text $size="large" $strong data-testid="swap-send-review-amount">
              {`${values.amount} ${values.symbol}`}
            </Text>
          </Column>
        </Inset>
        <Inset $padding={12}>
          <Column $gap={4}>
            <Text $size="small" $tone="textMuted">
              <FormattedMessage {...texts.to} />
            </Text>
            <Text data-testid="swap-send-review-recipient">{recipient}</Text>
          </Column>
        </Inset>
        <RecipientNotices chain={chain} sender={account} recipient={recipient} />
      </Column>
    ),
    bottom: (
      <Button
        $size="large"
        disabled={!isSameIdentity}
        data-testid="swap-send-confirm"
        onClick={() => (isBurnAddress(recipient) ? setAskingToBurn(true) : void confirm())}
      >
        <FormattedMessage {...texts.confirm} />
      </Button>
    ),
  };
  if (isAskingToBurn) return <ConfirmBurn onConfirm={() => void confirm()} onDismiss={() => setAskingToBurn(false)} />;
  return <TransactionDialog testId="swap-send" view={viewOf(status, review, reviewed, values)} onDismiss={dismiss} />;
}

function viewOf(
  status: Status,
  review: TransactionView,
  { chain }: { readonly chain: Chain },
  values: { readonly amount: string; readonly symbol: string },
): TransactionView {
  switch (status.kind) {
    case 'review':
      return review;
    case 'asking':
      return { kind: 'waiting', doing: <FormattedMessage {...texts.doing} values={values} /> };
    case 'sent':
      return { kind: 'submitted', chainId: chain.chainId, hash: status.hash };
    case 'failed':
      return {
        kind: 'error',
        message:
          status.error.code === 'user_rejected' ? (
            <FormattedMessage {...texts.rejected} />
          ) : (
            <FormattedMessage {...texts.failed} values={{ reason: status.error.reason ?? status.error.message }} />
          ),
      };
  }
}

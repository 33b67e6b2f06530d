import { formatAmount, impactPrompt, isBurnAddress, sameAddress, shortenSymbol, CONFIRM_WORD } from '@dex/mf-shared/domain';
import { ConfirmBurn, ConfirmByTyping, YesNoPrompt } from '@dex/mf-shared/ui/controls';
import { Button, Column, Notice, Row, TransactionDialog, type TransactionView } from '@dex/mf-shared/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { tradeKey } from '../../domain/trade';
import type { Review } from '../../state/swapSlice';
import { useSwapFlow } from '../SwapEngineContext';
import { swapErrorTexts, swapErrorValues } from '../swapError.messages';
import { TradeDetails } from '../details/TradeDetails';
import { PriceLine } from '../details/PriceLine';
import type { SwapCommands } from '../useSwapCommands';
import type { SwapForm } from '../useSwapForm';
import { AskedFacts } from './AskedFacts';
import { RecipientNotices } from './RecipientNotices';
import { ReviewAmounts } from './ReviewAmounts';
import { reviewTexts as texts } from './review.messages';

interface ReviewDialogProps {
  readonly form: SwapForm;
  readonly commands: SwapCommands;
  readonly review: Review;
}

/** The confirmation of a swap with all its states (document 1 §2.12). */
export function ReviewDialog({ form, commands, review }: ReviewDialogProps) {
  const flow = useSwapFlow();
  const [asking, setAsking] = useState<'burn' | 'typeConfirm' | 'yesNo' | null>(null);
  const prompt = form.facts.impact && impactPrompt(form.facts.impact);
  const confirm = () => {
    setAsking(null);
    // A price that moved while the question was open must be accepted first.
    if (!isUpdated(form, review)) void flow.confirm();
  };
  const askImpact = () => (prompt ? setAsking(prompt) : confirm());
  const onConfirm = () => (isBurnAddress(review.order.recipient) ? setAsking('burn') : askImpact());
  if (asking === 'burn') return <ConfirmBurn onConfirm={askImpact} onDismiss={() => setAsking(null)} />;
  if (asking === 'typeConfirm') {
    return (
      <ConfirmByTyping
        title={<FormattedMessage {...texts.impactTitle} />}
        word={CONFIRM_WORD}
        onConfirm={confirm}
        onDismiss={() => setAsking(null)}
      >
        <FormattedMessage {...texts.impactType} />
      </ConfirmByTyping>
    );
  }
  if (asking === 'yesNo') {
    return (
      <YesNoPrompt title={<FormattedMessage {...texts.impactTitle} />} onYes={confirm} onNo={() => setAsking(null)}>
        <FormattedMessage {...texts.impactYesNo} />
      </YesNoPrompt>
    );
  }
  const view = viewOf(form, commands, review, onConfirm);
  return <TransactionDialog testId="swap-review" view={view} onDismiss={flow.close} />;
}

function viewOf(form: SwapForm, commands: SwapCommands, review: Review, onConfirm: () => void): TransactionView {
  const { order, status } = review;
  const doing = (
    <FormattedMessage
      {...texts.doing}
      values={{
        input: formatAmount(review.inputAmount, order.input.decimals, 6),
        inputSymbol: shortenSymbol(order.input.symbol),
        output: formatAmount(review.outputAmount, order.output.decimals, 6),
        outputSymbol: shortenSymbol(order.output.symbol),
      }}
    />
  );
  switch (status.kind) {
    case 'attempting':
      return { kind: 'waiting', doing };
    case 'submitted':
      return {
        kind: 'submitted',
        chainId: order.chainId,
        hash: status.hash,
        addable: order.output.kind === 'token' ? order.output : undefined,
      };
    case 'failed':
      return {
        kind: 'error',
        title: <FormattedMessage {...texts.failedTitle} />,
        message: <FormattedMessage {...swapErrorTexts[status.reason.kind]} values={swapErrorValues(status.reason)} />,
      };
    case 'preparing':
    case 'ready':
      return {
        kind: 'confirmation',
        title: <FormattedMessage {...texts.title} />,
        top: <Agreed form={form} review={review} />,
        bottom: <Decision form={form} commands={commands} review={review} onConfirm={onConfirm} />,
      };
  }
}

/** The trade as it was agreed to, and what the wallet will be asked. */
function Agreed({ form, review }: { readonly form: SwapForm; readonly review: Review }) {
  const { order, status } = review;
  const { trade } = form.quote;
  return (
    <Column $gap={12}>
      <ReviewAmounts review={review} />
      {trade && <PriceLine trade={trade} />}
      {trade && <TradeDetails trade={trade} facts={{ ...form.facts, limits: order }} />}
      {status.kind === 'ready' && (
        <AskedFacts chain={form.pair.chain} account={order.account} prepared={status.prepared} currencies={[order.input, order.output]} />
      )}
      {!sameAddress(order.recipient, order.account) && (
        <RecipientNotices chain={form.pair.chain} sender={order.account} recipient={order.recipient} />
      )}
    </Column>
  );
}

function isUpdated({ quote }: SwapForm, review: Review): boolean {
  return quote.trade === null || tradeKey(quote.trade) !== review.agreedKey;
}

/** Accept when the trade is no longer the one agreed to, else Confirm. */
function Decision({ form, commands, review, onConfirm }: ReviewDialogProps & { readonly onConfirm: () => void }) {
  const { trade } = form.quote;
  const hasMoved = isUpdated(form, review);
  const isReady = review.status.kind === 'ready' && !hasMoved;
  return (
    <Column $gap={12}>
      {hasMoved && (
        <Notice kind="warning" testId="swap-price-updated">
          <Row $justify="space-between" $gap={12}>
            <FormattedMessage {...texts.priceUpdated} />
            <Button $size="small" disabled={trade === null} data-testid="swap-accept" onClick={commands.review}>
              <FormattedMessage {...texts.accept} />
            </Button>
          </Row>
        </Notice>
      )}
      <Button
        $size="large"
        $tone={form.facts.impactSeverity > 2 ? 'danger' : 'primary'}
        disabled={!isReady}
        data-testid="swap-confirm"
        onClick={onConfirm}
      >
        <FormattedMessage
          {...(review.status.kind === 'preparing' ? texts.preparing : form.facts.impactSeverity > 2 ? texts.confirmAnyway : texts.confirm)}
        />
      </Button>
    </Column>
  );
}

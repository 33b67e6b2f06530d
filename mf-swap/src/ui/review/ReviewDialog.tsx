import {
  formatAmount,
  impactPrompt,
  isBurnAddress,
  rawAmount,
  type RawAmount,
  sameAddress,
  shortenSymbol,
  CONFIRM_WORD,
} from '@dex/mf-shared/domain';
import {
  type OpenOrder,
  OrderClosedNotice,
  OrderDialog,
  OrderProblemText,
  type SectionFigures,
  useOrder,
  useOrderClosedOnLeave,
} from '@dex/mf-shared/orders';
import { selectIsExpertMode } from '@dex/mf-shared/state';
import { ConfirmBurn, ConfirmByTyping, YesNoPrompt } from '@dex/mf-shared/ui/controls';
import { Button, Column, Notice, Row, useDispatch, useSharedSelector } from '@dex/mf-shared/ui';
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { canReview } from '../../domain/swapButton';
import { tradeKey } from '../../domain/trade';
import { swapOrders } from '../../orders';
import { measuredTerms } from '../../state/measuredTerms';
import { swapDraft } from '../../state/swapDraft';
import { reviewAsked, reviewClosed, reviewOpened, type Review } from '../../state/swapSlice';
import { useButtonText } from '../button/useButtonText';
import { TradeDetails } from '../details/TradeDetails';
import { PriceLine } from '../details/PriceLine';
import type { SwapCommands } from '../useSwapCommands';
import type { SwapForm } from '../useSwapForm';
import { RecipientNotices } from './RecipientNotices';
import { ReviewAmounts } from './ReviewAmounts';
import { reviewTexts as texts } from './review.messages';
import { useMeasuredFees } from './useMeasuredFees';
import { wordSwapProblem } from './wordSwapProblem';

interface ReviewDialogProps {
  readonly form: SwapForm;
  readonly commands: SwapCommands;
}

/** The confirmation of a swap with all its states, and the notice of why one was closed. */
export function ReviewDialog({ form, commands }: ReviewDialogProps) {
  const { review } = form.swap;
  return (
    <>
      <OrderClosedNotice engineOf={swapOrders} slot="swap" testId="swap-closed" />
      {review && <OpenReview form={form} commands={commands} review={review} />}
    </>
  );
}

type OpenReviewProps = ReviewDialogProps & { readonly review: Review };

function OpenReview({ form, commands, review }: OpenReviewProps) {
  const dispatch = useDispatch();
  const { open, closedBy, order } = useOrder(swapOrders, 'swap');
  const [asking, setAsking] = useState<{ readonly what: 'burn' | 'typeConfirm' | 'yesNo'; readonly go: () => void } | null>(null);
  useOrderClosedOnLeave(swapOrders, 'swap', (wasSent) => dispatch(reviewClosed({ wasSent })));
  const { wish, facts } = review;
  const isMeasuring = useMeasuredFees(form, wish, order);
  const { trade } = wish;
  const start = useEffectEvent(() => {
    const draft = swapDraft(wish);
    if (review.isOpened || !draft) return;
    dispatch(reviewOpened());
    open(draft);
  });
  useEffect(() => start(), [review]);
  // A reason that is still shown of an earlier review is not this one's.
  const isClosed = review.isOpened && closedBy !== null;
  useEffect(() => {
    if (isClosed) dispatch(reviewClosed({ wasSent: false }));
  }, [dispatch, isClosed]);

  const isOutdated = form.quote.trade === null || tradeKey(form.quote.trade) !== review.agreedKey;
  const isExpert = useSharedSelector(selectIsExpertMode);
  const prompt = facts.impact && impactPrompt(facts.impact);
  const confirm = (go: () => void) => {
    setAsking(null);
    // A price that moved while the question was open must be accepted first; figures that are being read, and a fee that is measured, may still move it.
    if (!isOutdated && !isMeasuring && figuresOf(form) === 'known') go();
  };
  const askImpact = (go: () => void) => (prompt ? setAsking({ what: prompt, go }) : confirm(go));
  const beforeConfirm = (go: () => void) => (isBurnAddress(wish.recipient.address) ? setAsking({ what: 'burn', go }) : askImpact(go));
  const problem = order?.status.kind === 'blocked' ? order.status.problem : null;
  const measured = problem && measuredTerms(review, problem, isExpert);
  if (asking) return <Question {...asking} askImpact={askImpact} confirm={confirm} onDismiss={() => setAsking(null)} />;
  return (
    <OrderDialog
      engineOf={swapOrders}
      slot="swap"
      testId="swap-review"
      parts="swap"
      title={<FormattedMessage {...texts.title} />}
      failedTitle={<FormattedMessage {...texts.failedTitle} />}
      doing={<Doing review={review} />}
      summary={<Agreed key={review.agreedKey} review={review} measuredCost={measuredCost(order)} />}
      currencies={[trade.input, trade.output]}
      confirm={<FormattedMessage {...(facts.impactSeverity > 2 ? texts.confirmAnyway : texts.confirm)} />}
      tone={facts.impactSeverity > 2 ? 'danger' : 'primary'}
      wordProblem={(said) =>
        said === problem && measured?.kind === 'tooDear' ? (
          <TooDear chain={wish.chain} problem={said} currencies={[trade.output]} />
        ) : (
          wordSwapProblem(said)
        )
      }
      accept={measured?.kind === 'offered' ? () => dispatch(reviewAsked(measured.review)) : undefined}
      isOutdated={isOutdated}
      figures={isMeasuring ? 'unknown' : figuresOf(form)}
      outdated={<Outdated form={form} onAccept={commands.review} />}
      beforeConfirm={beforeConfirm}
      statesRejection
      addable={trade.output.kind === 'token' ? trade.output : undefined}
      onClosed={(wasSent) => dispatch(reviewClosed({ wasSent }))}
    />
  );
}

interface QuestionProps {
  readonly what: 'burn' | 'typeConfirm' | 'yesNo';
  readonly go: () => void;
  readonly askImpact: (go: () => void) => void;
  readonly confirm: (go: () => void) => void;
  readonly onDismiss: () => void;
}

/** What is asked before the wallet is. */
function Question({ what, go, askImpact, confirm, onDismiss }: QuestionProps) {
  switch (what) {
    case 'burn':
      return <ConfirmBurn onConfirm={() => askImpact(go)} onDismiss={onDismiss} />;
    case 'typeConfirm':
      return (
        <ConfirmByTyping
          title={<FormattedMessage {...texts.impactTitle} />}
          word={CONFIRM_WORD}
          onConfirm={() => confirm(go)}
          onDismiss={onDismiss}
        >
          <FormattedMessage {...texts.impactType} />
        </ConfirmByTyping>
      );
    case 'yesNo':
      return (
        <YesNoPrompt title={<FormattedMessage {...texts.impactTitle} />} onYes={() => confirm(go)} onNo={onDismiss}>
          <FormattedMessage {...texts.impactYesNo} />
        </YesNoPrompt>
      );
  }
}

function Doing({ review: { wish } }: { readonly review: Review }) {
  const { input, output, inputAmount, outputAmount } = wish.trade;
  return (
    <FormattedMessage
      {...texts.doing}
      values={{
        input: formatAmount(rawAmount(inputAmount), input.decimals, 6, 'up'),
        inputSymbol: shortenSymbol(input.symbol),
        output: formatAmount(rawAmount(outputAmount), output.decimals, 6),
        outputSymbol: shortenSymbol(output.symbol),
      }}
    />
  );
}

/** What the network takes, as the trial says it below the terms too: one dialog has one figure for it. */
function measuredCost(order: OpenOrder | null): RawAmount | null {
  return order?.status.kind === 'ready' || order?.status.kind === 'refreshing' ? order.status.prepared.networkCost : null;
}

interface AgreedProps {
  readonly review: Review;
  readonly measuredCost: RawAmount | null;
}

/** The trade as it was agreed to: amounts, price and route of one state. */
function Agreed({ review: { wish, facts }, measuredCost }: AgreedProps) {
  const { trade, recipient, account, chain } = wish;
  return (
    <Column $gap={12}>
      <ReviewAmounts trade={trade} />
      <Row>
        <PriceLine trade={trade} />
      </Row>
      <TradeDetails trade={trade} facts={facts} isAgreed measuredCost={measuredCost} />
      {!sameAddress(recipient.address, account) && <RecipientNotices chain={chain} sender={account} recipient={recipient.address} />}
    </Column>
  );
}

/** Less would arrive than the minimum, and so much less that only experts may take it. */
function TooDear(problem: ComponentProps<typeof OrderProblemText>) {
  return (
    <>
      <OrderProblemText {...problem} /> <FormattedMessage {...texts.tooDear} />
    </>
  );
}

/** What is read anew once a block is known soon; what fails, is old, or is a part of what there is, is nothing to compare terms with. */
function figuresOf({ quote, facts }: SwapForm): SectionFigures {
  if (quote.kind !== 'syncing') return quote.kind === 'partial' ? 'unknown' : 'known';
  return quote.isFailed || facts.button === 'waitingForFigures' ? 'unknown' : 'beingRead';
}

/** New terms, which may be taken where the form's own button would open them; else it says what stands in the way. */
function Outdated({ form, onAccept }: { readonly form: SwapForm; readonly onAccept: () => void }) {
  const reason = useButtonText(form);
  const isOpen = canReview(form.facts.button);
  return (
    <Notice kind="warning" testId="swap-price-updated">
      <Row $justify="space-between" $gap={12}>
        <FormattedMessage {...texts.priceUpdated} />
        <Button $size="small" disabled={!isOpen || form.quote.trade === null} data-testid="swap-accept" onClick={onAccept}>
          {isOpen ? <FormattedMessage {...texts.accept} /> : reason}
        </Button>
      </Row>
    </Notice>
  );
}

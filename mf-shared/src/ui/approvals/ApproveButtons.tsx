import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { shortenSymbol } from '../../domain/amounts/figures';
import type { ApprovalChoice, ApprovalState } from '../../domain/approvals/approvalState';
import type { Currency } from '../../domain/tokens/currency';
import { selectApprovalChoice } from '../../state/settings/settingsSelectors';
import { approvalChoiceChosen } from '../../state/settings/settingsSlice';
import { Button } from '../primitives/Button';
import { Column, Row } from '../primitives/layout';
import { Notice } from '../primitives/Notice';
import { SegmentedControl } from '../primitives/SegmentedControl';
import { Spinner } from '../primitives/Spinner';
import { Text } from '../primitives/Text';
import { useDispatch, useSharedSelector } from '../services/storeHooks';
import { approveTexts as texts } from './ApproveButtons.messages';

export type ApprovalStepKind = 'reset' | 'approve';

interface ApproveButtonsProps {
  readonly currency: Currency;
  readonly state: ApprovalState;
  /** The steps that are still needed, in order, by the domain's plan: `approve`, or `reset` and then `approve`. */
  readonly steps: readonly ApprovalStepKind[];
  /** The step whose transaction is on its way. */
  readonly pendingStep?: ApprovalStepKind | null;
  /** The step that the wallet is asking about right now. */
  readonly askedStep?: ApprovalStepKind | null;
  readonly onStep: (step: ApprovalStepKind) => void;
  readonly disabled?: boolean;
  /** Why the last attempt failed. */
  readonly error?: ReactNode;
}

/** The steps that let a contract take a token (ORDER-12): how much, a reset where the token needs one, the approval. */
export function ApproveButtons({ currency, state, steps, pendingStep, askedStep, onStep, disabled, error }: ApproveButtonsProps) {
  const intl = useIntl();
  if (state === 'APPROVED' || state === 'UNKNOWN') return null;
  const symbol = shortenSymbol(currency.symbol);
  const busy = pendingStep ?? askedStep ?? (state === 'PENDING' ? 'approve' : null);
  const shown: readonly ApprovalStepKind[] = steps.length > 0 ? steps : ['approve'];
  return (
    <Column data-testid={`shared-approve-${currency.symbol}`}>
      {busy === null && <AmountChoice />}
      {shown.includes('reset') && (
        <Text as="p" $size="small" $tone="textMuted">
          {intl.formatMessage(texts.resetHint, { symbol })}
        </Text>
      )}
      <Row>
        {shown.map((step, index) => (
          <Button key={step} $size="large" disabled={disabled || busy !== null || index > 0} onClick={() => onStep(step)}>
            {busy === step && <Spinner />}
            <FormattedMessage {...labelOf(step, busy === step, askedStep === step && pendingStep !== step)} values={{ symbol }} />
          </Button>
        ))}
      </Row>
      {error && <Notice kind="error">{error}</Notice>}
    </Column>
  );
}

function labelOf(step: ApprovalStepKind, isBusy: boolean, isAsked: boolean) {
  if (isAsked) return texts.inWallet;
  if (step === 'reset') return isBusy ? texts.resetting : texts.reset;
  return isBusy ? texts.approving : texts.approve;
}

/** "Unlimited" or "this amount"; the choice is remembered. */
function AmountChoice() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const choice = useSharedSelector(selectApprovalChoice);
  return (
    <SegmentedControl<ApprovalChoice>
      label={intl.formatMessage(texts.amount)}
      value={choice}
      options={[
        { value: 'unlimited', text: <FormattedMessage {...texts.unlimited} /> },
        { value: 'exact', text: <FormattedMessage {...texts.exact} /> },
      ]}
      onChange={(chosen) => dispatch(approvalChoiceChosen(chosen))}
    />
  );
}

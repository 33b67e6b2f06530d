import { FormattedMessage } from 'react-intl';
import { shortenSymbol } from '../../domain/amounts/figures';
import type { ApprovalState } from '../../domain/approvals/approvalState';
import type { AllowanceKind } from '../../domain/orders/allowanceRules';
import type { AllowanceNeed } from '../../domain/orders/order';
import type { Owner } from '../../state/orders/ownerKey';
import { CauseText } from './CauseText';
import { ApproveButtons, type ApprovalStepKind } from '../approvals/ApproveButtons';
import { Button } from '../primitives/Button';
import { Column } from '../primitives/layout';
import { Notice } from '../primitives/Notice';
import { Spinner } from '../primitives/Spinner';
import { Text } from '../primitives/Text';
import { allowanceTexts as texts, problemTexts } from './orders.messages';
import { type AllowanceHandle, useAllowance } from './useAllowance';
import type { EngineOf } from './useOrder';

interface AllowanceStepsProps {
  readonly engineOf: EngineOf;
  readonly owner: Owner;
  readonly needs: readonly AllowanceNeed[];
  /** Before the test ids of the parts. */
  readonly parts: string;
}

/** The allowances that an order still needs, one below the other; nothing of those that stand. */
export function AllowanceSteps({ needs, ...common }: AllowanceStepsProps) {
  return needs.map((need) => <AllowanceStep key={`${need.token.address}-${need.spender}`} need={need} {...common} />);
}

type StepProps = Omit<AllowanceStepsProps, 'needs'> & { readonly need: AllowanceNeed };

const APPROVAL_STATES: Readonly<Record<AllowanceKind, ApprovalState>> = {
  unknown: 'UNKNOWN',
  enough: 'APPROVED',
  signed: 'APPROVED',
  asking: 'NOT_APPROVED',
  pending: 'PENDING',
  unclear: 'NOT_APPROVED',
  needed: 'NOT_APPROVED',
};

function AllowanceStep({ engineOf, owner, need, parts }: StepProps) {
  const handle = useAllowance(engineOf, owner, need);
  const { kind, record, allowance } = handle;
  const symbol = shortenSymbol(need.token.symbol);
  if (kind === 'enough' || kind === 'unknown') return null;
  if (kind === 'signed')
    return (
      <Notice kind="success" testId={`${parts}-signed`}>
        <FormattedMessage {...texts.signed} values={{ symbol }} />
      </Notice>
    );
  const isReset = record.needsReset && allowance !== null && allowance !== '0';
  const steps: readonly ApprovalStepKind[] = isReset ? ['reset', 'approve'] : ['approve'];
  const asked = record.asked?.kind ?? null;
  return (
    <Column $gap={12} data-testid={`${parts}-approval`}>
      {handle.canSign && <Signature handle={handle} parts={parts} />}
      <ApproveButtons
        currency={need.token}
        state={APPROVAL_STATES[kind]}
        steps={steps}
        pendingStep={kind === 'pending' ? (isReset ? 'reset' : 'approve') : null}
        askedStep={asked === 'approve' || asked === 'reset' ? asked : null}
        onStep={handle.approve}
        disabled={asked !== null}
        error={failureOf(handle)}
      />
      {asked !== null && (
        <Button $size="small" $tone="secondary" onClick={handle.giveUp} data-testid={`${parts}-give-up`}>
          <FormattedMessage {...texts.stopWaiting} />
        </Button>
      )}
    </Column>
  );
}

function Signature({ handle, parts }: { readonly handle: AllowanceHandle; readonly parts: string }) {
  const asked = handle.record.asked?.kind ?? null;
  const symbol = shortenSymbol(handle.need.token.symbol);
  return (
    <Column $gap={4}>
      <Button $size="large" disabled={asked !== null || handle.kind === 'pending'} data-testid={`${parts}-permit`} onClick={handle.sign}>
        {asked === 'permit' && <Spinner />}
        <FormattedMessage {...(asked === 'permit' ? texts.signing : texts.allow)} values={{ symbol }} />
      </Button>
      <Text as="p" $size="small" $tone="textMuted">
        <FormattedMessage {...(handle.need.permit?.type === 'allowed' ? texts.signHintAll : texts.signHint)} values={{ symbol }} />
      </Text>
      <Text as="p" $size="small" $tone="textMuted">
        <FormattedMessage {...texts.orApprove} />
      </Text>
    </Column>
  );
}

function failureOf({ kind, record }: AllowanceHandle) {
  if (record.failure) return <Failure failure={record.failure} />;
  return kind === 'unclear' && <FormattedMessage {...texts.approvalUnclear} />;
}

function Failure({ failure }: { readonly failure: NonNullable<AllowanceHandle['record']['failure']> }) {
  const { kind, problem } = failure;
  if (problem.kind === 'permitRefused') {
    return <FormattedMessage {...problemTexts.permitRefused} values={{ reason: <CauseText error={problem.error} /> }} />;
  }
  if (problem.kind === 'notAsked') return <FormattedMessage {...problemTexts.notAsked} />;
  if (problem.kind === 'misread') return <FormattedMessage {...(kind === 'permit' ? texts.permitMisread : problemTexts.misread)} />;
  if (kind === 'permit' && 'error' in problem && problem.error.code === 'unclear') return <FormattedMessage {...texts.permitUnclear} />;
  const reason = 'error' in problem ? <CauseText error={problem.error} /> : '';
  return <FormattedMessage {...(kind === 'permit' ? texts.permitFailed : texts.approveFailed)} values={{ reason }} />;
}

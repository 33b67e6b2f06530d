import { shortenSymbol } from '@dex/mf-shared/domain';
import { ApproveButtons, type ApprovalStepKind } from '@dex/mf-shared/ui/controls';
import { Button, Column, Notice, Spinner, Text } from '@dex/mf-shared/ui';
import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { resetKey } from '../../state/swapSlice';
import { approvalTexts as texts, swapTexts } from '../swap.messages';
import { useSwapFlow } from '../SwapEngineContext';
import type { SwapCommands } from '../useSwapCommands';
import type { SwapForm } from '../useSwapForm';

interface ApprovalStepsProps {
  readonly form: SwapForm;
  readonly commands: SwapCommands;
}

/** Step 1 of 2, as long as the router may not take the input yet: a signature where the token takes one, else an approval. */
export function ApprovalSteps({ form, commands }: ApprovalStepsProps) {
  const { facts, pair, swap } = form;
  useResetLearned(form, commands);
  const token = pair.input?.currency;
  const isShown = facts.button === 'approveFirst' || facts.button === 'impactBlockedBesideApproval';
  if (token?.kind !== 'token') return null;
  const symbol = shortenSymbol(token.symbol);
  if (facts.permit === 'SIGNED' && facts.needsApproval) {
    return (
      <Notice kind="success">
        <FormattedMessage {...texts.signed} values={{ symbol }} />
      </Notice>
    );
  }
  if (!isShown) return null;
  const asked = swap.sideWrite?.status.kind === 'asking' ? swap.sideWrite.kind : null;
  const failure = swap.sideWrite?.kind === 'approve' || swap.sideWrite?.kind === 'reset' ? swap.sideWrite.status : null;
  const isReset = facts.spender !== null && form.allowance !== '0' && swap.resetsNeeded.includes(resetKey(token.address, facts.spender));
  const steps: readonly ApprovalStepKind[] = isReset ? ['reset', 'approve'] : ['approve'];
  const pendingStep = facts.approval === 'PENDING' ? (isReset ? 'reset' : 'approve') : null;
  return (
    <Column $gap={12} data-testid="swap-approval">
      <Text as="p" $size="small" $tone="textMuted">
        <FormattedMessage {...texts.steps} />
      </Text>
      {facts.permit !== 'NOT_APPLICABLE' && (
        <Column $gap={4}>
          <Button $size="large" disabled={facts.permit === 'LOADING' || asked !== null} data-testid="swap-permit" onClick={commands.sign}>
            {asked === 'permit' && <Spinner />}
            <FormattedMessage {...(asked === 'permit' ? texts.signing : texts.allow)} values={{ symbol }} />
          </Button>
          <Text as="p" $size="small" $tone="textMuted">
            <FormattedMessage {...texts.signHint} />
          </Text>
          <Text as="p" $size="small" $tone="textMuted">
            <FormattedMessage {...texts.orApprove} />
          </Text>
        </Column>
      )}
      <ApproveButtons
        currency={token}
        state={facts.approval}
        steps={steps}
        pendingStep={pendingStep}
        askedStep={asked === 'approve' || asked === 'reset' ? asked : null}
        onStep={commands.approve}
        disabled={commands.approvalRequest === null || asked !== null}
        error={
          failure?.kind === 'failed' ? <FormattedMessage {...swapTexts.approveFailed} values={{ reason: failure.reason }} /> : undefined
        }
      />
      <Text as="p" $size="small" $tone="textMuted">
        <FormattedMessage {...texts.stepSwap} />
      </Text>
    </Column>
  );
}

/** A token that holds an allowance which does not suffice may refuse to change it: found out before the step is shown. */
function useResetLearned({ facts, allowance }: SwapForm, { approvalRequest }: SwapCommands): void {
  const flow = useSwapFlow();
  const isWanted = facts.approval === 'NOT_APPROVED' && allowance !== null && allowance !== '0';
  const learn = useEffectEvent(() => {
    if (approvalRequest) void flow.learnReset(approvalRequest);
  });
  const token = approvalRequest?.token.address;
  useEffect(() => {
    if (isWanted && token) learn();
  }, [isWanted, token]);
}

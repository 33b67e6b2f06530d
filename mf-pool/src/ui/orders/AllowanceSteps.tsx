import { shortenSymbol } from '@dex/mf-shared/domain';
import { ApproveButtons } from '@dex/mf-shared/ui/controls';
import { Button, Column, Notice, Spinner, Text } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import type { Allowance } from './useAllowance';
import { allowanceTexts as texts } from './orders.messages';

interface AllowanceStepsProps {
  readonly allowance: Allowance;
  /** What the token is called here; its own symbol without it. */
  readonly symbol?: string;
  readonly testId: string;
  /** Says also that the contract may take the token. */
  readonly showsApproved?: boolean;
}

/** What is still needed before a contract may take a token: a signature where the token takes one, else an approval. Nothing once it may. */
export function AllowanceSteps({ allowance, symbol, testId, showsApproved = false }: AllowanceStepsProps) {
  const { currency, state, permit, asked } = allowance;
  if (currency && state === 'APPROVED' && showsApproved) {
    return (
      <Notice kind="success" testId={`${testId}-approved`}>
        <FormattedMessage {...texts.approved} />
      </Notice>
    );
  }
  if (currency?.kind !== 'token' || state === 'APPROVED' || state === 'UNKNOWN') return null;
  const named = symbol === undefined ? currency : { ...currency, symbol };
  const shown = shortenSymbol(named.symbol);
  if (permit === 'SIGNED') {
    return (
      <Notice kind="success" testId={`${testId}-signed`}>
        <FormattedMessage {...texts.signed} values={{ symbol: shown }} />
      </Notice>
    );
  }
  const offersPermit = permit !== 'NOT_APPLICABLE' && state === 'NOT_APPROVED';
  return (
    <Column $gap={12} data-testid={testId}>
      {offersPermit && (
        <Column $gap={8}>
          <Button $size="large" disabled={permit === 'LOADING' || asked !== null} data-testid={`${testId}-sign`} onClick={allowance.sign}>
            {asked === 'permit' && <Spinner />}
            <FormattedMessage {...(asked === 'permit' ? texts.signing : texts.sign)} values={{ symbol: shown }} />
          </Button>
          <Text as="p" $size="small" $tone="textMuted">
            <FormattedMessage {...texts.hint} />
          </Text>
        </Column>
      )}
      <ApproveButtons
        currency={named}
        state={state}
        steps={allowance.steps}
        pendingStep={allowance.pendingStep}
        askedStep={asked === 'approve' || asked === 'reset' ? asked : null}
        onStep={allowance.approve}
        disabled={asked !== null}
        error={allowance.failure === null ? undefined : <FormattedMessage {...texts.failed} values={{ reason: allowance.failure }} />}
      />
    </Column>
  );
}

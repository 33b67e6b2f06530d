import { shortenSymbol } from '@dex/mf-shared/domain';
import { AllowanceSteps } from '@dex/mf-shared/orders';
import { Column, Notice, Text } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { routerKindOf } from '../../domain/swapOrder';
import { swapOrders } from '../../orders';
import { swapNeeds } from '../../state/swapDraft';
import { approvalTexts as texts } from '../swap.messages';
import type { SwapForm } from '../useSwapForm';

/** Step 1 of 2, as long as the router may not take the input yet: a signature where the token takes one, else an approval. */
export function ApprovalSteps({ form }: { readonly form: SwapForm }) {
  const { facts, pair, quote, account } = form;
  const token = pair.input?.currency;
  const isShown = facts.button === 'approveFirst' || facts.button === 'impactBlockedBesideApproval';
  if (token?.kind !== 'token' || !account) return null;
  if (facts.permit === 'SIGNED' && facts.needsApproval) {
    return (
      <Notice kind="success">
        <FormattedMessage {...texts.signed} values={{ symbol: shortenSymbol(token.symbol) }} />
      </Notice>
    );
  }
  if (!isShown || !facts.limits) return null;
  const needs = swapNeeds(pair.chain, quote.trade?.router ?? routerKindOf(pair.chain, pair.choice), token, facts.limits.maximumInput);
  return (
    <Column $gap={12}>
      <Text as="p" $size="small" $tone="textMuted">
        <FormattedMessage {...texts.steps} />
      </Text>
      <AllowanceSteps engineOf={swapOrders} owner={{ chainId: pair.chain.chainId, account }} needs={needs} parts="swap" />
      <Text as="p" $size="small" $tone="textMuted">
        <FormattedMessage {...texts.stepSwap} />
      </Text>
    </Column>
  );
}

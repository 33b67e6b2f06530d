import type { SummaryAmount, TransactionSummary } from '@dex/mf-shared/contract';
import { parseAddress, shortenAddress } from '@dex/mf-shared/domain';
import { useLocale } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { summaryTexts } from './summary.messages';

const nameOf = (text: string) => (parseAddress(text) ? shortenAddress(text) : text);

const pair = (input: SummaryAmount, output: SummaryAmount) => ({
  inputAmount: input.amount,
  inputSymbol: input.symbol,
  outputAmount: output.amount,
  outputSymbol: output.symbol,
});

/** What stands in the gaps of the sentence, as plain texts. */
function valuesOf(summary: Exclude<TransactionSummary, { kind: 'told' }>): Record<string, string> {
  switch (summary.kind) {
    case 'swap':
      return { ...pair(summary.input, summary.output), recipient: nameOf(summary.recipient ?? '') };
    case 'wrap':
    case 'unwrap':
      return pair(summary.input, summary.output);
    case 'send':
    case 'claimAirdrop':
      return { ...summary.amount, recipient: nameOf(summary.recipient) };
    case 'stake':
      return { ...summary.amount };
    case 'addLiquidity':
    case 'removeLiquidity':
      return { amountA: summary.a.amount, symbolA: summary.a.symbol, amountB: summary.b.amount, symbolB: summary.b.symbol };
    case 'vote':
      return { support: String(summary.support), proposal: summary.proposal };
    case 'delegate':
      return { delegatee: nameOf(summary.delegatee) };
    case 'withdrawStake':
    case 'revokePositions':
      return {};
    case 'revokeAll':
      return { count: String(summary.count) };
    case 'collectAllFees':
      return { count: String(summary.count), rewards: String(summary.rewards ?? 0) };
    case 'propose':
      return { title: summary.title };
    case 'createPool':
    case 'collectFees':
    case 'migrate':
      return { symbolA: summary.symbolA, symbolB: summary.symbolB };
    case 'approve':
    case 'resetApproval':
    case 'revoke':
    case 'claimRewards':
    case 'collectFeesAlone':
      return { symbol: summary.symbol };
  }
}

/** What a transaction does, in a sentence. */
export function TransactionSummaryText({ summary }: { readonly summary: TransactionSummary }) {
  const locale = useLocale();
  if (summary.kind === 'told') return <span>{summary.sentence[locale]}</span>;
  const text = summary.kind === 'swap' && summary.recipient ? summaryTexts.swapTo : summaryTexts[summary.kind];
  return <FormattedMessage {...text} values={valuesOf(summary)} />;
}

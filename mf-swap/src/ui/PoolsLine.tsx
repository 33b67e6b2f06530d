import { Notice, Text } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import type { Trade } from '../domain/trade';
import { hasPoolChoice } from '../state/selectPair';
import { swapTexts as texts } from './swap.messages';
import { betterAmount } from './SwapNotices';
import type { SwapForm } from './useSwapForm';

/** Which pools the swap goes through, where the network has a choice (SWAP-15). */
export function PoolsLine({ form }: { readonly form: SwapForm }) {
  const { choice } = form.pair;
  if (!hasPoolChoice(form.pair) || form.facts.wrap) return null;
  const better = betterAmount(form);
  return (
    <>
      <Text $size="small" $tone="textMuted" data-testid="swap-pools">
        {choice === 'auto' ? (
          <BestPrice trade={form.quote.trade} />
        ) : (
          <FormattedMessage {...texts.routedThrough} values={{ version: choice.toUpperCase() }} />
        )}
      </Text>
      {better && (
        <Notice kind="info" testId="swap-better-version">
          <FormattedMessage {...(choice === 'v2' ? texts.betterInV3 : texts.betterInV2)} values={better} />
        </Notice>
      )}
    </>
  );
}

function BestPrice({ trade }: { readonly trade: Trade | null }) {
  if (!trade) return <FormattedMessage {...texts.bestPrice} />;
  const { version, legs } = trade;
  if (legs.length > 1)
    return (
      <FormattedMessage
        {...(version === 'mixed' ? texts.bestSplitMixed : texts.bestSplit)}
        values={{ ways: legs.length, version: version.toUpperCase() }}
      />
    );
  return <FormattedMessage {...(version === 'mixed' ? texts.bestMixed : texts.bestThrough)} values={{ version: version.toUpperCase() }} />;
}

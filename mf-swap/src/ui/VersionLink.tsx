import { Button, Notice, Row, Text } from '@dex/mf-shared/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Trade } from '../domain/trade';
import { swapTexts as texts } from './swap.messages';
import { betterAmount } from './SwapNotices';
import type { SwapCommands } from './useSwapCommands';
import type { SwapForm } from './useSwapForm';

/** Which pools the swap goes through, and the way to others, where the network has a choice (SWAP-15). */
export function VersionLink({ form, commands }: { readonly form: SwapForm; readonly commands: SwapCommands }) {
  const intl = useIntl();
  const { chain, choice } = form.pair;
  const hasChoice = (chain.v2 && chain.v3) || chain.v3?.swapRouter02;
  if (!hasChoice || form.facts.wrap) return null;
  const better = betterAmount(form);
  return (
    <>
      <Row $justify="space-between">
        <Text $size="small" $tone="textMuted" data-testid="swap-pools">
          {choice === 'auto' ? (
            <BestPrice trade={form.quote.trade} />
          ) : (
            <FormattedMessage {...texts.routedThrough} values={{ version: choice.toUpperCase() }} />
          )}
        </Text>
        {choice === 'auto' ? (
          <Button
            $tone="text"
            $size="small"
            data-testid="swap-version"
            aria-label={intl.formatMessage(texts.changePoolsLong)}
            onClick={commands.changePools}
          >
            <FormattedMessage {...texts.changePools} />
          </Button>
        ) : (
          <Button $tone="text" $size="small" data-testid="swap-version" onClick={commands.useBestPrice}>
            <FormattedMessage {...texts.useBestPrice} />
          </Button>
        )}
      </Row>
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

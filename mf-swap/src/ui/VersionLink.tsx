import { Button, Notice, Row, Text } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { swapTexts as texts } from './swap.messages';
import { betterAmount } from './SwapNotices';
import type { SwapCommands } from './useSwapCommands';
import type { SwapForm } from './useSwapForm';

/** Which version of the pools is used, and the way to the other, where the network has both. */
export function VersionLink({ form, commands }: { readonly form: SwapForm; readonly commands: SwapCommands }) {
  const { chain, version } = form.pair;
  if (!chain.v2 || !chain.v3 || form.facts.wrap) return null;
  const other = version === 'v2' ? 'v3' : 'v2';
  const better = betterAmount(form);
  return (
    <>
      <Row $justify="space-between">
        <Text $size="small" $tone="textMuted">
          <FormattedMessage {...texts.routedThrough} values={{ version: version.toUpperCase() }} />
        </Text>
        <Button $tone="text" $size="small" data-testid="swap-version" onClick={() => commands.useVersion(other)}>
          <FormattedMessage {...(other === 'v2' ? texts.useV2 : texts.useV3)} />
        </Button>
      </Row>
      {better && (
        <Notice kind="info" testId="swap-better-version">
          <FormattedMessage {...(other === 'v2' ? texts.betterInV2 : texts.betterInV3)} values={better} />
        </Notice>
      )}
    </>
  );
}

import { Card, Column, Figure, Text } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { AmountRow } from '../AmountRow';
import { useDollarsOfBoth } from '../useDollarsOfBoth';
import { rawOf, type PositionView } from '../usePositionView';
import { positionTexts as texts } from '../v3.messages';

/** What a position holds, in dollars and of each token. */
export function LiquidityCard({ view }: { readonly view: PositionView }) {
  const { currency0, currency1, amounts } = view;
  const [amount0, amount1] = [rawOf(amounts?.amount0), rawOf(amounts?.amount1)];
  const dollars = useDollarsOfBoth([currency0, currency1], [amount0, amount1]);
  return (
    <Card>
      <Column $gap={12}>
        <Text $strong>
          <FormattedMessage {...texts.liquidity} />
        </Text>
        <Text $size="display">
          <Figure shown={dollars} testId="pool-v3-liquidity-dollars" />
        </Text>
        <AmountRow currency={currency0} amount={amount0} copies testId="pool-v3-amount0" />
        <AmountRow currency={currency1} amount={amount1} copies testId="pool-v3-amount1" />
      </Column>
    </Card>
  );
}

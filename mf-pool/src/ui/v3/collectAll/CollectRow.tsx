import { formatFee, formatLiquidityAmount, rawAmount, shortenSymbol, type Ratio } from '@dex/mf-shared/domain';
import { Badge, Checkbox } from '@dex/mf-shared/ui/controls';
import { Column, Figure, Row, Skeleton, Text } from '@dex/mf-shared/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { shownCurrency } from '../../../domain/v2/shownCurrency';
import { canBeCollected, type CollectWorth } from '../../../domain/v3/collectWorth';
import { shownOrder, unwrapped } from '../../../domain/v3/shownOrder';
import { shownDollars } from '../usePrices';
import { collectAllTexts as texts } from './collectAll.messages';
import type { Collectable, CollectableAnswer } from './useCollectable';
import type { CollectableReward } from './useRewards';

interface RowProps {
  readonly row: Collectable;
  readonly answer: CollectableAnswer;
  readonly isChosen: boolean;
  readonly onChoose: (isTicked: boolean) => void;
}

/** A position with what it is owed. */
export function CollectRow({ row, answer: { chain }, isChosen, onChoose }: RowProps) {
  const { position, token0, token1, fees, value, worth } = row;
  if (!token0 || !token1) {
    return worth === 'unread' ? (
      <Text $size="small" $tone="textMuted" data-testid={`pool-v3-collect-row-${position.tokenId}`} data-worth={worth}>
        <FormattedMessage {...texts.tokenUnread} values={{ id: position.tokenId, fee: formatFee(position.fee) }} />
      </Text>
    ) : (
      <Skeleton $height="44px" />
    );
  }
  const { base, quote } = shownOrder(token0, token1, position, chain);
  const symbolOf = (token: typeof token0) => shortenSymbol(unwrapped(token, chain).symbol);
  return (
    <Choice
      {...{ value, worth, isChosen, onChoose }}
      title={
        <FormattedMessage
          {...texts.position}
          values={{ quote: symbolOf(quote), base: symbolOf(base), fee: formatFee(position.fee), id: position.tokenId }}
        />
      }
      amounts={
        fees && (
          <FormattedMessage
            {...texts.amounts}
            values={{
              amountA: formatLiquidityAmount(rawAmount(fees.amount0), token0.decimals),
              symbolA: symbolOf(token0),
              amountB: formatLiquidityAmount(rawAmount(fees.amount1), token1.decimals),
              symbolB: symbolOf(token1),
            }}
          />
        )
      }
      testId={`pool-v3-collect-row-${position.tokenId}`}
    />
  );
}

interface RewardRowProps extends Omit<RowProps, 'row'> {
  readonly row: CollectableReward;
}

/** A deposit in a mining pool with what it has earned. */
export function RewardRow({ row: { reward, pair, token, value, worth }, answer: { chain }, isChosen, onChoose }: RewardRowProps) {
  const [a, b] = [pair.token0, pair.token1].map((side) => shortenSymbol(shownCurrency(side, chain).symbol));
  return (
    <Choice
      {...{ value, worth, isChosen, onChoose }}
      title={<FormattedMessage {...texts.reward} values={{ a, b }} />}
      amounts={
        <FormattedMessage
          {...texts.rewardAmount}
          values={{
            amount: formatLiquidityAmount(rawAmount(BigInt(reward.expected)), token.decimals),
            symbol: shortenSymbol(token.symbol),
          }}
        />
      }
      testId={`pool-v3-collect-reward-${reward.stakingRewards}`}
    />
  );
}

interface ChoiceProps extends Pick<RowProps, 'isChosen' | 'onChoose'> {
  readonly title: ReactNode;
  /** What it brings; null while that is not known. */
  readonly amounts: ReactNode;
  /** In dollars; null for a value that is not known. */
  readonly value: Ratio | null;
  readonly worth: CollectWorth;
  readonly testId: string;
}

/** What can be collected, to tick, with its value and what speaks against it. */
function Choice({ title, amounts, value, worth, testId, isChosen, onChoose }: ChoiceProps) {
  const what = (
    <Column $gap={4}>
      <Text $strong>{title}</Text>
      {amounts && (
        <Text $size="small" $tone="textMuted" data-figure>
          {amounts}
        </Text>
      )}
    </Column>
  );
  return (
    <Row $justify="space-between" $gap={12} data-testid={testId} data-worth={worth}>
      {canBeCollected(worth) ? (
        <Checkbox checked={isChosen} onChange={onChoose}>
          {what}
        </Checkbox>
      ) : (
        what
      )}
      <Column $gap={4} $align="end">
        {worth === 'pending' && (
          <Badge>
            <FormattedMessage {...texts.pending} />
          </Badge>
        )}
        {worth === 'costsMore' && (
          <Badge $tone="warning">
            <FormattedMessage {...texts.costsMore} />
          </Badge>
        )}
        {worth === 'unread' ? (
          <Text $size="small" $tone="textMuted">
            <FormattedMessage {...texts.unread} />
          </Text>
        ) : (
          <span style={{ whiteSpace: 'nowrap' }}>
            <Figure shown={shownDollars(value)} />
          </span>
        )}
      </Column>
    </Row>
  );
}

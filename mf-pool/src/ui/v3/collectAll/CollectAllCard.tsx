import { formatDollars, formatFee, formatLiquidityAmount, rawAmount, shortenSymbol, type Address } from '@dex/mf-shared/domain';
import { useOrder } from '@dex/mf-shared/orders';
import { Badge, Checkbox } from '@dex/mf-shared/ui/controls';
import { Button, Card, Column, Figure, Heading, Notice, Row, Skeleton, Text } from '@dex/mf-shared/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { sumRatios } from '../../../domain/ratioSums';
import { collectAllOrder, collectedPosition, MOST_COLLECTED } from '../../../domain/v3/collectAll';
import { canBeCollected, collectedByDefault } from '../../../domain/v3/collectWorth';
import type { PositionFacts } from '../../../domain/v3/position';
import { shownOrder, unwrapped } from '../../../domain/v3/shownOrder';
import { poolKinds, poolOrders } from '../../../orders';
import { poolSlot } from '../../orders/poolSlot';
import { shownDollars } from '../usePrices';
import { COLLECT_ALL } from './CollectAllDialog';
import { collectAllTexts as texts } from './collectAll.messages';
import { useCollectable, type Collectable, type CollectableAnswer } from './useCollectable';

interface CardProps {
  readonly account: Address;
  readonly positions: readonly PositionFacts[];
}

/** The collection from all positions at once: what each brings, which are taken, and what it comes to (V3-23). */
export function CollectAllCard({ account, positions }: CardProps) {
  const intl = useIntl();
  const answer = useCollectable(account, positions);
  const { chain, rows, cost } = answer;
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const { open } = useOrder(poolOrders, poolSlot(poolKinds.collectAll, COLLECT_ALL));
  const manager = chain.v3?.nonfungiblePositionManager;
  const able = (rows ?? []).filter(({ worth }) => canBeCollected(worth));
  const byDefault = new Set(collectedByDefault(able, MOST_COLLECTED).map(({ position }) => position.tokenId));
  const isChosen = ({ position: { tokenId } }: Collectable) => choices.get(tokenId) ?? byDefault.has(tokenId);
  const chosen = able.filter(isChosen);
  const collect = () => {
    if (!manager) return;
    const collected = chosen.flatMap(({ position, fees }) => (fees ? [collectedPosition(position, fees)] : []));
    open({
      order: collectAllOrder(
        { chainId: chain.chainId, account },
        {
          manager,
          wrappedNative: chain.wrappedNative.address,
          positions: collected,
          currencies: [chain.native, ...answer.tokens.values()],
        },
      ),
      record: { summary: { kind: 'collectAllFees', count: collected.length, collectsFrom: collected.map(({ tokenId }) => tokenId) } },
    });
  };
  return (
    <Card data-testid="pool-v3-collect-all-card">
      <Column $gap={12}>
        <Heading as="h2">
          <FormattedMessage {...texts.title} />
        </Heading>
        <Text as="p" $size="small" $tone="textMuted">
          <FormattedMessage
            {...(cost ? texts.hint : texts.hintWithoutCost)}
            values={{ coin: chain.native.symbol, cost: cost && formatCost(formatDollars(cost)) }}
          />
        </Text>
        {rows === null && <Skeleton $height="96px" role="status" aria-hidden={false} aria-label={intl.formatMessage(texts.loading)} />}
        {rows?.length === 0 && (
          <Text as="p" data-testid="pool-v3-collect-all-nothing">
            <FormattedMessage {...texts.nothing} />
          </Text>
        )}
        {rows?.map((row) => (
          <CollectRow
            key={row.position.tokenId}
            row={row}
            answer={answer}
            isChosen={isChosen(row)}
            onChoose={(isTicked) => setChoices(new Map([...choices, [row.position.tokenId, isTicked]]))}
          />
        ))}
        {chosen.length > MOST_COLLECTED && (
          <Notice kind="warning" testId="pool-v3-collect-all-too-many">
            <FormattedMessage {...texts.tooMany} values={{ most: MOST_COLLECTED }} />
          </Notice>
        )}
        {able.length > 0 && (
          <>
            <Row $justify="space-between" $gap={12}>
              <Text $tone="textMuted">
                <FormattedMessage {...texts.total} />
              </Text>
              <Text $strong>
                <Figure shown={shownDollars(sumRatios(chosen.map(({ value }) => value)))} testId="pool-v3-collect-all-total" />
              </Text>
            </Row>
            <Button
              $size="large"
              disabled={chosen.length === 0 || chosen.length > MOST_COLLECTED}
              data-testid="pool-v3-collect-all-button"
              onClick={collect}
            >
              <FormattedMessage {...(chosen.length === 0 ? texts.none : texts.collect)} values={{ count: chosen.length }} />
            </Button>
          </>
        )}
      </Column>
    </Card>
  );
}

/** "$-" stands for less than a cent, which is no sentence. */
function formatCost(text: string): string {
  return text === '$-' ? '<$0.01' : text;
}

interface RowProps {
  readonly row: Collectable;
  readonly answer: CollectableAnswer;
  readonly isChosen: boolean;
  readonly onChoose: (isTicked: boolean) => void;
}

function CollectRow({ row, answer: { chain }, isChosen, onChoose }: RowProps) {
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
  const what = (
    <Column $gap={4}>
      <Text $strong>
        <FormattedMessage
          {...texts.position}
          values={{ quote: symbolOf(quote), base: symbolOf(base), fee: formatFee(position.fee), id: position.tokenId }}
        />
      </Text>
      {fees && (
        <Text $size="small" $tone="textMuted" data-figure>
          <FormattedMessage
            {...texts.amounts}
            values={{
              amountA: formatLiquidityAmount(rawAmount(fees.amount0), token0.decimals),
              symbolA: symbolOf(token0),
              amountB: formatLiquidityAmount(rawAmount(fees.amount1), token1.decimals),
              symbolB: symbolOf(token1),
            }}
          />
        </Text>
      )}
    </Column>
  );
  return (
    <Row $justify="space-between" $gap={12} data-testid={`pool-v3-collect-row-${position.tokenId}`} data-worth={worth}>
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
          <Figure shown={shownDollars(value)} />
        )}
      </Column>
    </Row>
  );
}

import { formatDollars, type Address } from '@dex/mf-shared/domain';
import { selectSendingWay, ordersSlice } from '@dex/mf-shared/orders';
import { Button, Card, Column, Figure, Heading, Notice, Row, Skeleton, Text, sectionSelector, useServices } from '@dex/mf-shared/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { sumRatios } from '@dex/mf-shared/domain/maths';
import { collectedPosition, collectionSteps, MOST_COLLECTED } from '../../../domain/v3/collectAll';
import type { Collection } from '../../../domain/v3/collectionDraft';
import { canBeCollected, collectedByDefault } from '../../../domain/v3/collectWorth';
import type { PositionFacts } from '../../../domain/v3/position';
import { poolOrders } from '../../../orders';
import { shownDollars } from '../usePrices';
import { CollectRow, RewardRow } from './CollectRow';
import { collectAllTexts as texts } from './collectAll.messages';
import { useCollectable } from './useCollectable';
import { useRewards } from './useRewards';

const useOrdersSelector = sectionSelector(ordersSlice);

interface CardProps {
  readonly account: Address;
  readonly positions: readonly PositionFacts[];
  readonly onCollect: (collection: Collection) => void;
}

/** The collection from all positions and mining pools at once: what each brings, which are taken, and what it comes to (V3-23). */
export function CollectAllCard({ account, positions, onCollect }: CardProps) {
  const intl = useIntl();
  const answer = useCollectable(account, positions);
  const { chain, rows, cost } = answer;
  const rewards = useRewards(chain, answer.gasPrice);
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  // The engine's part of the store is there once the engine is.
  poolOrders(useServices());
  const isTogether = useOrdersSelector((state) => selectSendingWay(state, { chainId: chain.chainId, account }) !== 'call');
  const manager = chain.v3?.nonfungiblePositionManager;
  const able = (rows ?? []).filter(({ worth }) => canBeCollected(worth));
  const claimable = rewards.rows.filter(({ worth }) => canBeCollected(worth));
  const byDefault = new Set(collectedByDefault(able, MOST_COLLECTED).map(({ position }) => position.tokenId));
  const claimedByDefault = new Set<string>(collectedByDefault(claimable, MOST_COLLECTED).map(({ reward }) => reward.stakingRewards));
  const isChosen = (id: string) => choices.get(id) ?? (byDefault.has(id) || claimedByDefault.has(id));
  const choose = (id: string) => (isTicked: boolean) => setChoices(new Map([...choices, [id, isTicked]]));
  const chosen = able.filter(({ position }) => isChosen(position.tokenId));
  const claimed = claimable.filter(({ reward }) => isChosen(reward.stakingRewards));
  const terms = manager && {
    manager,
    wrappedNative: chain.wrappedNative.address,
    positions: chosen.flatMap(({ position, fees }) => (fees ? [collectedPosition(position, fees)] : [])),
    rewards: claimed.map(({ reward }) => reward),
    currencies: [chain.native, ...answer.tokens.values(), ...claimed.map(({ token }) => token)],
  };
  const steps = terms ? collectionSteps(terms, isTogether).length : 0;
  const collect = () => {
    if (terms) onCollect({ owner: { chainId: chain.chainId, account }, left: terms, sent: 0 });
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
        {rows?.length === 0 && rewards.rows.length === 0 && rewards.state === 'known' && (
          <Text as="p" data-testid="pool-v3-collect-all-nothing">
            <FormattedMessage {...texts.nothing} />
          </Text>
        )}
        {rows?.map((row) => (
          <CollectRow
            key={row.position.tokenId}
            row={row}
            answer={answer}
            isChosen={isChosen(row.position.tokenId)}
            onChoose={choose(row.position.tokenId)}
          />
        ))}
        {rewards.rows.map((row) => (
          <RewardRow
            key={row.reward.stakingRewards}
            row={row}
            answer={answer}
            isChosen={isChosen(row.reward.stakingRewards)}
            onChoose={choose(row.reward.stakingRewards)}
          />
        ))}
        {rewards.state === 'failed' && (
          <Text as="p" $size="small" $tone="textMuted" data-testid="pool-v3-collect-rewards-failed">
            <FormattedMessage {...texts.rewardsFailed} />
          </Text>
        )}
        {chosen.length > MOST_COLLECTED && (
          <Notice kind="warning" testId="pool-v3-collect-all-too-many">
            <FormattedMessage {...texts.tooMany} values={{ most: MOST_COLLECTED }} />
          </Notice>
        )}
        {able.length + claimable.length > 0 && (
          <>
            <Row $justify="space-between" $gap={12}>
              <Text $tone="textMuted">
                <FormattedMessage {...texts.total} />
              </Text>
              <Text $strong>
                <Figure
                  shown={shownDollars(sumRatios([...chosen, ...claimed].map(({ value }) => value)))}
                  testId="pool-v3-collect-all-total"
                />
              </Text>
            </Row>
            <Button
              $size="large"
              disabled={chosen.length + claimed.length === 0 || chosen.length > MOST_COLLECTED}
              data-testid="pool-v3-collect-all-button"
              onClick={collect}
            >
              <FormattedMessage
                {...(chosen.length + claimed.length === 0 ? texts.none : texts.collect)}
                values={{ count: chosen.length, rewards: claimed.length, both: String(chosen.length > 0 && claimed.length > 0) }}
              />
            </Button>
            {steps > 1 && (
              <Text as="p" $size="small" $tone="textMuted" data-testid="pool-v3-collect-all-steps">
                <FormattedMessage {...texts.steps} values={{ steps }} />
              </Text>
            )}
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

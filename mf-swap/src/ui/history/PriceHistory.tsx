import {
  historyKey,
  lineToNow,
  PRICE_SPANS,
  pricePoints,
  type HistoryFacts,
  type HistoryWish,
  type PricePoint,
  type PriceSpan,
} from '@dex/mf-shared/domain/history';
import { selectBlock } from '@dex/mf-shared/state';
import { Button, Column, Notice, Skeleton, Text, useDispatch, useSectionSelector, useSharedSelector } from '@dex/mf-shared/ui';
import { SegmentedControl } from '@dex/mf-shared/ui/controls';
import { useEffect, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { historyPools } from '../../domain/historyPools';
import type { Route } from '../../domain/route';
import { midPrice, type Trade } from '../../domain/trade';
import { historyWanted, selectHistory, type WithHistory } from '../../state/historySlice';
import { useReadyEngine } from '../SwapEngineContext';
import { historyTexts as texts } from './priceHistory.messages';
import { PriceChart } from './PriceChart';

interface PriceHistoryProps {
  /** The way whose pools' prices are the pair's. */
  readonly way: Route;
  readonly trade: Trade;
}

const useHistorySelector = useSectionSelector.withTypes<WithHistory>();

/** Past prices of a pair; they are read while this stands, and their code is loaded with it. */
export function PriceHistory({ way, trade }: PriceHistoryProps) {
  const { input, output } = trade;
  const intl = useIntl();
  const dispatch = useDispatch();
  const engine = useReadyEngine();
  const [span, setSpan] = useState<PriceSpan>('day');
  const [tries, setTries] = useState(0);
  const [isLost, setLost] = useState(false);
  const wish = useMemo<HistoryWish>(() => ({ chainId: input.chainId, span, pools: historyPools(way) }), [input.chainId, span, way]);
  const key = historyKey(wish);
  useEffect(() => {
    let isWanted = true;
    engine?.openHistory().then(
      () => isWanted && dispatch(historyWanted(wish)),
      () => isWanted && setLost(true),
    );
    return () => {
      isWanted = false;
      dispatch(historyWanted(null));
    };
  }, [engine, dispatch, wish, key, tries]);
  const facts = useHistorySelector((state) => selectHistory(state, wish));
  const chainTime = useSharedSelector((state) => selectBlock(state, wish.chainId)?.timestamp ?? null);
  const past = useMemo(() => (facts ? pricePoints(wish, facts) : []), [facts, wish]);
  const { points, endsNow } = useMemo(() => lineToNow(past, priceNow(wish, trade, chainTime)), [past, wish, trade, chainTime]);
  const again = () => {
    setLost(false);
    setTries(tries + 1);
  };
  return (
    <Column $gap={12} data-testid="swap-history-panel" data-kind={isLost ? 'lost' : (facts?.kind ?? 'reading')}>
      <SegmentedControl
        label={intl.formatMessage(texts.span)}
        value={span}
        options={PRICE_SPANS.map((value) => ({ value, text: <FormattedMessage {...texts[value]} /> }))}
        onChange={setSpan}
      />
      {points.length > 1 && <PriceChart points={points} endsNow={endsNow} input={input} output={output} />}
      <Said facts={facts} isLost={isLost} hasPoints={points.length > 1} count={wish.pools.length} onAgain={again} />
      {points.length > 1 && (
        <Text as="p" $size="small" $tone="textMuted">
          <FormattedMessage {...texts.source} values={{ count: wish.pools.length }} />
        </Text>
      )}
    </Column>
  );
}

/** What the pools say now: known while the trade goes through them, at the chain's time in seconds. */
function priceNow({ pools }: HistoryWish, { legs }: Trade, time: number | null): PricePoint | null {
  const names = JSON.stringify(pools);
  const leg = legs.find(({ route }) => JSON.stringify(historyPools(route)) === names);
  const price = leg ? midPrice(leg.route) : null;
  return price && time !== null ? { time, price } : null;
}

interface SaidProps {
  readonly facts: HistoryFacts | null;
  readonly isLost: boolean;
  readonly hasPoints: boolean;
  readonly count: number;
  readonly onAgain: () => void;
}

/** What there is to say beside the chart, or in its place. */
function Said({ facts, isLost, hasPoints, count, onAgain }: SaidProps) {
  const intl = useIntl();
  if (isLost || facts?.kind === 'cut')
    return (
      <Notice kind="info" testId="swap-history-cut">
        <FormattedMessage {...(hasPoints ? texts.cut : texts.none)} />
        <Button $tone="secondary" $size="small" onClick={onAgain}>
          <FormattedMessage {...texts.again} />
        </Button>
      </Notice>
    );
  if (facts?.kind === 'read')
    return hasPoints ? null : (
      <Text as="p" $size="small" $tone="textMuted" data-testid="swap-history-quiet">
        <FormattedMessage {...texts.quiet} values={{ count }} />
      </Text>
    );
  if (!hasPoints) return <Skeleton $height="180px" role="status" aria-hidden={false} aria-label={intl.formatMessage(texts.reading)} />;
  return (
    <Text as="p" $size="small" $tone="textMuted" role="status">
      <FormattedMessage {...texts.reading} />
    </Text>
  );
}

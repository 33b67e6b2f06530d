import { historyKey, lineToNow, pricePoints, type HistoryWish, type PricePoint, type PriceSpan } from '@dex/mf-shared/domain/history';
import { selectBlock } from '@dex/mf-shared/state';
import { useDispatch, sectionSelector, useSharedSelector } from '@dex/mf-shared/ui';
import { PriceHistoryView } from '@dex/mf-shared/ui/controls';
import { useEffect, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { historyPools } from '../../domain/historyPools';
import type { Route } from '../../domain/route';
import { midPrice, type Trade } from '../../domain/trade';
import { historyWanted, selectHistory, historySlice } from '../../state/historySlice';
import { swapSlice } from '../../state/swapSlice';
import { useReadyEngine } from '../SwapEngineContext';
import { historyTexts as texts } from './priceHistory.messages';

interface PriceHistoryProps {
  /** The way whose pools' prices are the pair's. */
  readonly way: Route;
  readonly trade: Trade;
}

const useHistorySelector = sectionSelector(historySlice, swapSlice);

/** Past prices of a pair; they are read while this stands, and their code is loaded with it. */
export function PriceHistory({ way, trade }: PriceHistoryProps) {
  const { input, output } = trade;
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
  const line = useMemo(() => lineToNow(past, priceNow(wish, trade, chainTime)), [past, wish, trade, chainTime]);
  const again = () => {
    setLost(false);
    setTries(tries + 1);
  };
  const count = wish.pools.length;
  return (
    <PriceHistoryView
      span={span}
      onSpan={setSpan}
      line={line}
      facts={facts}
      isLost={isLost}
      onAgain={again}
      quiet={<FormattedMessage {...texts.quiet} values={{ count }} />}
      source={<FormattedMessage {...texts.source} values={{ count }} />}
      input={input}
      output={output}
      texts={texts}
      testId="swap-history"
    />
  );
}

/** What the pools say now: known while the trade goes through them, at the chain's time in seconds. */
function priceNow({ pools }: HistoryWish, { legs }: Trade, time: number | null): PricePoint | null {
  const names = JSON.stringify(pools);
  const leg = legs.find(({ route }) => JSON.stringify(historyPools(route)) === names);
  const price = leg ? midPrice(leg.route) : null;
  return price && time !== null ? { time, price } : null;
}

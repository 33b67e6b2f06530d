import type { Address, ChainId, FeeTier } from '@dex/mf-shared/domain';
import { historyKey, lineToNow, pricePoints, type HistoryWish, type PriceSpan } from '@dex/mf-shared/domain/history';
import { selectBlock } from '@dex/mf-shared/state';
import { Button, Column, Row, sectionSelector, useSharedSelector } from '@dex/mf-shared/ui';
import { PriceHistoryView } from '@dex/mf-shared/ui/controls';
import { useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { TickRange } from '../../../domain/liquidityMath';
import type { ShownPair } from '../../../domain/rangePrice';
import { pastBand, rawShownPrice } from '../../../domain/v3/pastBand';
import { isTurnedOver } from '../../../domain/rangePrice';
import { selectPriceHistory } from '../../../state/selectAnswers';
import { wantedSlice } from '../../../state/wantedSlice';
import { useWanted } from '../../useWanted';
import { rangeTexts } from '../priceTexts';
import { rangeHistoryTexts as texts } from './rangeHistory.messages';

interface RangeHistoryProps {
  readonly chainId: ChainId;
  readonly pool: Address;
  readonly fee: FeeTier;
  readonly pair: ShownPair;
  /** What is drawn into it; null while no range is chosen. */
  readonly range: TickRange | null;
  /** The pool's price now. */
  readonly sqrtPriceX96: bigint;
}

const useHistorySelector = sectionSelector(wantedSlice);

/** On demand: the past prices of a pool, with a range drawn into them (V3-37). */
export function RangeHistory(props: RangeHistoryProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Column $gap={isOpen ? 8 : 0}>
      <Row>
        <Button
          $tone="text"
          $size="small"
          $flush="start"
          aria-expanded={isOpen}
          data-testid="pool-v3-history-open"
          onClick={() => setOpen(!isOpen)}
        >
          <FormattedMessage {...(isOpen ? texts.close : texts.open)} />
        </Button>
      </Row>
      {isOpen && <PastPrices key={props.pool} {...props} />}
    </Column>
  );
}

function PastPrices({ chainId, pool, fee, pair, range, sqrtPriceX96 }: RangeHistoryProps) {
  const [span, setSpan] = useState<PriceSpan>('day');
  const [tries, setTries] = useState(0);
  const zeroForOne = !isTurnedOver(pair);
  const wish = useMemo<HistoryWish>(
    () => ({ chainId, span, pools: [{ version: 'v3', address: pool, zeroForOne }] }),
    [chainId, span, pool, zeroForOne],
  );
  const key = `priceHistory:${historyKey(wish)}:${tries}`;
  useWanted({ ...wish, kind: 'priceHistory', key });
  const answer = useHistorySelector((state) => selectPriceHistory(state, key));
  const facts = answer?.kind === 'failed' ? null : answer;
  const time = useSharedSelector((state) => selectBlock(state, chainId)?.timestamp ?? null);
  const past = useMemo(() => (facts ? pricePoints(wish, facts) : []), [facts, wish]);
  const line = lineToNow(past, time === null ? null : { time, price: rawShownPrice(sqrtPriceX96, pair) });
  const ends = range && rangeTexts(range, pair, fee);
  return (
    <PriceHistoryView
      span={span}
      onSpan={setSpan}
      line={line}
      facts={facts}
      isLost={answer?.kind === 'failed'}
      onAgain={() => setTries(tries + 1)}
      quiet={<FormattedMessage {...texts.quiet} />}
      source={ends ? <FormattedMessage {...texts.sourceWithRange} values={ends} /> : <FormattedMessage {...texts.source} />}
      input={pair.base}
      output={pair.quote}
      band={range && pastBand(range, pair, fee)}
      texts={texts}
      testId="pool-v3-history"
    />
  );
}

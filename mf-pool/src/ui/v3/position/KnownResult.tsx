import { Notice, sectionSelector, useServices } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import type { ShownPair } from '../../../domain/rangePrice';
import type { ThenAnswer } from '../../../domain/then';
import {
  positionResult,
  valuedInQuote,
  type HistoryAnswer,
  type PlacedEvent,
  type PositionResult,
} from '../../../domain/v3/positionHistory';
import { positionResultSince, type PositionThen } from '../../../domain/v3/positionThen';
import { selectPositionThen } from '../../../state/selectAnswers';
import { poolAddressOf } from '../../../state/v3/selectWishes';
import { wantedSlice } from '../../../state/wantedSlice';
import { spanTexts } from '../../result/span.messages';
import { SpanPicker } from '../../result/SpanPicker';
import { beginningOf, useSpan, type Span } from '../../result/useSpan';
import { useWanted } from '../../useWanted';
import type { PositionView } from '../usePositionView';
import { ResultFiguresTable } from './ResultFiguresTable';
import { SaveHistory, type SavedEvent } from './SaveHistory';
import { resultTexts as texts } from './result.messages';

const useThenSelector = sectionSelector(wantedSlice);

type KnownHistory = Extract<HistoryAnswer, { kind: 'known' }>;

interface KnownProps {
  readonly view: PositionView;
  readonly history: KnownHistory;
}

const PARTS = ['putIn', 'takenOut', 'fees', 'now'] as const;

function savedEventOf({ kind, amount0, amount1, blockNumber, transaction }: PlacedEvent): SavedEvent {
  return { what: kind, amounts: { amount0: BigInt(amount0), amount1: BigInt(amount1) }, blockNumber, transaction };
}

/** The figures of a history that was read; one with gaps never makes any. */
export function KnownResult({ view, history }: KnownProps) {
  if (history.isFromStart) return <Whole view={view} history={history} />;
  return (
    <Notice kind="warning" testId="pool-v3-result-incomplete">
      {history.firstBlock === null ? (
        <FormattedMessage {...texts.incomplete} />
      ) : (
        <FormattedMessage {...texts.knownFrom} values={{ block: String(history.firstBlock) }} />
      )}
    </Notice>
  );
}

/** While the price or the fees are not known there are no figures, nor while it is not known what was held when the chosen day began. */
function Whole({ view, history }: KnownProps) {
  const { position, amounts, owed, token0, token1, sqrtPriceX96, shown } = view;
  const [span, setSpan] = useSpan();
  const then = usePositionThen(view, history, span);
  const isComplete = amounts !== null && owed !== null;
  const whole = isComplete ? positionResult(history, position.liquidity, amounts, owed) : null;
  const held = isComplete ? { range: position, liquidity: position.liquidity, now: amounts, owed } : null;
  const since = held && then.kind === 'known' ? positionResultSince(history, then, held) : null;
  const result: PositionResult | null = span.kind === 'life' || then.kind === 'before' ? whole : since;
  const valuedIn = (pair: ShownPair) => (sqrtPriceX96 === null ? null : valuedInQuote(token0, token1, sqrtPriceX96, pair));
  return (
    <>
      <SpanPicker span={span} onChange={setSpan} then={then} />
      {isComplete && whole === null && (
        <Notice kind="warning" testId="pool-v3-result-gap">
          <FormattedMessage {...texts.gap} />
        </Notice>
      )}
      {isComplete && whole !== null && span.kind === 'since' && then.kind === 'known' && since === null && (
        <Notice kind="warning" testId="pool-v3-result-gap">
          <FormattedMessage {...spanTexts.gap} />
        </Notice>
      )}
      <ResultFiguresTable
        sides={view}
        valuedIn={{ quote: valuedIn(shown), base: valuedIn({ base: shown.quote, quote: shown.base }) }}
        result={result}
      />
      <SaveHistory
        subject={{ kind: 'position', name: position.tokenId }}
        tokens={[token0, token1]}
        events={history.events.map(savedEventOf)}
        result={whole}
        parts={PARTS}
        testId="pool-v3-result-export"
      />
    </>
  );
}

/** What the position was when the chosen day began; nothing is asked before one is chosen. */
function usePositionThen({ chain, position, manager }: PositionView, { firstBlock }: KnownHistory, span: Span): ThenAnswer<PositionThen> {
  const { chains } = useServices();
  const { chainId } = chain;
  const { tokenId, tickLower, tickUpper } = position;
  const pool = poolAddressOf(chains, chainId, position.token0, position.token1, position.fee);
  const seconds = span.kind === 'since' ? beginningOf(span.day) : null;
  const key = `then:${chainId}:${tokenId}:${firstBlock}:${seconds}:${span.tries}`;
  const isAsked = seconds !== null && pool !== null && firstBlock !== null;
  useWanted(isAsked ? { kind: 'positionThen', chainId, seconds, firstBlock, key, manager, pool, tokenId, tickLower, tickUpper } : null);
  return useThenSelector((state) => selectPositionThen(state, key));
}

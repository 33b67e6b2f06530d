import { Button, Card, Column, Notice, Row, Text, useDispatch, useSectionSelector } from '@dex/mf-shared/ui';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ShownPair } from '../../../domain/rangePrice';
import { positionResult, valuedInQuote, type HistoryAnswer, type PlacedEvent } from '../../../domain/v3/positionHistory';
import { historyWanted, historyWantedAnew, selectHistory, type WithHistory } from '../../../state/v3/historySlice';
import { positionKey } from '../../../state/v3/poolV3Slice';
import type { PositionView } from '../usePositionView';
import { ResultFiguresTable } from './ResultFiguresTable';
import { SaveHistory, type SavedEvent } from './SaveHistory';
import { resultTexts as texts } from './result.messages';

const useHistorySelector = useSectionSelector.withTypes<WithHistory>();

/** What a position has brought so far (V3-28); its history is read once somebody asks, and only while they look. */
export function ResultCard({ view }: { readonly view: PositionView }) {
  const dispatch = useDispatch();
  const { chain, position } = view;
  const key = positionKey(chain.chainId, position.tokenId);
  const history = useHistorySelector((state) => selectHistory(state, key));
  useEffect(() => () => void dispatch(historyWanted(null)), [dispatch, key]);
  return (
    <Card data-testid="pool-v3-result" data-kind={history?.kind ?? 'unasked'}>
      <Column $gap={12}>
        <Row $justify="space-between" $gap={12} $wrap>
          <Text as="h2" $strong>
            <FormattedMessage {...texts.title} />
          </Text>
          {history === null && (
            <Button $tone="secondary" $size="small" data-testid="pool-v3-result-read" onClick={() => dispatch(historyWanted(key))}>
              <FormattedMessage {...texts.read} />
            </Button>
          )}
          {(history?.kind === 'loading' || history?.kind === 'reading') && (
            <Button $tone="secondary" $size="small" data-testid="pool-v3-result-stop" onClick={() => dispatch(historyWanted(null))}>
              <FormattedMessage {...texts.stop} />
            </Button>
          )}
          {(history?.kind === 'known' || history?.kind === 'failed') && (
            <Button $tone="secondary" $size="small" data-testid="pool-v3-result-anew" onClick={() => dispatch(historyWantedAnew(key))}>
              <FormattedMessage {...texts.anew} />
            </Button>
          )}
        </Row>
        {history === null && (
          <Text as="p" $size="small" $tone="textMuted">
            <FormattedMessage {...texts.hint} />
          </Text>
        )}
        {(history?.kind === 'loading' || history?.kind === 'reading') && (
          <Text as="p" $size="small" $tone="textMuted" role="status">
            {history.kind === 'reading' && history.reachedBlock !== null ? (
              <FormattedMessage {...texts.readTo} values={{ count: history.count, block: String(history.reachedBlock) }} />
            ) : (
              <FormattedMessage {...texts.reading} values={{ count: history.kind === 'reading' ? history.count : 0 }} />
            )}
          </Text>
        )}
        {history?.kind === 'failed' && (
          <Notice kind="warning" testId="pool-v3-result-failed">
            <FormattedMessage {...texts.failed} />
          </Notice>
        )}
        {history?.kind === 'known' && <Known view={view} history={history} />}
        {history?.kind === 'known' && history.isLost && (
          <Notice kind="info" testId="pool-v3-result-lost">
            <FormattedMessage {...texts.lost} />
          </Notice>
        )}
      </Column>
    </Card>
  );
}

const PARTS = ['putIn', 'takenOut', 'fees', 'now'] as const;

function savedEventOf({ kind, amount0, amount1, blockNumber, transaction }: PlacedEvent): SavedEvent {
  return { what: kind, amounts: { amount0: BigInt(amount0), amount1: BigInt(amount1) }, blockNumber, transaction };
}

/** The figures; while the price or the fees are not known there are none, and a history with gaps never makes any. */
function Known({ view, history }: { readonly view: PositionView; readonly history: Extract<HistoryAnswer, { kind: 'known' }> }) {
  const { position, amounts, owed } = view;
  if (!history.isFromStart) {
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
  const isComplete = amounts !== null && owed !== null;
  const result = isComplete ? positionResult(history, position.liquidity, amounts, owed) : null;
  const { token0, token1, sqrtPriceX96, shown } = view;
  const valuedIn = (pair: ShownPair) => (sqrtPriceX96 === null ? null : valuedInQuote(token0, token1, sqrtPriceX96, pair));
  return (
    <>
      {isComplete && result === null && (
        <Notice kind="warning" testId="pool-v3-result-gap">
          <FormattedMessage {...texts.gap} />
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
        result={result}
        parts={PARTS}
        testId="pool-v3-result-export"
      />
    </>
  );
}

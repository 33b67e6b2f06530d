import { Button, Card, Column, Notice, Row, Text, useDispatch, sectionSelector } from '@dex/mf-shared/ui';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { historyWanted, historyWantedAnew, selectHistory, historySlice } from '../../../state/v3/historySlice';
import { positionKey, poolV3Slice } from '../../../state/v3/poolV3Slice';
import type { PositionView } from '../usePositionView';
import { KnownResult } from './KnownResult';
import { resultTexts as texts } from './result.messages';

const useHistorySelector = sectionSelector(historySlice, poolV3Slice);

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
        {history?.kind === 'known' && <KnownResult key={key} view={view} history={history} />}
        {history?.kind === 'known' && history.isLost && (
          <Notice kind="info" testId="pool-v3-result-lost">
            <FormattedMessage {...texts.lost} />
          </Notice>
        )}
      </Column>
    </Card>
  );
}

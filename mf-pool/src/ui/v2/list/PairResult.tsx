import type { Address } from '@dex/mf-shared/domain';
import { Button, Column, Notice, Row, Text, useActiveChain, useDispatch, sectionSelector } from '@dex/mf-shared/ui';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PairHistory } from '../../../domain/v2/pairHistory';
import { rewardsRefs } from '../../../domain/v2/trackedPairs';
import { factWanted, factLeft, wantedSlice } from '../../../state/wantedSlice';
import { selectPairHistory } from '../../../state/selectAnswers';
import { resultTexts } from '../../v3/position/result.messages';
import type { HeldPair } from '../useHeldPairs';
import { KnownShares } from './KnownShares';
import { pairResultTexts as texts } from './pairResult.messages';

const useHistorySelector = sectionSelector(wantedSlice);

interface PartProps {
  readonly held: HeldPair;
  readonly account: Address;
}

/** What an account's shares of a pair have brought so far (V2-17); the history is read once somebody asks, and only while they look. */
export function PairResult({ held, account }: PartProps) {
  const dispatch = useDispatch();
  const chain = useActiveChain();
  const { address: pair, factory, token0, token1 } = held.ref;
  const key = `${chain.chainId}:${pair}:${account}`;
  const history = useHistorySelector((state) => selectPairHistory(state, key));
  useEffect(() => () => void dispatch(factLeft(key)), [dispatch, key]);
  const ask = () => {
    const stakingContracts = rewardsRefs(chain).flatMap((ref) => (ref.pair.address === pair ? [ref.stakingRewards] : []));
    const tokens = [token0.address, token1.address] as const;
    dispatch(factWanted({ kind: 'pairHistory', chainId: chain.chainId, pair, factory, tokens, account, stakingContracts, key }));
  };
  const askAnew = () => {
    dispatch(factLeft(key));
    ask();
  };
  const isReading = history?.kind === 'loading' || history?.kind === 'reading';
  return (
    <Column $gap={12} data-testid="pool-v2-result" data-kind={history?.kind ?? 'unasked'}>
      <Row $justify="space-between" $gap={12} $wrap>
        <Text as="h3" $strong>
          <FormattedMessage {...resultTexts.title} />
        </Text>
        {history === null && (
          <Button $tone="secondary" $size="small" data-testid="pool-v2-result-read" onClick={ask}>
            <FormattedMessage {...resultTexts.read} />
          </Button>
        )}
        {history?.kind === 'failed' && (
          <Button $tone="secondary" $size="small" data-testid="pool-v2-result-anew" onClick={askAnew}>
            <FormattedMessage {...resultTexts.anew} />
          </Button>
        )}
        {isReading && (
          <Button $tone="secondary" $size="small" data-testid="pool-v2-result-stop" onClick={() => dispatch(factLeft(key))}>
            <FormattedMessage {...resultTexts.stop} />
          </Button>
        )}
      </Row>
      {history?.kind === 'known' ? <KnownShares key={key} held={held} history={history} /> : <Told history={history} />}
    </Column>
  );
}

/** What is said while there are no figures. */
function Told({ history }: { readonly history: Exclude<PairHistory, { readonly kind: 'known' }> | null }) {
  if (history?.kind === 'failed') {
    return (
      <Notice kind="warning" testId="pool-v2-result-failed">
        <FormattedMessage {...resultTexts.failed} />
      </Notice>
    );
  }
  const count = history?.kind === 'reading' ? history.count : 0;
  const reached = history?.kind === 'reading' ? history.reachedBlock : null;
  return (
    <Text as="p" $size="small" $tone="textMuted" role={history ? 'status' : undefined}>
      {history === null && <FormattedMessage {...texts.hint} />}
      {history && reached === null && <FormattedMessage {...resultTexts.reading} values={{ count }} />}
      {reached !== null && <FormattedMessage {...resultTexts.readTo} values={{ count, block: String(reached) }} />}
    </Text>
  );
}

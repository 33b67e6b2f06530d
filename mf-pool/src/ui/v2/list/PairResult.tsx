import { multiplyRatios, type Address, type Ratio } from '@dex/mf-shared/domain';
import { Button, Column, Notice, Row, Text, useActiveChain, useDispatch, useSectionSelector } from '@dex/mf-shared/ui';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { pairResult, type PairHistory } from '../../../domain/v2/pairHistory';
import { shownCurrency } from '../../../domain/v2/shownCurrency';
import { rewardsRefs } from '../../../domain/v2/trackedPairs';
import { shownOrder } from '../../../domain/v3/shownOrder';
import { valuedBy } from '../../../domain/v3/positionHistory';
import { questionAsked, questionLeft, type WithQuestion } from '../../../state/questionSlice';
import { selectPairHistory } from '../../../state/selectAnswers';
import { resultTexts } from '../../v3/position/result.messages';
import { ResultFiguresTable } from '../../v3/position/ResultFiguresTable';
import type { HeldPair } from '../useHeldPairs';
import { pairResultTexts as texts } from './pairResult.messages';
import { SaveShares } from './SaveShares';

const useHistorySelector = useSectionSelector.withTypes<WithQuestion>();

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
  useEffect(() => () => void dispatch(questionLeft(key)), [dispatch, key]);
  const ask = () => {
    const stakingContracts = rewardsRefs(chain).flatMap((ref) => (ref.pair.address === pair ? [ref.stakingRewards] : []));
    const tokens = [token0.address, token1.address] as const;
    dispatch(questionAsked({ kind: 'pairHistory', chainId: chain.chainId, pair, factory, tokens, account, stakingContracts, key }));
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
        {isReading && (
          <Button $tone="secondary" $size="small" data-testid="pool-v2-result-stop" onClick={() => dispatch(questionLeft(key))}>
            <FormattedMessage {...resultTexts.stop} />
          </Button>
        )}
      </Row>
      {history?.kind === 'known' ? <Known held={held} history={history} /> : <Told history={history} />}
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

/** The figures, or why there are none; no figure is made of a history with a gap. */
function Known({
  held: { ref, state },
  history,
}: {
  readonly held: HeldPair;
  readonly history: Extract<PairHistory, { readonly kind: 'known' }>;
}) {
  const chain = useActiveChain();
  const result = pairResult(history, state);
  const { token0, token1 } = ref;
  if (typeof result === 'string' && (result === 'moved' || state.balance !== null)) {
    return (
      <>
        <Notice kind="warning" testId="pool-v2-result-none">
          <FormattedMessage {...texts[result]} />
        </Notice>
        {result === 'moved' && <SaveShares pair={ref} events={history.events} result={null} />}
      </>
    );
  }
  const shown = shownOrder(token0, token1, { tickLower: 0, tickUpper: 0 }, chain);
  const isStraight = shown.base.address === token0.address;
  const one: Ratio = { numerator: 1n, denominator: 1n };
  // Whole units of the second token for one of the first, and the other way round.
  const [whole0, whole1] = [
    { numerator: BigInt(state.reserve0), denominator: 10n ** BigInt(token0.decimals) },
    { numerator: BigInt(state.reserve1), denominator: 10n ** BigInt(token1.decimals) },
  ];
  const isPriced = whole0.numerator > 0n && whole1.numerator > 0n;
  const turned = ({ numerator, denominator }: Ratio): Ratio => ({ numerator: denominator, denominator: numerator });
  const in1 = isPriced ? valuedBy(token0, token1, multiplyRatios(whole1, turned(whole0)), one) : null;
  const in0 = isPriced ? valuedBy(token0, token1, one, multiplyRatios(whole0, turned(whole1))) : null;
  return (
    <>
      <ResultFiguresTable
        sides={{ chain, token0, token1, currency0: shownCurrency(token0, chain), currency1: shownCurrency(token1, chain), shown }}
        valuedIn={isStraight ? { quote: in1, base: in0 } : { quote: in0, base: in1 }}
        result={typeof result === 'string' ? null : result}
        rows={['putIn', 'takenOut', 'now']}
        testId="pool-v2-result"
      />
      <Text as="p" $size="small" $tone="textMuted">
        <FormattedMessage {...texts.fees} />
      </Text>
      <SaveShares pair={ref} events={history.events} result={typeof result === 'string' ? null : result} />
      {history.isLost && (
        <Notice kind="info" testId="pool-v2-result-lost">
          <FormattedMessage {...resultTexts.lost} />
        </Notice>
      )}
    </>
  );
}

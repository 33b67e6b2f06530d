import { multiplyRatios, type Chain, type Ratio } from '@dex/mf-shared/domain';
import { Notice, Text, useActiveChain, sectionSelector } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import type { ThenAnswer } from '../../../domain/then';
import { pairResult, pairResultSince, type PairHistory, type PairThen } from '../../../domain/v2/pairHistory';
import { shownCurrency } from '../../../domain/v2/shownCurrency';
import { valuedBy, type Valuation } from '../../../domain/v3/positionHistory';
import { shownOrder } from '../../../domain/v3/shownOrder';
import { selectPairThen } from '../../../state/selectAnswers';
import { wantedSlice } from '../../../state/wantedSlice';
import { SpanPicker } from '../../result/SpanPicker';
import { beginningOf, useSpan, type Span } from '../../result/useSpan';
import { useWanted } from '../../useWanted';
import { resultTexts } from '../../v3/position/result.messages';
import { ResultFiguresTable } from '../../v3/position/ResultFiguresTable';
import type { HeldPair } from '../useHeldPairs';
import { pairResultTexts as texts } from './pairResult.messages';
import { SaveShares } from './SaveShares';

const useThenSelector = sectionSelector(wantedSlice);

type KnownHistory = Extract<PairHistory, { readonly kind: 'known' }>;

interface KnownProps {
  readonly held: HeldPair;
  readonly history: KnownHistory;
}

/** The figures of shares, or why there are none; no figure is made of a history with a gap. */
export function KnownShares({ held, history }: KnownProps) {
  const chain = useActiveChain();
  const { ref, state } = held;
  const { token0, token1 } = ref;
  const [span, setSpan] = useSpan();
  const then = usePairThen(held, history, span);
  const whole = pairResult(history, state);
  const since = then.kind === 'known' ? pairResultSince(history, then, state) : null;
  const result = span.kind === 'life' || then.kind === 'before' ? whole : since;
  const shown = shownOrder(token0, token1, { tickLower: 0, tickUpper: 0 }, chain);
  // While the balance is not known there are dashes, and nothing is wrong with the history.
  const gap = typeof result === 'string' && (result === 'moved' || state.balance !== null) ? result : null;
  return (
    <>
      {history.isFromStart && <SpanPicker span={span} onChange={setSpan} then={then} />}
      {gap && (
        <Notice kind="warning" testId="pool-v2-result-none">
          <FormattedMessage {...texts[gap]} />
        </Notice>
      )}
      {!gap && (
        <>
          <ResultFiguresTable
            sides={{ chain, token0, token1, currency0: shownCurrency(token0, chain), currency1: shownCurrency(token1, chain), shown }}
            valuedIn={valuedIn(held, chain)}
            result={typeof result === 'string' ? null : result}
            rows={['putIn', 'takenOut', 'now']}
            testId="pool-v2-result"
          />
          <Text as="p" $size="small" $tone="textMuted">
            <FormattedMessage {...texts.fees} />
          </Text>
        </>
      )}
      {whole !== 'incomplete' && <SaveShares pair={ref} events={history.events} result={whole === 'moved' ? null : whole} />}
      {!gap && history.isLost && (
        <Notice kind="info" testId="pool-v2-result-lost">
          <FormattedMessage {...resultTexts.lost} />
        </Notice>
      )}
    </>
  );
}

/** Values in either token at the pair's own price; null while it has none. */
function valuedIn({ ref: { token0, token1 }, state }: HeldPair, chain: Chain): Readonly<Record<'quote' | 'base', Valuation | null>> {
  const shown = shownOrder(token0, token1, { tickLower: 0, tickUpper: 0 }, chain);
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
  return shown.base.address === token0.address ? { quote: in1, base: in0 } : { quote: in0, base: in1 };
}

/** What the pair was when the chosen day began; nothing is asked before one is chosen. */
function usePairThen({ ref }: HeldPair, { events }: KnownHistory, span: Span): ThenAnswer<PairThen> {
  const { chainId, address: pair, factory } = ref;
  const firstBlock = events[0]?.blockNumber ?? null;
  const seconds = span.kind === 'since' ? beginningOf(span.day) : null;
  const key = `then:${chainId}:${pair}:${firstBlock}:${seconds}:${span.tries}`;
  useWanted(seconds !== null && firstBlock !== null ? { kind: 'pairThen', chainId, seconds, firstBlock, key, pair, factory } : null);
  return useThenSelector((state) => selectPairThen(state, key));
}

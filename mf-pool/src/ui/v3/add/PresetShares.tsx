import { Button, Column, Row, Text, sectionSelector } from '@dex/mf-shared/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { rangeEnds, type TypedPrice } from '../../../domain/v3/addRange';
import { presetRange, PRESETS } from '../../../domain/v3/presets';
import { heldPercent } from '../../../domain/v3/swapTicks';
import { selectSwapTicks } from '../../../state/selectAnswers';
import { wantedSlice } from '../../../state/wantedSlice';
import { useWanted } from '../../useWanted';
import { presetTexts as texts } from './presets.messages';
import type { AddScreenForm } from './useAddForm';

const useSharesSelector = sectionSelector(wantedSlice);

interface PresetSharesProps {
  readonly form: Pick<AddScreenForm, 'facts' | 'fee' | 'poolAddress' | 'chain'>;
}

/** On demand: which part of the last 30 days' swaps each range by purpose would have held, and the one that is typed (V3-25). */
export function PresetShares({ form: { facts, fee, poolAddress, chain } }: PresetSharesProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const { price, pair, range } = facts;
  if (!price || price.isNew || !pair || fee === null || !poolAddress) return null;
  if (asked !== poolAddress) {
    return (
      <Row>
        <Button $tone="text" $size="small" $flush="start" data-testid="pool-v3-shares-read" onClick={() => setAsked(poolAddress)}>
          <FormattedMessage {...texts.readShares} />
        </Button>
      </Row>
    );
  }
  const endsOf = (left: TypedPrice, right: TypedPrice) => rangeEnds(left, right, pair, fee);
  const ranges = PRESETS.map((kind) => {
    const { left, right } = presetRange(kind, price.tick, pair, fee);
    return { kind, ...endsOf(left, right) };
  });
  return <Shares chainId={chain.chainId} pool={poolAddress} ranges={[...ranges, { kind: 'typed', ...range }]} />;
}

interface SharesProps {
  readonly chainId: AddScreenForm['chain']['chainId'];
  readonly pool: NonNullable<AddScreenForm['poolAddress']>;
  readonly ranges: readonly {
    readonly kind: (typeof PRESETS)[number] | 'typed';
    readonly lower: number | null;
    readonly upper: number | null;
  }[];
}

function Shares({ chainId, pool, ranges }: SharesProps) {
  const [tries, setTries] = useState(0);
  // Another key is another question: what failed is read anew.
  const key = `swapTicks:${chainId}:${pool}:${tries}`;
  useWanted({ kind: 'swapTicks', chainId, pool, key });
  const answer = useSharesSelector((state) => selectSwapTicks(state, key));
  if (answer.kind === 'loading' || answer.kind === 'reading' || answer.kind === 'failed') {
    return (
      <Column $gap={4}>
        <Text as="p" $size="small" $tone="textMuted" role="status" data-testid="pool-v3-shares-state" data-kind={answer.kind}>
          {answer.kind === 'failed' ? (
            <FormattedMessage {...texts.sharesFailed} />
          ) : (
            <FormattedMessage {...texts.reading} values={{ count: answer.kind === 'reading' ? answer.count : 0 }} />
          )}
        </Text>
        {answer.kind === 'failed' && (
          <Row>
            <Button $tone="text" $size="small" $flush="start" data-testid="pool-v3-shares-again" onClick={() => setTries(tries + 1)}>
              <FormattedMessage {...texts.again} />
            </Button>
          </Row>
        )}
      </Column>
    );
  }
  const held = ranges.flatMap(({ kind, lower, upper }) => {
    const percent =
      lower === null || upper === null || lower >= upper ? null : heldPercent(answer.counts, { tickLower: lower, tickUpper: upper });
    return percent === null ? [] : [{ kind, percent }];
  });
  if (held.length === 0) return null;
  return (
    <Column $gap={4} data-testid="pool-v3-shares">
      <Text as="p" $size="small" $tone="textMuted">
        <FormattedMessage {...texts.sharesTitle} />
      </Text>
      {held.map(({ kind, percent }) => (
        <Row key={kind} $justify="space-between" $gap={12}>
          <Text $size="small">
            <FormattedMessage {...texts[kind]} />
          </Text>
          <Text $size="small" $strong data-testid={`pool-v3-share-${kind}`}>
            <FormattedMessage {...texts.share} values={{ percent }} />
          </Text>
        </Row>
      ))}
    </Column>
  );
}

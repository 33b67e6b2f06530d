import {
  AUTO_SLIPPAGE,
  effectiveSlippage,
  parseBps,
  sameAddress,
  shortenSymbol,
  usableTickBounds,
  type FeeTier,
} from '@dex/mf-shared/domain';
import { selectSlippageTolerance } from '@dex/mf-shared/state';
import { Button, Card, Column, Notice, Row, Text, useSharedSelector } from '@dex/mf-shared/ui';
import { Checkbox, useKeptForm } from '@dex/mf-shared/ui/controls';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TickRange } from '../../../domain/liquidityMath';
import { isTurnedOver, typedPriceOfTick, type ShownPair } from '../../../domain/rangePrice';
import { depositSlippage, rangeEnds, rangeStanding } from '../../../domain/v3/addRange';
import { movedEnd, type RangeMove, type RangeSide } from '../../../domain/v3/movedEnd';
import { isSameRange, rangeAround } from '../../../domain/v3/movedRange';
import { moveRangeTerms } from '../../../domain/v3/moveRange';
import { isClosed } from '../../../domain/v3/position';
import { isTypedMove, type TypedMove } from '../../../state/v3/keptLaterForms';
import { selectPendingCollection } from '../../../state/v3/pendingCollection';
import { unwrapped } from '../../../domain/v3/shownOrder';
import { rangeInputTexts } from '../add/add.messages';
import { PriceField } from '../add/PriceField';
import { DepositButton } from '../market/DepositButton';
import { PoolDoubts } from '../market/MarketPrices';
import { PriceGapNotice } from '../market/PriceGapText';
import { depositOf, usePoolMarket } from '../market/usePoolMarket';
import type { PositionView } from '../usePositionView';
import { positionTexts } from '../v3.messages';
import { MovedAmounts, useMove } from './MoveRangeDialog';
import { purchaseTexts } from '../purchase.messages';
import { moveRangeTexts as texts } from './moveRange.messages';
import { MoveToCome } from './MoveToCome';
import { UnclearCollection } from './UnclearCollection';
import { useMoveWithSwap } from './useMoveWithSwap';

/** Moves an own, open position to another range of its pool (V3-30). */
export function MoveRange({ view }: { readonly view: PositionView }) {
  // Kept here: the form goes while the fees are read anew, and what was typed is not lost by that. Null while it is closed.
  const [typed, setTyped] = useState<TypedMove | null>(null);
  const { chain, account, owner, position, fee, owed, sqrtPriceX96 } = view;
  useKeptForm({
    name: `pool-v3-move|${position.tokenId}`,
    chainId: chain.chainId,
    account,
    form: typed,
    start: null,
    isForm: isTypedMove,
    restore: setTyped,
  });
  const isOwn = account !== null && sameAddress(account, owner) && !isClosed(position) && fee !== null;
  const canMove = isOwn && owed && sqrtPriceX96 !== null;
  const isAwaited = isOwn && !canMove && (view.fees.kind === 'loading' || view.pool.kind === 'loading');
  return (
    <>
      {isAwaited && !typed && <MoveToCome />}
      {canMove && !typed && (
        <Row>
          <Button $tone="soft" data-testid="pool-v3-move-open" onClick={() => setTyped(UNTYPED)}>
            <FormattedMessage {...texts.open} />
          </Button>
        </Row>
      )}
      {canMove && typed && (
        <RangeForm
          view={view}
          fee={fee}
          owed={owed}
          sqrtPriceX96={sqrtPriceX96}
          typed={typed}
          setTyped={setTyped}
          onClose={() => setTyped(null)}
        />
      )}
    </>
  );
}

interface FormProps {
  readonly view: PositionView;
  readonly fee: FeeTier;
  readonly owed: NonNullable<PositionView['owed']>;
  readonly sqrtPriceX96: bigint;
  readonly typed: TypedMove;
  readonly setTyped: (typed: TypedMove) => void;
  readonly onClose: () => void;
}

function RangeForm({ view, fee, owed, sqrtPriceX96, typed, setTyped, onClose }: FormProps) {
  const intl = useIntl();
  const { shown: pair, position, pool, manager, chain } = view;
  const tick = pool.kind === 'exists' ? pool.tick : null;
  const setting = useSharedSelector(selectSlippageTolerance);
  const move = useMove(view);
  const ends = rangeEnds(typed.left, typed.right, pair, fee);
  const standing = rangeStanding(ends, tick === null ? null : { sqrtPriceX96, tick, isNew: false }, fee);
  const range = ends.lower === null || ends.upper === null ? null : { tickLower: ends.lower, tickUpper: ends.upper };
  const chosen = setting === 'auto' ? setting : (parseBps(setting) ?? 'auto');
  const slippage = {
    removalSlippageBps: effectiveSlippage(chosen, AUTO_SLIPPAGE.addV3InRange),
    depositSlippageBps: depositSlippage(chosen, standing.isOutOfRange),
  };
  const isSame = range !== null && isSameRange(range, position);
  const facts =
    range && !standing.isInvalid && !isSame ? { manager, position, owed, sqrtPriceX96, range, ...slippage, deadlineSeconds: 0 } : null;
  const swapped = useMoveWithSwap(view, typed.isSwapped ? facts : null);
  const plain = facts && moveRangeTerms(facts);
  const terms = swapped.isWanted ? swapped.terms : plain;
  const poolMarket = usePoolMarket(view, terms && depositOf(terms, terms));
  // What is being collected is not owed a second time: it would be taken from the account's own.
  const pending = useSharedSelector((state) => selectPendingCollection(state, chain.chainId, position.tokenId));
  const isTurned = isTurnedOver(pair);
  const step = (side: RangeSide, move: RangeMove) => {
    const [tick, other] = [tickOf(ends, side, pair), tickOf(ends, side === 'left' ? 'right' : 'left', pair)];
    if (tick !== null) setTyped({ ...typed, [side]: movedEnd({ tick, other, side, move, isTurned }, pair, fee) });
  };
  const [quote, base] = [shortenSymbol(unwrapped(pair.quote, chain).symbol), shortenSymbol(unwrapped(pair.base, chain).symbol)];
  const fieldOf = (side: RangeSide) => ({
    value: shownEnd(tickOf(ends, side, pair), pair, fee),
    unit: intl.formatMessage(positionTexts.per, { quote, base }),
    onType: (text: string) => setTyped({ ...typed, [side]: text }),
    onStep: (direction: 1 | -1) => step(side, direction),
    disabled: false,
    invalid: standing.isInvalid,
  });
  return (
    <Card data-testid="pool-v3-move">
      <Column $gap={16}>
        <Text as="h2" $strong>
          <FormattedMessage {...texts.title} />
        </Text>
        <Row $gap={8} $align="stretch" $wrap>
          <PriceField {...fieldOf('left')} name={intl.formatMessage(positionTexts.minPrice)} testId="pool-v3-move-min" />
          <PriceField {...fieldOf('right')} name={intl.formatMessage(positionTexts.maxPrice)} testId="pool-v3-move-max" />
        </Row>
        <Row $gap={8} $wrap>
          {tick !== null && (
            <Button
              $tone="secondary"
              $size="small"
              data-testid="pool-v3-move-same-width"
              onClick={() => setTyped({ ...typed, ...typedRange(rangeAround(position, tick, fee), pair) })}
            >
              <FormattedMessage {...texts.sameWidth} />
            </Button>
          )}
        </Row>
        {standing.isInvalid && (
          <Notice kind="error" testId="pool-v3-move-invalid">
            <FormattedMessage {...rangeInputTexts.invalid} />
          </Notice>
        )}
        {isSame && (
          <Notice kind="info" testId="pool-v3-move-same">
            <FormattedMessage {...texts.sameRange} />
          </Notice>
        )}
        {swapped.isAble && (
          <Checkbox checked={typed.isSwapped} onChange={(isSwapped) => setTyped({ ...typed, isSwapped })}>
            <FormattedMessage {...purchaseTexts.withSwap} />
          </Checkbox>
        )}
        {swapped.standing}
        {facts && !plain && !swapped.isWanted && (
          <Notice kind="warning" testId="pool-v3-move-lacks">
            <FormattedMessage {...texts.lacksToken} />
          </Notice>
        )}
        {standing.isOutOfRange && terms && (
          <Notice kind="warning" testId="pool-v3-move-outside">
            <FormattedMessage {...rangeInputTexts.outOfRange} />
          </Notice>
        )}
        <PoolDoubts pool={pool} market={poolMarket.market} />
        {poolMarket.priceGap && <PriceGapNotice of={poolMarket.priceGap} testId="pool-v3-move-gap" />}
        {swapped.figures}
        {!swapped.isWanted && plain && <MovedAmounts terms={{ ...plain, currencies: [view.token0, view.token1] }} testId="pool-v3-move" />}
        {pending === 'unclear' && <UnclearCollection testId="pool-v3-move-unclear" />}
        <Text as="p" $size="small" $tone="textMuted">
          <FormattedMessage {...(swapped.isWanted ? purchaseTexts.moveHint : texts.hint)} />
        </Text>
        <Row $gap={8} $wrap>
          <DepositButton
            poolMarket={poolMarket}
            disabled={!terms || pending !== 'none'}
            data-testid="pool-v3-move-review"
            onPress={() => (swapped.isWanted ? swapped.open() : plain && move(plain))}
          >
            <FormattedMessage {...texts.review} />
          </DepositButton>
          <Button $tone="text" data-testid="pool-v3-move-close" onClick={onClose}>
            <FormattedMessage {...texts.close} />
          </Button>
        </Row>
      </Column>
    </Card>
  );
}

const UNTYPED: TypedMove = { left: '', right: '', isSwapped: false };

type Ends = ReturnType<typeof rangeEnds>;

/** A range as it would be typed, the lower price as it is shown first. */
function typedRange({ tickLower, tickUpper }: TickRange, pair: ShownPair): Pick<TypedMove, 'left' | 'right'> {
  const [left, right] = isTurnedOver(pair) ? [tickUpper, tickLower] : [tickLower, tickUpper];
  return { left: typedPriceOfTick(left, pair), right: typedPriceOfTick(right, pair) };
}

/** The tick of one shown end; null while it is not typed. */
function tickOf({ lower, upper }: Ends, side: RangeSide, pair: ShownPair): number | null {
  return (side === 'left') !== isTurnedOver(pair) ? lower : upper;
}

/** What an end shows: the price of its tick; 0 and infinity at the limits. */
function shownEnd(tick: number | null, pair: ShownPair, fee: FeeTier): string {
  if (tick === null) return '';
  const { min, max } = usableTickBounds(fee);
  if (tick === min || tick === max) return (tick === min) !== isTurnedOver(pair) ? '0' : '∞';
  return typedPriceOfTick(tick, pair);
}

import { paths } from '@dex/mf-shared/contract';
import { formatFee, parseFeeTier, shortenSymbol, type Chain, type Token } from '@dex/mf-shared/domain';
import { Badge } from '@dex/mf-shared/ui/controls';
import { CurrencyPairLogo, Link, Row, Skeleton, Text, theme } from '@dex/mf-shared/ui';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { positionState, type PositionFacts } from '../../../domain/v3/position';
import { shownOrder, unwrapped } from '../../../domain/v3/shownOrder';
import { rangeTexts } from '../priceTexts';
import { RangeBar } from '../position/RangeBar';
import { RangeBadge } from '../RangeBadge';
import { listTexts, positionTexts } from '../v3.messages';

const Frame = styled(Link)`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: 8px;
  min-height: 72px;
  padding: 12px 16px;
  border-radius: ${theme.radius.large};
  background: ${theme.color.inset};
  color: ${theme.color.text};
  text-decoration: none;
  transition: background-color ${theme.motion.quick};
  &:hover {
    background: ${theme.color.hover};
  }
  @media (max-width: ${theme.breakpoint.small}px) {
    padding: 12px;
  }
`;

const Item = styled.li`
  content-visibility: auto;
  contain-intrinsic-size: auto 76px;
`;

/** The words beside it say the same; on a phone they need the room. */
const BarPlace = styled.div`
  flex: none;
  width: 180px;
  @media (max-width: ${theme.breakpoint.medium}px) {
    display: none;
  }
`;

interface PositionRowProps {
  readonly position: PositionFacts;
  readonly chain: Chain;
  readonly token0: Token | null;
  readonly token1: Token | null;
  /** The pool's tick; null while it is not known. */
  readonly tick: number | null;
}

/** One position: its pair, its fee, where it stands, and its range. */
export const PositionRow = memo(function PositionRow({ position, chain, token0, token1, tick }: PositionRowProps) {
  const { tokenId } = position;
  if (!token0 || !token1) {
    return (
      <Item>
        <Frame to={paths.position(tokenId)} aria-label={`#${tokenId}`} data-testid={`pool-v3-position-${tokenId}`}>
          <Skeleton $width="50%" $height="20px" />
        </Frame>
      </Item>
    );
  }
  const pair = shownOrder(token0, token1, position, chain);
  const [base, quote] = [unwrapped(pair.base, chain), unwrapped(pair.quote, chain)];
  const [baseSymbol, quoteSymbol] = [shortenSymbol(base.symbol), shortenSymbol(quote.symbol)];
  const range = rangeTexts(position, pair, parseFeeTier(position.fee));
  return (
    <Item>
      <Frame to={paths.position(tokenId)} data-testid={`pool-v3-position-${tokenId}`}>
        <Row $justify="space-between" $gap={12}>
          <Row $gap={8} $wrap>
            <CurrencyPairLogo one={quote} other={base} size={24} />
            <Text $strong>
              <FormattedMessage {...positionTexts.pair} values={{ quote: quoteSymbol, base: baseSymbol }} />
            </Text>
            <Badge>
              <FormattedMessage {...positionTexts.percent} values={{ value: formatFee(position.fee) }} />
            </Badge>
          </Row>
          <RangeBadge state={positionState(position, tick)} />
        </Row>
        <Row $justify="space-between" $gap={24}>
          <Text $size="small" $tone="textMuted" data-figure>
            <FormattedMessage {...listTexts.range} values={{ ...range, quote: quoteSymbol, base: baseSymbol }} />
          </Text>
          {tick !== null && (
            <BarPlace aria-hidden="true">
              <RangeBar position={position} tick={tick} pair={pair} label="" />
            </BarPlace>
          )}
        </Row>
      </Frame>
    </Item>
  );
});

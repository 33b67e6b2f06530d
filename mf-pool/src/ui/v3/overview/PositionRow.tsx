import { paths } from '@dex/mf-shared/contract';
import { formatFee, parseFeeTier, shortenSymbol, type Chain, type Ratio } from '@dex/mf-shared/domain';
import { Badge } from '@dex/mf-shared/ui/controls';
import { CurrencyPairLogo, Figure, Link, Row, Skeleton, Text, theme } from '@dex/mf-shared/ui';
import { memo, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { css, styled } from 'styled-components';
import { saysTheSame, type OverviewRow } from '../../../domain/v3/overviewRows';
import { shownOrder, unwrapped } from '../../../domain/v3/shownOrder';
import { rangeTexts } from '../priceTexts';
import { RangeBar } from '../position/RangeBar';
import { RangeBadge } from '../RangeBadge';
import { shownDollars } from '../usePrices';
import { listTexts, positionTexts } from '../v3.messages';
import { overviewListTexts as texts } from './overviewList.messages';

const frame = css`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: 8px;
  min-height: 72px;
  padding: 12px 16px;
  border-radius: ${theme.radius.large};
  background: ${theme.color.inset};
  color: ${theme.color.text};
  @media (max-width: ${theme.breakpoint.small}px) {
    padding: 12px;
  }
`;

const StillFrame = styled.div`
  ${frame}
`;

const LinkFrame = styled(Link)`
  ${frame}
  text-decoration: none;
  transition: background-color ${theme.motion.quick};
  &:hover {
    background: ${theme.color.hover};
  }
`;

interface FrameProps {
  readonly tokenId: string;
  readonly isLink: boolean;
  readonly label?: string;
  readonly children: ReactNode;
}

function Frame({ tokenId, isLink, label, children }: FrameProps) {
  const testId = `pool-v3-position-${tokenId}`;
  return isLink ? (
    <LinkFrame to={paths.position(tokenId)} aria-label={label} data-testid={testId}>
      {children}
    </LinkFrame>
  ) : (
    <StillFrame data-testid={testId}>{children}</StillFrame>
  );
}

const Item = styled.li`
  content-visibility: auto;
  contain-intrinsic-size: auto 76px;
`;

/** The words beside it say the same; on a phone they need the room. */
const BarPlace = styled.div`
  @media (max-width: ${theme.breakpoint.medium}px) {
    display: none;
  }
`;

/** Columns that stand under each other from row to row; on a phone the figures share a line below the range. */
const Details = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 112px 152px 136px;
  gap: 4px 24px;
  align-items: center;
  @media (max-width: ${theme.breakpoint.medium}px) {
    grid-template-columns: 1fr auto;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Figures = styled.span`
  display: flex;
  gap: 8px;
  align-items: baseline;
  justify-content: space-between;
  white-space: nowrap;
`;

interface WorthProps {
  readonly label: ReactNode;
  readonly value: Ratio | null;
  readonly testId: string;
}

function Worth({ label, value, testId }: WorthProps) {
  return (
    <Figures>
      <Text $size="small" $tone="textMuted">
        {label}
      </Text>
      <Text $size="small" $strong>
        <Figure shown={shownDollars(value)} testId={testId} />
      </Text>
    </Figures>
  );
}

interface PositionRowProps {
  readonly row: OverviewRow;
  readonly chain: Chain;
  /** False for a position on another network than the page's: under its number there would stand another one. */
  readonly isLink: boolean;
}

/** One position: its pair, its fee, where it stands, its range, what it is worth and what it is owed. */
export const PositionRow = memo(DrawnRow, isDrawnAlike);

function isDrawnAlike(one: PositionRowProps, other: PositionRowProps): boolean {
  return one.chain === other.chain && one.isLink === other.isLink && saysTheSame(one.row, other.row);
}

function DrawnRow({ row: { position, token0, token1, isTokenUnread, tick, state, value, feesValue }, chain, isLink }: PositionRowProps) {
  const { tokenId } = position;
  if (!token0 || !token1) {
    return (
      <Item>
        <Frame tokenId={tokenId} isLink={isLink} label={`#${tokenId}`}>
          {isTokenUnread ? (
            <Text $size="small" $tone="textMuted" data-testid={`pool-v3-unread-${tokenId}`}>
              <FormattedMessage {...texts.tokenUnread} values={{ id: tokenId, fee: formatFee(position.fee) }} />
            </Text>
          ) : (
            <Skeleton $width="50%" $height="20px" />
          )}
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
      <Frame tokenId={tokenId} isLink={isLink}>
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
          <RangeBadge state={state} />
        </Row>
        <Details>
          <Text $size="small" $tone="textMuted" data-figure>
            <FormattedMessage {...listTexts.range} values={{ ...range, quote: quoteSymbol, base: baseSymbol }} />
          </Text>
          <BarPlace aria-hidden="true">{tick !== null && <RangeBar position={position} tick={tick} pair={pair} label="" />}</BarPlace>
          <Worth label={<FormattedMessage {...texts.value} />} value={value} testId={`pool-v3-value-${tokenId}`} />
          <Worth label={<FormattedMessage {...texts.fees} />} value={feesValue} testId={`pool-v3-owed-${tokenId}`} />
        </Details>
      </Frame>
    </Item>
  );
}

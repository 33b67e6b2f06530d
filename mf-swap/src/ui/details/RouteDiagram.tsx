import { Button, theme } from '@dex/mf-shared/ui';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { sharesOf, type Trade } from '../../domain/trade';
import { detailTexts as texts } from './details.messages';
import { RouteLine } from './RouteLine';

/** On a phone the ways are behind a line that opens; elsewhere they stand there. Each has the whole width, so that its bar is a share of one length. */
const Opener = styled.div`
  /* Its height is for the finger, not for the line. */
  margin-block: -8px;
  @media (min-width: ${theme.breakpoint.small + 1}px) {
    display: none;
  }
`;

const Ways = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.small};
  margin: 0;
  padding: 0;
  list-style: none;
  flex: 0 0 100%;
  @media (max-width: ${theme.breakpoint.small}px) {
    &[data-open='false'] {
      display: none;
    }
  }
`;

const Way = styled.li<{ $share: number }>`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space.small};
  padding-bottom: 3px;
  background: linear-gradient(${theme.color.accent}, ${theme.color.accent}) no-repeat left bottom / ${({ $share }) => $share}% 2px;
`;

const Share = styled.span`
  flex: none;
  font-weight: ${theme.fontWeight.strong};
  font-variant-numeric: tabular-nums;
`;

/** The ways of a trade: how much goes through which pools. A list to screen readers, with a bar for each share to the eye. */
export function RouteDiagram({ trade }: { readonly trade: Trade }) {
  const intl = useIntl();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [only] = trade.legs;
  if (only && trade.legs.length === 1) return <RouteLine trade={trade} leg={only} />;
  const shares = sharesOf(trade);
  return (
    <>
      <Opener>
        <Button
          $tone="text"
          $size="small"
          $flush="end"
          aria-expanded={isOpen}
          aria-controls={id}
          data-testid="swap-ways-open"
          onClick={() => setOpen(!isOpen)}
        >
          <FormattedMessage {...texts.ways} values={{ ways: trade.legs.length }} />
        </Button>
      </Opener>
      <Ways id={id} data-open={isOpen} data-testid="swap-ways" aria-label={intl.formatMessage(texts.routes)}>
        {trade.legs.map((leg, index) => (
          <Way key={leg.route.hops.map(({ pool }) => pool.address).join()} $share={shares[index] ?? 0}>
            <Share>
              <FormattedMessage {...texts.way} values={{ share: shares[index] ?? 0 }} />
            </Share>
            <RouteLine trade={trade} leg={leg} />
          </Way>
        ))}
      </Ways>
    </>
  );
}

import { formatFee, shortenSymbol } from '@dex/mf-shared/domain';
import { theme } from '@dex/mf-shared/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import type { Leg, Trade } from '../../domain/trade';

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space.tiny};
`;

const Pool = styled.span`
  padding: 0 6px;
  border-radius: ${theme.radius.small};
  background: ${theme.color.hover};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.tiny};
`;

interface RouteLineProps {
  readonly trade: Pick<Trade, 'input' | 'output'>;
  readonly leg: Leg;
}

/** One way of a trade through its pools, with the version and the fee of each. */
export function RouteLine({ trade, leg: { route } }: RouteLineProps) {
  return (
    <Line>
      {route.path.map((token, index) => {
        const hop = route.hops[index - 1];
        const isEnd = index === 0 || index === route.path.length - 1;
        const currency = isEnd ? (index === 0 ? trade.input : trade.output) : token;
        return (
          <Fragment key={token.address}>
            {hop && <Pool>{`${hop.version.toUpperCase()} ${formatFee(hop.version === 'v2' ? 3000 : hop.pool.fee)}%`}</Pool>}
            <span>{shortenSymbol(currency.symbol)}</span>
          </Fragment>
        );
      })}
    </Line>
  );
}

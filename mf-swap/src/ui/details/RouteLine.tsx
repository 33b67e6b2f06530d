import { formatFee, shortenSymbol } from '@dex/mf-shared/domain';
import { theme } from '@dex/mf-shared/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import type { Trade } from '../../domain/trade';

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space.tiny};
`;

const Fee = styled.span`
  padding: 0 6px;
  border-radius: ${theme.radius.small};
  background: ${theme.color.hover};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.tiny};
`;

/** The way of a trade through its pools, with the fee of each. */
export function RouteLine({ trade }: { readonly trade: Trade }) {
  return (
    <Line>
      {trade.route.path.map((token, index) => {
        const hop = trade.route.hops[index - 1];
        const isEnd = index === 0 || index === trade.route.path.length - 1;
        const currency = isEnd ? (index === 0 ? trade.input : trade.output) : token;
        return (
          <Fragment key={token.address}>
            {hop && <Fee>{`${formatFee(hop.version === 'v2' ? 3000 : hop.pool.fee)}%`}</Fee>}
            <span>{shortenSymbol(currency.symbol)}</span>
          </Fragment>
        );
      })}
    </Line>
  );
}

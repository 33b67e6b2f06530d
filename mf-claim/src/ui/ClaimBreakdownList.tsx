import type { RawAmount } from '@dex/mf-shared/domain';
import { Column, Divider, Inset, Row, Text } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { claimBreakdown } from '../domain/claimBreakdown';
import type { ClaimEntry } from '../domain/claimEntry';
import { ClaimAmount } from './ClaimAmount';
import { claimTexts } from './claim.messages';

const PARTS = ['socks', 'liquidity', 'user'] as const;

function Part({ part, raw, symbol }: { readonly part: (typeof PARTS)[number]; readonly raw: RawAmount; readonly symbol: string }) {
  return (
    <Row $justify="space-between" data-testid={`claim-part-${part}`}>
      <Text $tone="textMuted">
        <FormattedMessage {...claimTexts[part]} />
      </Text>
      <Text>
        <ClaimAmount raw={raw} symbol={symbol} />
      </Text>
    </Row>
  );
}

/** The total of a claim and where it comes from; a part that the entry does not name is left out. */
export function ClaimBreakdownList({ entry, symbol }: { readonly entry: ClaimEntry; readonly symbol: string }) {
  const breakdown = claimBreakdown(entry);
  return (
    <Inset>
      <Column $gap={12}>
        {PARTS.map((part) => {
          const raw = breakdown[part];
          return raw === undefined ? null : <Part key={part} part={part} raw={raw} symbol={symbol} />;
        })}
        <Divider />
        <Row $justify="space-between" data-testid="claim-total">
          <Text $strong>
            <FormattedMessage {...claimTexts.total} />
          </Text>
          <Text $strong $size="large">
            <ClaimAmount raw={breakdown.total} symbol={symbol} />
          </Text>
        </Row>
      </Column>
    </Inset>
  );
}

import { formatAmount, formatInFull, shortenSymbol, type Address, type Chain } from '@dex/mf-shared/domain';
import { TargetName } from '@dex/mf-shared/orders';
import { Badge } from '@dex/mf-shared/ui/controls';
import { Button, Column, CurrencyLogo, Icon, Row, Text, theme } from '@dex/mf-shared/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import { grantId, isLowest, isUnlimited, leftOf, type Grant } from '../../domain/allowances/grants';
import { allowancesTexts as texts } from './allowances.messages';

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
  padding: 12px 16px;
  border-radius: ${theme.radius.large};
  background: ${theme.color.inset};
  @media (max-width: ${theme.breakpoint.small}px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

interface GrantRowProps {
  readonly grant: Grant;
  readonly chain: Chain;
  readonly account: Address;
  readonly isSent: boolean;
  readonly onRevoke: () => void;
}

/** One thing that another may take: what, who, how much, and the way to take it back. */
export function GrantRow({ grant, chain, account, isSent, onRevoke }: GrantRowProps) {
  const intl = useIntl();
  const subject = subjectOf(grant, intl);
  const currencies = grant.kind === 'token' ? [grant.token] : [];
  const isLowered = grant.kind === 'token' && grant.lowering === 'toOneUnit';
  return (
    <Line data-testid={`pool-grant-${grantId(grant)}`}>
      <Row $gap={12} $align="start">
        {grant.kind === 'token' ? <CurrencyLogo currency={grant.token} size={28} /> : <Icon name="wallet" size={28} />}
        <Column $gap={4}>
          <Row $gap={8} $wrap>
            <Text $strong title={grant.kind === 'token' ? grant.token.address : undefined}>
              {subject}
            </Text>
            <What grant={grant} />
          </Row>
          <TargetName chain={chain} account={account} to={grant.spender} currencies={currencies} />
          <Refusal grant={grant} />
        </Column>
      </Row>
      {!isLowest(grant) && (
        <Button
          $size="small"
          $tone="soft"
          disabled={isSent}
          aria-label={isSent ? undefined : intl.formatMessage(isLowered ? texts.lowerNamed : texts.revokeNamed, { subject })}
          onClick={onRevoke}
        >
          <FormattedMessage {...(isSent ? texts.revoking : isLowered ? texts.lower : texts.revoke)} />
        </Button>
      )}
    </Line>
  );
}

function subjectOf(grant: Grant, intl: IntlShape): string {
  switch (grant.kind) {
    case 'token':
      return shortenSymbol(grant.token.symbol);
    case 'position':
      return intl.formatMessage(texts.position, { id: grant.id });
    case 'operator':
      return intl.formatMessage(texts.allPositions);
  }
}

/** What the token does not let be done, and what can be done instead; nothing for most. */
export function Refusal({ grant }: { readonly grant: Grant }): ReactNode {
  if (grant.kind !== 'token' || grant.lowering === 'toNothing') return null;
  const { token } = grant;
  const least = { amount: formatInFull(leftOf(grant), token.decimals), symbol: shortenSymbol(token.symbol) };
  const text = grant.lowering === 'refused' ? texts.refusesChange : isLowest(grant) ? texts.isLowest : texts.refusesNothing;
  return (
    <Text as="p" $size="small" $tone="textMuted" data-testid="pool-grant-refusal">
      <FormattedMessage {...text} values={least} />
    </Text>
  );
}

/** How much may be taken; "any amount" is marked. */
function What({ grant }: { readonly grant: Grant }): ReactNode {
  if (grant.kind !== 'token')
    return (
      <Badge $tone="warning">
        <FormattedMessage {...(grant.kind === 'position' ? texts.manages : texts.managesAll)} />
      </Badge>
    );
  const { amount, token } = grant;
  if (isUnlimited(amount))
    return (
      <Badge $tone="warning" data-testid="pool-grant-unlimited">
        <FormattedMessage {...texts.unlimited} />
      </Badge>
    );
  return (
    <Text $size="small" $tone="textMuted" title={formatInFull(amount, token.decimals)}>
      <FormattedMessage {...texts.upTo} values={{ amount: formatAmount(amount, token.decimals, 4, 'up') }} />
    </Text>
  );
}

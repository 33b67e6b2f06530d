import {
  formatExact,
  parseAddress,
  rawAmount,
  sameAddress,
  shortenSymbol,
  type Address,
  type Chain,
  type Currency,
} from '@dex/mf-shared/domain';
import { Column, Inset, Notice, Row, Text, theme } from '@dex/mf-shared/ui';
import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { readCall, type AssetAmount } from '../../domain/callFacts';
import type { PreparedCall } from '../../domain/ports';
import { reviewTexts as texts } from './review.messages';

const List = styled.dl`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.small};
  margin: ${theme.space.small} 0 0;
`;

const Value = styled.dd<{ readonly $wide?: boolean }>`
  min-width: 0;
  margin: 0;
  font-size: ${({ $wide }) => ($wide ? theme.fontSize.tiny : theme.fontSize.small)};
  text-align: ${({ $wide }) => ($wide ? 'start' : 'end')};
  overflow-wrap: anywhere;
`;

interface AskedFactsProps {
  readonly chain: Chain;
  readonly account: Address;
  readonly prepared: PreparedCall;
  /** The two currencies of the swap, to name what the call data holds as addresses. */
  readonly currencies: readonly Currency[];
}

/** What the wallet will be asked, in plain words, read back from the very call data that is sent. */
export function AskedFacts({ chain, account, prepared, currencies }: AskedFactsProps) {
  const { to, data, value } = prepared.call;
  const facts = readCall({ to, data, value: BigInt(value) });
  if (facts.kind !== 'swap')
    return (
      <Notice kind="error">
        <FormattedMessage {...texts.unreadable} />
      </Notice>
    );
  const recipient = parseAddress(facts.recipient);
  return (
    <Inset $padding={12} data-testid="swap-asked">
      <Text $size="small" $strong>
        <FormattedMessage {...texts.asked} />
      </Text>
      <List>
        {facts.approves.map((approval) => (
          <Text as="p" key={approval.token} $size="small">
            <FormattedMessage
              {...texts.alsoApproves}
              values={namedAmount({ asset: approval.token, amount: approval.amount }, chain, currencies)}
            />
          </Text>
        ))}
        <Line name={<FormattedMessage {...texts.spendAtMost} />} testId="swap-spend-at-most">
          {amountText(facts.spendAtMost, chain, currencies)}
        </Line>
        <Line name={<FormattedMessage {...texts.receiveAtLeast} />} testId="swap-receive-at-least">
          {amountText(facts.receiveAtLeast, chain, currencies)}
        </Line>
        <Column $gap={4}>
          <Text as="dt" $size="small" $tone="textMuted">
            <FormattedMessage {...(sameAddress(recipient, account) ? texts.recipientYourself : texts.recipient)} />
          </Text>
          <Value data-testid="swap-sent-to" $wide>
            {recipient ?? facts.recipient}
          </Value>
        </Column>
        <Line name={<FormattedMessage {...texts.until} />}>
          <FormattedDate value={Number(facts.deadlineSeconds) * 1000} dateStyle="medium" timeStyle="short" />
        </Line>
      </List>
    </Inset>
  );
}

function namedAmount(
  { asset, amount }: AssetAmount,
  chain: Chain,
  currencies: readonly Currency[],
): { readonly amount: string; readonly symbol: string } {
  const named: readonly Currency[] = [...currencies, chain.native, chain.wrappedNative];
  const currency = named.find((candidate) => (candidate.kind === 'native' ? asset === 'native' : sameAddress(candidate.address, asset)));
  if (!currency) return { amount: String(amount), symbol: asset };
  return { amount: formatExact(rawAmount(amount), currency.decimals), symbol: shortenSymbol(currency.symbol) };
}

function amountText(given: AssetAmount, chain: Chain, currencies: readonly Currency[]): string {
  const { amount, symbol } = namedAmount(given, chain, currencies);
  return `${amount} ${symbol}`;
}

function Line({ name, children, testId }: { readonly name: ReactNode; readonly children: ReactNode; readonly testId?: string }) {
  return (
    <Row $justify="space-between" $align="baseline" $gap={12}>
      <Text as="dt" $size="small" $tone="textMuted">
        {name}
      </Text>
      <Value data-testid={testId}>{children}</Value>
    </Row>
  );
}

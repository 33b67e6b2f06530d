import { formatInFull, parseRawAmount, type Currency } from '@dex/mf-shared/domain';
import type { DetailText } from '@dex/mf-shared/orders';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { orderTexts as texts } from './order.messages';

const SUPPORT: Readonly<Record<string, keyof typeof texts>> = { 0: 'against', 1: 'for', 2: 'abstain' };
const NAMED = ['delegatee', 'proposal', 'support', 'target', 'signature', 'recipient', 'amount', 'description'] as const;

function isNamed(name: string): name is (typeof NAMED)[number] {
  return NAMED.some((known) => known === name);
}

/** The words for what calls of this section say; `currency` is the one that a proposed action moves. */
export function callDetail(currency: Currency | null = null): DetailText {
  return (name, value) => (isNamed(name) ? { name: <FormattedMessage {...texts[name]} />, value: valueText(name, value, currency) } : null);
}

function valueText(name: (typeof NAMED)[number], value: string, currency: Currency | null): ReactNode {
  const support = name === 'support' ? SUPPORT[value] : undefined;
  if (support) return <FormattedMessage {...texts[support]} />;
  const amount = name === 'amount' ? parseRawAmount(value) : null;
  return amount && currency ? `${formatInFull(amount, currency.decimals)} ${currency.symbol}` : value;
}

import { amountFromUrl, parseCurrencyId, recipientFromUrl, type CurrencyId } from '@dex/mf-shared/domain';

/** What a link to the send screen says (SEND-2). `amount` is empty text when there is none. */
export interface SendUrl {
  readonly currency: CurrencyId | null;
  /** What stands in the currency's place, whether or not it is one. */
  readonly currencyText: string | null;
  readonly recipient: string | null;
  readonly amount: string;
}

/** The same query without its amount: a link that was paid does not ask for it again. */
export function withoutAmount(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('amount');
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** Reads the query of `/send` (with or without "?"); every part that is not valid is empty, as if it were not there. */
export function parseSendUrl(search: string): SendUrl {
  const query = new URLSearchParams(search);
  const currencyText = query.get('currency') ?? query.get('outputCurrency');
  return {
    currency: parseCurrencyId(currencyText),
    currencyText,
    recipient: recipientFromUrl(query.get('recipient')),
    amount: amountFromUrl(query.get('amount')),
  };
}

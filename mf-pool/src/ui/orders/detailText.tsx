import {
  formatFee,
  formatInFull,
  formatPrice,
  parseRawAmount,
  shortenAddress,
  shortenSymbol,
  UNKNOWN_FIGURE,
  ZERO_AMOUNT,
  type Currency,
  type RawAmount,
} from '@dex/mf-shared/domain';
import type { DetailText } from '@dex/mf-shared/orders';
import { brand, Figure, PriceText } from '@dex/mf-shared/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { assetOf } from '../../domain/v2/pairOrders';
import { poolPrice } from '../../domain/rangePrice';
import { SHARE_DECIMALS } from '../../domain/v2/removeForm';
import type { Side } from '../../domain/v3/positionTerms';
import { actionTexts, detailTexts as texts } from './orders.messages';

/** What each fact of this section's calls is called, and how its value is written; `side` names the token that an amount is of. */
const AMOUNTS = {
  deposit0: { text: texts.deposit, side: 0 },
  deposit1: { text: texts.deposit, side: 1 },
  freed0: { text: texts.freed, side: 0 },
  freed1: { text: texts.freed, side: 1 },
  minimum0: { text: texts.minimum, side: 0 },
  minimum1: { text: texts.minimum, side: 1 },
} as const;

const PLAIN = {
  recipient: texts.recipient,
  operatorRemoved: texts.operatorRemoved,
  tickLower: texts.tickLower,
  tickUpper: texts.tickUpper,
} as const;

/**
 * The words for what only this section knows of its calls. `currencies` are the two of the pair, in the order of the pool: what is said of the
 * first must never be written with the decimals and the name of the second. Of an `unread` side no amount can be named.
 */
export function detailText([one, other]: readonly Currency[], unread: readonly Side[] = []): DetailText {
  return (name, value) => {
    if (name === 'action') return sentence(value);
    const amount = Object.entries(AMOUNTS).find(([known]) => known === name)?.[1];
    if (amount) {
      const currency = amount.side === 0 ? one : other;
      const raw = parseRawAmount(value);
      if (!currency || raw === null) return null;
      const isUnread = unread.includes(amount.side);
      return { name: <FormattedMessage {...amount.text} />, value: isUnread ? unreadAmount(raw, currency) : inFull(raw, currency) };
    }
    const plain = Object.entries(PLAIN).find(([known]) => known === name)?.[1];
    if (plain) return { name: <FormattedMessage {...plain} />, value };
    if (name === 'startSqrtPriceX96') return startPrice(value, one, other);
    if (name === 'leastPaid') return leastPaid(value, [one, other]);
    if (name === 'only') {
      const taken = value === '0' ? one : other;
      return taken ? { name: <FormattedMessage {...texts.only} />, value: shortenSymbol(taken.symbol) } : null;
    }
    return numbered(name, value);
  };
}

function inFull(raw: RawAmount, { decimals, symbol }: Currency): ReactNode {
  return <Figure shown={formatInFull(raw, decimals)} unit={shortenSymbol(symbol)} />;
}

/** An amount of a token that does not say what its units are (FIGURE-4). */
function unreadAmount(raw: RawAmount, currency: Currency): string {
  const figure = raw === ZERO_AMOUNT ? '0' : UNKNOWN_FIGURE;
  return currency.kind === 'token' ? `${figure} ${shortenAddress(currency.address)}` : figure;
}

/** The least of a token that goes into a pair: its asset and the raw amount stand one after the other. */
function leastPaid(value: string, currencies: readonly (Currency | undefined)[]): ReturnType<DetailText> {
  const [asset = '', amount = ''] = value.split(' ');
  const currency = currencies.find((known) => known && assetOf(known).toLowerCase() === asset.toLowerCase());
  const raw = parseRawAmount(amount);
  if (!currency || raw === null) return null;
  return { name: <FormattedMessage {...texts.minimum} />, value: inFull(raw, currency), isShort: true };
}

/** What a pool is made at, as the price of either token: which of the two a person thinks in is not said by the call. */
function startPrice(value: string, one?: Currency, other?: Currency): ReturnType<DetailText> {
  const square = parseRawAmount(value);
  if (!one || !other || square === null || square === ZERO_AMOUNT) return null;
  const { numerator, denominator } = poolPrice(BigInt(square), one.decimals, other.decimals);
  const values = {
    price: <PriceText text={formatPrice({ numerator, denominator })} />,
    inverse: <PriceText text={formatPrice({ numerator: denominator, denominator: numerator })} />,
    base: shortenSymbol(one.symbol),
    quote: shortenSymbol(other.symbol),
  };
  return { name: <FormattedMessage {...texts.startPrice} />, value: <FormattedMessage {...texts.startPriceValue} values={values} /> };
}

/** What a call does; null where what it moves says all of it. */
function sentence(action: string): ReturnType<DetailText> {
  const text = Object.entries(actionTexts).find(([known]) => known === action)?.[1];
  return text ? { name: <FormattedMessage {...text} />, value: null } : null;
}

function numbered(name: string, value: string): ReturnType<DetailText> {
  switch (name) {
    case 'position':
      return { name: <FormattedMessage {...texts.position} />, value: `#${value}` };
    case 'fee':
    case 'newPoolFee':
      return { name: <FormattedMessage {...(name === 'fee' ? texts.fee : texts.newPoolFee)} />, value: `${formatFee(Number(value))}%` };
    case 'liquidity':
    case 'shares': {
      const raw = parseRawAmount(value);
      if (raw === null) return null;
      if (name === 'liquidity') return { name: <FormattedMessage {...texts.liquidity} />, value: formatInFull(raw, 0) };
      return {
        name: <FormattedMessage {...texts.shares} />,
        value: <Figure shown={formatInFull(raw, SHARE_DECIMALS)} unit={brand.liquidityTokenSymbol} />,
      };
    }
    default:
      return null;
  }
}

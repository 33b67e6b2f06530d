import { FormattedMessage } from 'react-intl';
import { shortenAddress } from '../../domain/address';
import { formatFee, shortenSymbol } from '../../domain/amounts/figures';
import type { Chain } from '../../domain/chains/chain';
import type { Statement, WayPart } from '../../domain/orders/statement';
import type { Currency } from '../../domain/tokens/currency';
import { Line } from './Lines';
import { currencyOf, namedAmount } from './namedAmount';
import { callTexts as texts } from './orders.messages';

interface WayLineProps {
  readonly way: Extract<Statement, { kind: 'way' }>;
  readonly chain: Chain;
  readonly currencies: readonly Currency[];
}

/** Through which pools a trade goes, as its call says it, and how much of it where there are several ways. */
export function WayLine({ way: { path, pools, part }, chain, currencies }: WayLineProps) {
  const names = path.map((address) => {
    const currency = currencyOf(address, chain, currencies);
    return currency ? shortenSymbol(currency.symbol) : shortenAddress(address);
  });
  const [first, ...others] = names;
  const text = others.reduce((way, name, index) => `${way} → ${poolText(pools[index])} → ${name}`, first ?? '');
  return (
    <Line name={<Name path={path} part={part} chain={chain} currencies={currencies} />} testId="order-way">
      {text}
    </Line>
  );
}

function poolText(pool: WayLineProps['way']['pools'][number] | undefined): string {
  return typeof pool === 'number' ? `${formatFee(pool)}%` : (pool ?? '').toUpperCase();
}

type NameProps = Omit<WayLineProps, 'way'> & { readonly path: WayLineProps['way']['path']; readonly part: WayPart | null };

function Name({ path, part, chain, currencies }: NameProps) {
  const [sold, bought] = [path.at(0), path.at(-1)];
  if (!part || !sold || !bought) return <FormattedMessage {...texts.way} />;
  const moved = namedAmount({ asset: part.moves === 'sold' ? sold : bought, amount: part.amount }, chain, currencies);
  if (part.moves === 'sold') return <FormattedMessage {...texts.waySold} values={{ ...moved }} />;
  const most = namedAmount({ asset: sold, amount: part.most }, chain, currencies);
  return <FormattedMessage {...texts.wayBought} values={{ ...moved, most: most.amount, paid: most.symbol }} />;
}

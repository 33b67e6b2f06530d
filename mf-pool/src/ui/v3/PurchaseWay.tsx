import { formatFee, sameAddress, shortenSymbol, wrappedToken, type Address, type Currency } from '@dex/mf-shared/domain';
import { Row, Text, useServices } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import type { PurchaseQuote } from '../../domain/v3/purchase';
import { purchaseTexts as texts } from './purchase.messages';

interface PurchaseWayProps {
  readonly of: Pick<PurchaseQuote, 'path' | 'fees'>;
  /** What is paid and what is bought, in any order. */
  readonly tokens: readonly [Currency, Currency];
  readonly testId: string;
}

const ADDRESS_START = 6;

/** Through which pools a purchase goes, from what is paid to what is bought, with the fee of each. */
export function PurchaseWay({ of: { path, fees }, tokens, testId }: PurchaseWayProps) {
  const { chains } = useServices();
  const chain = chains[tokens[0].chainId];
  const known = [...tokens, chain.wrappedNative, ...(chain.stablecoin ? [chain.stablecoin.token] : [])];
  const nameOf = (address: Address) => {
    const currency = known.find((one) => sameAddress(wrappedToken(one, chain).address, address));
    return currency ? shortenSymbol(currency.symbol) : address.slice(0, ADDRESS_START);
  };
  const [first, ...others] = path.map(nameOf);
  const text = others.reduce((way, name, index) => `${way} → ${formatFee(fees[index] ?? 0)}% → ${name}`, first ?? '');
  return (
    <Row $justify="space-between" $gap={12}>
      <Text $size="small" $tone="textMuted">
        <FormattedMessage {...texts.way} />
      </Text>
      <Text $size="small" data-testid={`${testId}-way`} style={{ maxWidth: '60%', textAlign: 'end' }}>
        {text}
      </Text>
    </Row>
  );
}

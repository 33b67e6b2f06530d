import { formatAddedShare, formatPrice, invertRatio, shortenSymbol, type Currency, type Ratio } from '@dex/mf-shared/domain';
import { Column, Figure, Inset, PriceText, Skeleton, Text } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { FigureRow } from '../../orders/FigureRow';
import { v2Texts } from '../v2.messages';
import { addTexts as texts } from './add.messages';
import type { AddFacts } from './useAddForm';

/** The price both ways and the part of the pool that the deposit will be. */
export function AddPrices({ facts }: { readonly facts: AddFacts }) {
  const { pair, price, share, isEmpty } = facts;
  if (!pair.a || !pair.b || !pair.ref || pair.state.kind === 'failed') return null;
  return (
    <Inset>
      <Column $gap={8}>
        <Text $size="small" $strong>
          <FormattedMessage {...(isEmpty ? texts.initialPrices : texts.prices)} />
        </Text>
        {pair.state.kind === 'loading' ? <RatesToCome /> : <Rates a={pair.a} b={pair.b} price={price} />}
        <FigureRow label={<FormattedMessage {...texts.share} />}>
          <Figure shown={share && `${formatAddedShare(share)}%`} testId="pool-v2-added-share" />
        </FigureRow>
      </Column>
    </Inset>
  );
}

/** The two lines of a price, as tall as they will be. */
function RatesToCome() {
  return (
    <>
      <Skeleton $width="50%" $height="20px" />
      <Skeleton $width="50%" $height="20px" />
    </>
  );
}

interface RatesProps {
  readonly a: Currency;
  readonly b: Currency;
  /** Whole B for one whole A. */
  readonly price: Ratio | null;
}

/** "1 A = … B" and the other way round. */
export function Rates({ a, b, price }: RatesProps) {
  const [symbolA, symbolB] = [shortenSymbol(a.symbol), shortenSymbol(b.symbol)];
  if (!price) return null;
  const inverse = invertRatio(price);
  return (
    <>
      <Text $size="small" data-testid="pool-v2-rate">
        <FormattedMessage {...v2Texts.rate} values={{ base: symbolA, quote: symbolB, price: <PriceText text={formatPrice(price, 6)} /> }} />
      </Text>
      {inverse && (
        <Text $size="small">
          <FormattedMessage
            {...v2Texts.rate}
            values={{ base: symbolB, quote: symbolA, price: <PriceText text={formatPrice(inverse, 6)} /> }}
          />
        </Text>
      )}
    </>
  );
}

import type { MessageDescriptor } from 'react-intl';
import type { PriceSpan } from '../../domain/history/priceSpan';

/** What a section says of past prices, in messages of its own. `cut`, `none`: what a node did not give. */
export type HistoryTexts = Readonly<
  Record<
    PriceSpan | 'span' | 'price' | 'at' | 'now' | 'change' | 'range' | 'point' | 'reading' | 'cut' | 'none' | 'again',
    MessageDescriptor
  >
>;

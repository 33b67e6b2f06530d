import { FormattedMessage } from 'react-intl';
import type { ChainError } from '../../contract/ports';
import { reasonKindOf } from '../../domain/orders/contractReasons';
import { reasonText } from '../texts/reasonText';
import { causeTexts, reasonTexts } from './reasons.messages';

/** A cause after a colon: in the product's words where they are known, the contract's own beside them; else as it was said. */
export function CauseText({ error }: { readonly error: ChainError }) {
  if (error.code === 'insufficient_funds') return <FormattedMessage {...causeTexts.coinShort} />;
  const said = reasonText(error);
  const kind = error.code === 'reverted' ? reasonKindOf(error.reason ?? error.message) : null;
  if (kind === null) return <span>{said}</span>;
  return <FormattedMessage {...causeTexts.worded} values={{ words: <FormattedMessage {...reasonTexts[kind]} />, detail: said.slice(2) }} />;
}

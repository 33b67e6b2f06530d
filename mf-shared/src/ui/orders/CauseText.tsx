import { FormattedMessage } from 'react-intl';
import type { ChainError } from '../../contract/ports';
import { reasonKindOf } from '../../domain/orders/contractReasons';
import { SaidCause, saidCause } from '../texts/SaidCause';
import { causeTexts, reasonTexts } from './reasons.messages';

/** A cause after a colon: in the product's words where they are known, the contract's own beside them; else as it was said. */
export function CauseText({ error }: { readonly error: ChainError }) {
  if (error.code === 'insufficient_funds') return <FormattedMessage {...causeTexts.coinShort} />;
  const kind = error.code === 'reverted' ? reasonKindOf(error.reason ?? error.message) : null;
  if (kind === null) return <SaidCause error={error} />;
  const values = { words: <FormattedMessage {...reasonTexts[kind]} />, detail: saidCause(error) };
  return <FormattedMessage {...causeTexts.worded} values={values} />;
}

import { useIntl } from 'react-intl';
import { CurrencyLogo } from '../pictures/CurrencyLogo';
import { Button } from '../primitives/Button';
import type { BookEntry } from './tokenBook';
import { Row } from '../primitives/layout';
import { tokenTestTexts as testTexts } from './TokenTest.messages';
import { RowFrame, TokenName } from './TokenRow';
import { tokenSelectTexts as texts } from './TokenSelect.messages';

interface ImportRowProps {
  readonly entry: BookEntry;
  /** The one line of the list that the Tab key stops at. */
  readonly isStop: boolean;
  readonly onImport: (entry: BookEntry) => void;
  /** Shows it with a test purchase and sale begun. */
  readonly onTest: (entry: BookEntry) => void;
}

/** A token that is in no active list: it can be looked at and imported, not chosen. */
export function ImportRow({ entry, isStop, onImport, onTest }: ImportRowProps) {
  const intl = useIntl();
  const { token, list } = entry;
  return (
    <RowFrame data-testid={`shared-import-row-${token.address}`}>
      <CurrencyLogo currency={token} />
      <TokenName currency={token} note={list ? intl.formatMessage(texts.viaList, { list: list.name }) : undefined} />
      <Row>
        <Button
          data-row
          tabIndex={-1}
          $size="small"
          $tone="secondary"
          data-testid="shared-row-test"
          aria-label={intl.formatMessage(testTexts.offerNamed, { symbol: token.symbol })}
          onClick={() => onTest(entry)}
        >
          {intl.formatMessage(testTexts.offerShort)}
        </Button>
        <Button
          data-row
          tabIndex={isStop ? 0 : -1}
          $size="small"
          aria-label={intl.formatMessage(texts.importNamed, { symbol: token.symbol })}
          onClick={() => onImport(entry)}
        >
          {intl.formatMessage(texts.import)}
        </Button>
      </Row>
    </RowFrame>
  );
}

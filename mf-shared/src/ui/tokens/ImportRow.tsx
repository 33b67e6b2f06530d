import { useIntl } from 'react-intl';
import { CurrencyLogo } from '../pictures/CurrencyLogo';
import { Button } from '../primitives/Button';
import type { BookEntry } from './tokenBook';
import { RowFrame, TokenName } from './TokenRow';
import { tokenSelectTexts as texts } from './TokenSelect.messages';

interface ImportRowProps {
  readonly entry: BookEntry;
  /** The one line of the list that the Tab key stops at. */
  readonly isStop: boolean;
  readonly onImport: (entry: BookEntry) => void;
}

/** A token that is in no active list: it can be looked at and imported, not chosen. */
export function ImportRow({ entry, isStop, onImport }: ImportRowProps) {
  const intl = useIntl();
  const { token, list } = entry;
  return (
    <RowFrame data-testid={`shared-import-row-${token.address}`}>
      <CurrencyLogo currency={token} />
      <TokenName currency={token} note={list ? intl.formatMessage(texts.viaList, { list: list.name }) : undefined} />
      <Button
        data-row
        tabIndex={isStop ? 0 : -1}
        $size="small"
        aria-label={intl.formatMessage(texts.importNamed, { symbol: token.symbol })}
        onClick={() => onImport(entry)}
      >
        {intl.formatMessage(texts.import)}
      </Button>
    </RowFrame>
  );
}

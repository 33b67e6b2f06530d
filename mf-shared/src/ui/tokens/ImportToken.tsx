import { FormattedMessage } from 'react-intl';
import { hasLookAlikes } from '../../domain/text/foreignText';
import { AddressText } from '../addresses/AddressText';
import { CurrencyLogo } from '../pictures/CurrencyLogo';
import { Badge } from '../primitives/Badge';
import { Button } from '../primitives/Button';
import { Column, Inset, Row } from '../primitives/layout';
import { Notice } from '../primitives/Notice';
import { Text } from '../primitives/Text';
import type { BookEntry } from './tokenBook';
import { Scrolling } from './Scrolling';
import { TokenFullName } from './TokenFullName';
import { TokenTest } from './TokenTest';
import { tokenButtonTexts } from './TokenButton.messages';
import { importTexts as texts, tokenSelectTexts } from './TokenSelect.messages';

interface ImportTokenProps {
  readonly entries: readonly BookEntry[];
  readonly onImport: () => void;
  /** A test was asked for in the token's row. */
  readonly isTested?: boolean;
}

/** The warning before a token that no active list names can be traded. */
export function ImportToken({ entries, onImport, isTested = false }: ImportTokenProps) {
  return (
    <Scrolling>
      <Notice kind="warning">
        <FormattedMessage {...texts.warning} />
      </Notice>
      {entries.map(({ token, list }) => (
        <Inset key={`${token.chainId}-${token.address}`}>
          <Column>
            <Row $gap={12}>
              <CurrencyLogo currency={token} size={36} />
              <Column $gap={0}>
                <Text $strong>{token.symbol}</Text>
                <Text $size="small" $tone="textMuted">
                  <TokenFullName currency={token} />
                </Text>
              </Column>
            </Row>
            <AddressText address={token.address} chainId={token.chainId} subject="token" />
            <Row $wrap>
              {list ? (
                <Badge>
                  <FormattedMessage {...tokenSelectTexts.viaList} values={{ list: list.name }} />
                </Badge>
              ) : (
                <Badge $tone="danger">
                  <FormattedMessage {...texts.unknownSource} />
                </Badge>
              )}
              {hasLookAlikes(token.symbol) && (
                <Badge $tone="danger">
                  <FormattedMessage {...tokenButtonTexts.lookAlike} />
                </Badge>
              )}
            </Row>
            <TokenTest token={token} startsAtOnce={isTested} />
          </Column>
        </Inset>
      ))}
      <Button $size="large" onClick={onImport} data-testid="shared-import-token">
        <FormattedMessage {...texts.import} />
      </Button>
    </Scrolling>
  );
}

import { FormattedMessage } from 'react-intl';
import type { Token } from '../../domain/tokens/currency';
import { AddressText } from '../addresses/AddressText';
import { Dialog } from '../dialogs/Dialog';
import { CurrencyLogo } from '../pictures/CurrencyLogo';
import { Column, Inset, Row } from '../primitives/layout';
import { Text } from '../primitives/Text';
import { unsupportedTexts as texts } from './UnsupportedAssets.messages';

export interface UnsupportedAssetsProps {
  readonly tokens: readonly Token[];
  readonly onDismiss: () => void;
}

/** Which assets cannot be traded here, and why (TOKEN-14). */
export function UnsupportedAssetsDialog({ tokens, onDismiss }: UnsupportedAssetsProps) {
  return (
    <Dialog title={<FormattedMessage {...texts.title} />} onDismiss={onDismiss} testId="shared-unsupported-assets">
      <Column $gap={12}>
        {tokens.map((token) => (
          <Inset key={token.address} $padding={12}>
            <Row $justify="space-between" $gap={12}>
              <Row $gap={12}>
                <CurrencyLogo currency={token} />
                <Text $strong>{token.symbol}</Text>
              </Row>
              <AddressText address={token.address} chainId={token.chainId} subject="token" />
            </Row>
          </Inset>
        ))}
        <Text as="p" $tone="textMuted">
          <FormattedMessage {...texts.explanation} />
        </Text>
      </Column>
    </Dialog>
  );
}

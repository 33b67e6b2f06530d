import { Button, Column, Text } from '@dex/mf-shared/ui';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { encode } from 'uqr';
import { useCopy } from './useCopy';
import { walletTexts } from './wallet.messages';

/** Readers want dark on light, whatever the theme. */
const Ground = styled.div`
  align-self: center;
  width: 100%;
  max-width: 288px;
  padding: 16px;
  border-radius: 16px;
  background: #ffffff;
`;

function pathOf(uri: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(uri, { border: 0 });
  const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: cells.join('') };
}

/** The code that a wallet elsewhere scans, and its text for a wallet that takes it pasted. */
export function PairingCode({ uri }: { readonly uri: string }) {
  const label = useIntl().formatMessage(walletTexts.scan);
  const { size, path } = useMemo(() => pathOf(uri), [uri]);
  const { isCopied, copy } = useCopy(uri);
  return (
    <Column $gap={12} data-testid="shell-wallet-pairing">
      <Text as="p" $align="center">
        {label}
      </Text>
      <Ground>
        <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
          <path d={path} fill="#000000" />
        </svg>
      </Ground>
      <Button $tone="secondary" onClick={copy}>
        <FormattedMessage {...(isCopied ? walletTexts.copied : walletTexts.copyCode)} />
      </Button>
    </Column>
  );
}

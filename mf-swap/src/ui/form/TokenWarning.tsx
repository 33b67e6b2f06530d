import { tokenImported } from '@dex/mf-shared/state';
import { loadDefaultTokenList, sameAddress, type Token } from '@dex/mf-shared/domain';
import { AddressText, Dialog } from '@dex/mf-shared/ui/controls';
import { Button, Column, CurrencyLogo, Inset, Notice, Row, Text, useDispatch, useServices, useTokenBook } from '@dex/mf-shared/ui';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { warningTexts as texts } from '../swap.messages';

interface TokenWarningProps {
  /** Tokens of the address that neither the chain table, an active list nor the person knows. */
  readonly tokens: readonly Token[];
}

/** The warning before a token from a link that no active list names (facts A25); closing it goes to /swap (decision 50). */
export function TokenWarning({ tokens }: TokenWarningProps) {
  const { history } = useServices();
  const dispatch = useDispatch();
  const bundled = useBundledTokens();
  const chainId = tokens[0]?.chainId ?? 1;
  const { chosen } = useTokenBook(chainId);
  if (!bundled) return null;
  const unknown = tokens.filter(
    ({ address }) => !chosen.has(address) && !bundled.some((listed) => listed.chainId === chainId && sameAddress(listed.address, address)),
  );
  if (unknown.length === 0) return null;
  return (
    <Dialog title={<FormattedMessage {...texts.title} />} onDismiss={() => history.replace('/swap')} testId="swap-token-warning">
      <Column $gap={16}>
        <Notice kind="warning">
          <FormattedMessage {...texts.warning} />
        </Notice>
        {unknown.map((token) => (
          <Inset key={token.address} $padding={12}>
            <Row $gap={12}>
              <CurrencyLogo currency={token} size={36} />
              <Column $gap={0}>
                <Text $strong>{token.symbol}</Text>
                <Text $size="small" $tone="textMuted">
                  {token.name}
                </Text>
                <AddressText address={token.address} chainId={token.chainId} subject="token" />
              </Column>
            </Row>
          </Inset>
        ))}
        <Button
          $size="large"
          $tone="danger"
          data-testid="swap-token-import"
          onClick={() => unknown.forEach((token) => dispatch(tokenImported(token)))}
        >
          <FormattedMessage {...texts.accept} />
        </Button>
      </Column>
    </Dialog>
  );
}

/** The tokens of the bundled list; null until it was loaded, none when it cannot be. */
function useBundledTokens(): readonly { readonly chainId: number; readonly address: string }[] | null {
  const [tokens, setTokens] = useState<readonly { readonly chainId: number; readonly address: string }[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadDefaultTokenList().then(
      (list) => isCurrent && setTokens(list.tokens),
      () => isCurrent && setTokens([]),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return tokens;
}

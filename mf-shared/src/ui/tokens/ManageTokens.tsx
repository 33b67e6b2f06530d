import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { parseAddress } from '../../domain/address';
import { shortenSymbol } from '../../domain/amounts/figures';
import type { Chain } from '../../domain/chains/chain';
import { explorerLink } from '../../domain/chains/explorerLink';
import type { Token } from '../../domain/tokens/currency';
import { selectImportedTokens } from '../../state/settings/settingsSelectors';
import { importedTokensCleared, tokenRemoved } from '../../state/settings/settingsSlice';
import { CurrencyLogo } from '../pictures/CurrencyLogo';
import { Button } from '../primitives/Button';
import { Icon } from '../primitives/Icon';
import { IconButton } from '../primitives/IconButton';
import { Column, Inset, Row } from '../primitives/layout';
import { Text } from '../primitives/Text';
import { TextField } from '../primitives/TextField';
import { ExternalLink } from '../router/links';
import { useDispatch, useSharedSelector } from '../services/storeHooks';
import { useActiveChain } from '../services/walletHooks';
import { ImportRow } from './ImportRow';
import type { BookEntry } from './tokenBook';
import { manageTexts as texts } from './TokenSelect.messages';
import { TokenTest } from './TokenTest';
import { tokenTestTexts as testTexts } from './TokenTest.messages';
import { type FoundToken, useFoundToken } from './useFoundToken';
import { useTokenBook } from './useTokenBook';

interface ManageTokensProps {
  readonly onImport: (entry: BookEntry) => void;
  readonly onTest: (entry: BookEntry) => void;
}

const FAULTS = {
  none: null,
  reading: null,
  unreached: texts.unreachedToken,
  unreadable: texts.unreadableToken,
  found: null,
} as const satisfies Record<FoundToken['kind'], unknown>;

/** The tokens that the person imported on this network, and the way to import one by its address. */
export function ManageTokens({ onImport, onTest }: ManageTokensProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const chain = useActiveChain();
  const [text, setText] = useState('');
  const imported = Object.values(useSharedSelector((state) => selectImportedTokens(state, chain.chainId)));
  const book = useTokenBook(chain.chainId);
  const address = parseAddress(text.trim());
  const found = useFoundToken(address, chain.chainId, book);
  const isInvalid = text.trim() !== '' && !address;
  const error = isInvalid ? texts.invalidToken : FAULTS[found.kind];

  return (
    <Column $gap={16}>
      <TextField
        label={intl.formatMessage(texts.tokenAddress)}
        placeholder="0x0000"
        value={text}
        onChange={setText}
        error={error && intl.formatMessage(error, { network: chain.label })}
        hint={found.kind === 'reading' ? intl.formatMessage(texts.readingToken) : undefined}
      />
      {found.kind === 'found' && <ImportRow entry={found.entry} isStop onImport={onImport} onTest={onTest} />}
      <Row $justify="space-between">
        <Text $size="small">
          <FormattedMessage {...texts.customCount} values={{ count: imported.length }} />
        </Text>
        {imported.length > 0 && (
          <Button $tone="text" $size="small" onClick={() => dispatch(importedTokensCleared(chain.chainId))}>
            <FormattedMessage {...texts.clearAll} />
          </Button>
        )}
      </Row>
      {imported.map((token) => (
        <ImportedToken
          key={`${token.chainId}-${token.address}`}
          token={token}
          chain={chain}
          isListed={Boolean(book.chosen.get(token.address)?.list)}
          onRemove={() => dispatch(tokenRemoved(token))}
        />
      ))}
      <Text as="p" $size="small" $tone="textMuted">
        <FormattedMessage {...texts.tip} />
      </Text>
    </Column>
  );
}

interface ImportedTokenProps {
  readonly token: Token;
  readonly chain: Chain;
  /** An active list names it. */
  readonly isListed: boolean;
  readonly onRemove: () => void;
}

function ImportedToken({ token, chain, isListed, onRemove }: ImportedTokenProps) {
  const intl = useIntl();
  const [isTested, setTested] = useState(false);
  return (
    <Inset $padding={12} data-testid={`shared-imported-${token.address}`}>
      <Column $gap={12}>
        <Row $justify="space-between" $gap={12}>
          <Row $gap={12} $room="rest">
            <CurrencyLogo currency={token} />
            <ExternalLink href={explorerLink(chain, 'token', token.address)}>{shortenSymbol(token.symbol)}</ExternalLink>
          </Row>
          {!isListed && (
            <Button
              $size="small"
              $tone="secondary"
              data-testid="shared-row-test"
              aria-label={intl.formatMessage(testTexts.offerNamed, { symbol: token.symbol })}
              aria-expanded={isTested}
              onClick={() => setTested(!isTested)}
            >
              {intl.formatMessage(testTexts.offerShort)}
            </Button>
          )}
          <IconButton label={intl.formatMessage(texts.removeToken, { symbol: token.symbol })} onClick={onRemove}>
            <Icon name="trash" />
          </IconButton>
        </Row>
        {isTested && <TokenTest token={token} startsAtOnce />}
      </Column>
    </Inset>
  );
}

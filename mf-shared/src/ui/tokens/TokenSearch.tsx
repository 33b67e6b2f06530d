import { type KeyboardEvent, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { parseAddress } from '../../domain/address';
import type { Currency } from '../../domain/tokens/currency';
import { useDebounced } from '../addresses/useDebounced';
import { Button } from '../primitives/Button';
import { VisuallyHidden } from '../primitives/layout';
import { Skeleton } from '../primitives/Skeleton';
import { Text } from '../primitives/Text';
import { TextField } from '../primitives/TextField';
import { useActiveChain } from '../services/walletHooks';
import { theme } from '../theme/theme';
import { CommonBases } from './CommonBases';
import { enterChoice, foundCurrencies, searchable, searchRows } from './searchRows';
import type { BookEntry } from './tokenBook';
import { TokenRows } from './TokenRows';
import { RowFrame } from './TokenRow';
import { manageTexts, tokenSelectTexts as texts } from './TokenSelect.messages';
import { useBalances } from './useBalances';
import { useHeldRows } from './useHeldRows';
import { useFoundToken } from './useFoundToken';
import { useTokenBook } from './useTokenBook';

/** The search waits until typing pauses, in milliseconds (TOKEN-4). */
const SEARCH_DEBOUNCE_MS = 200;

const Head = styled.div`
  padding: 8px 20px 12px;
`;

const Foot = styled.div`
  flex: none;
  padding: 12px 20px;
  background: ${theme.color.inset};
`;

const Middle = styled.div`
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  min-height: 0;
  border-top: 1px solid ${theme.color.hover};
`;

interface TokenSearchProps {
  readonly selected: Currency | null;
  readonly withCommonBases: boolean;
  readonly withNative: boolean;
  readonly onSelect: (currency: Currency) => void;
  readonly onImport: (entry: BookEntry) => void;
  readonly onTest: (entry: BookEntry) => void;
  readonly onManage: () => void;
  readonly onAddressSearched: (address: string) => void;
}

/** The search over the tokens of the active network; Enter takes an exact or only result. */
export function TokenSearch({
  selected,
  withCommonBases,
  withNative,
  onSelect,
  onImport,
  onTest,
  onManage,
  onAddressSearched,
}: TokenSearchProps) {
  const intl = useIntl();
  const chain = useActiveChain();
  const [query, setQuery] = useState('');
  const [isOver, setOver] = useState(false);
  const debounced = useDebounced(query, SEARCH_DEBOUNCE_MS);
  // A pointer that comes to the lines shall find those of what was typed.
  const settled = isOver ? query : debounced;
  const book = useTokenBook(chain.chainId);
  const searched = useMemo(() => searchable(book), [book]);
  const balances = useBalances(chain.chainId, book);
  const currencies = useMemo(
    () => foundCurrencies(settled, searched, chain, balances, withNative),
    [settled, searched, chain, balances, withNative],
  );
  const rows = useMemo(() => searchRows(settled, currencies, searched), [settled, currencies, searched]);
  const address = parseAddress(settled.trim());
  const found = useFoundToken(address, chain.chainId, book);

  const change = (text: string) => {
    setQuery(text);
    const typed = parseAddress(text.trim());
    if (typed) onAddressSearched(typed);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      event.currentTarget.closest('[role=dialog]')?.querySelector<HTMLElement>('[data-row]:not(:disabled)')?.focus();
    }
    if (event.key !== 'Enter') return;
    const choice = enterChoice(query, searched, chain, balances, withNative);
    if (!choice) return;
    // The choice closes the dialog and gives the focus back to the button that opened it: the same key would press that button.
    event.preventDefault();
    onSelect(choice);
  };

  const contractRow = found.kind === 'found' && !found.isChosen && !book.others.has(found.entry.token.address) ? found.entry : null;
  const wanted = contractRow ? [...rows, { kind: 'other', entry: contractRow } as const] : rows;
  const shown = useHeldRows(wanted, settled, isOver);

  return (
    <>
      <Head>
        <TextField
          hideLabel
          autoFocus
          label={intl.formatMessage(texts.search)}
          placeholder={intl.formatMessage(texts.search)}
          value={query}
          onChange={change}
          onKeyDown={onKeyDown}
          data-testid="shared-token-search"
        />
      </Head>
      <VisuallyHidden role="status">
        {settled !== '' && shown.length > 0 && (
          <FormattedMessage {...texts.count} values={{ count: shown.filter(({ kind }) => kind !== 'heading').length }} />
        )}
      </VisuallyHidden>
      {withCommonBases && <CommonBases chain={chain} selected={selected} withNative={withNative} onSelect={onSelect} />}
      <Middle onPointerEnter={() => setOver(true)} onPointerLeave={() => setOver(false)}>
        {shown.length > 0 && <TokenRows rows={shown} selected={selected} onSelect={onSelect} onImport={onImport} onTest={onTest} />}
        {shown.length === 0 && found.kind === 'reading' && (
          <RowFrame role="status">
            <Skeleton $width="24px" $height="24px" $round />
            <FormattedMessage {...texts.loading} />
          </RowFrame>
        )}
        {shown.length === 0 && found.kind !== 'reading' && (
          <Head>
            <Text as="p" role="status" $tone="textMuted" $align="center">
              <FormattedMessage {...(found.kind === 'unreached' ? manageTexts.unreachedToken : texts.none)} />
            </Text>
          </Head>
        )}
      </Middle>
      <Foot>
        <Button $tone="text" $size="small" $full onClick={onManage}>
          <FormattedMessage {...texts.manage} />
        </Button>
      </Foot>
    </>
  );
}

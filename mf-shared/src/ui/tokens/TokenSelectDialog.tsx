import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Currency } from '../../domain/tokens/currency';
import { tokenImported } from '../../state/settings/settingsSlice';
import { Dialog } from '../dialogs/Dialog';
import { useServices } from '../services/ServicesContext';
import { useDispatch } from '../services/storeHooks';
import { ImportList } from './ImportList';
import { ImportToken } from './ImportToken';
import { ManageView } from './ManageView';
import { type SelectView, VIEW_MIN_HEIGHT_VH } from './selectView';
import type { BookEntry } from './tokenBook';
import { importTexts, manageTexts, tokenSelectTexts } from './TokenSelect.messages';
import { TokenSearch } from './TokenSearch';

const titles = {
  search: tokenSelectTexts.title,
  manage: manageTexts.title,
  importToken: importTexts.tokenTitle,
  importList: importTexts.listTitle,
} as const satisfies Record<SelectView['kind'], unknown>;

export interface TokenSelectProps {
  /** What is chosen on this side; it cannot be chosen again. */
  readonly selected: Currency | null;
  readonly onSelect: (currency: Currency) => void;
  readonly onDismiss: () => void;
  /** The quick choices above the list. */
  readonly withCommonBases?: boolean;
  /** Whether the native coin can be chosen. */
  readonly withNative?: boolean;
}

/** The choice of a token: search, the lists behind it, and the import of what is in none of them. */
export function TokenSelectDialog({ selected, onSelect, onDismiss, withCommonBases = true, withNative = true }: TokenSelectProps) {
  const { bus } = useServices();
  const dispatch = useDispatch();
  // Every opening shows the search (TOKEN-7).
  const [view, setView] = useState<SelectView>({ kind: 'search' });

  const choose = (currency: Currency) => {
    onSelect(currency);
    onDismiss();
  };
  const importAll = (entries: readonly BookEntry[], from: 'search' | 'manage') => {
    for (const { token } of entries) dispatch(tokenImported(token));
    const [first] = entries;
    if (from === 'search' && first) choose(first.token);
    else setView({ kind: 'manage' });
  };
  const reportSearch = (address: string) =>
    bus.emit({ kind: 'eventReported', event: { kind: 'event', category: 'Currency Select', action: 'Search by address', label: address } });

  const back = {
    search: undefined,
    manage: 'search',
    importList: 'manage',
    importToken: view.kind === 'importToken' ? view.from : 'search',
  } as const;
  const target = back[view.kind];

  return (
    <Dialog
      bare
      title={<FormattedMessage {...titles[view.kind]} />}
      onDismiss={onDismiss}
      onBack={target && (() => setView({ kind: target }))}
      minHeightVh={VIEW_MIN_HEIGHT_VH[view.kind]}
      testId={`shared-token-select-${view.kind}`}
    >
      {view.kind === 'search' && (
        <TokenSearch
          selected={selected}
          withCommonBases={withCommonBases}
          withNative={withNative}
          onSelect={choose}
          onImport={(entry) => setView({ kind: 'importToken', entries: [entry], from: 'search', isTested: false })}
          onTest={(entry) => setView({ kind: 'importToken', entries: [entry], from: 'search', isTested: true })}
          onManage={() => setView({ kind: 'manage' })}
          onAddressSearched={reportSearch}
        />
      )}
      {view.kind === 'manage' && (
        <ManageView
          onImportList={(url) => setView({ kind: 'importList', url })}
          onImportToken={(entry) => setView({ kind: 'importToken', entries: [entry], from: 'manage', isTested: false })}
          onTestToken={(entry) => setView({ kind: 'importToken', entries: [entry], from: 'manage', isTested: true })}
        />
      )}
      {view.kind === 'importToken' && (
        <ImportToken entries={view.entries} isTested={view.isTested} onImport={() => importAll(view.entries, view.from)} />
      )}
      {view.kind === 'importList' && <ImportList url={view.url} onImported={() => setView({ kind: 'manage' })} />}
    </Dialog>
  );
}

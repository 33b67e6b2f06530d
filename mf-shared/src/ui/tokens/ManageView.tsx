import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SegmentedControl } from '../primitives/SegmentedControl';
import { ManageLists } from './ManageLists';
import { ManageTokens } from './ManageTokens';
import { Scrolling } from './Scrolling';
import type { BookEntry } from './tokenBook';
import { manageTexts as texts } from './TokenSelect.messages';

interface ManageViewProps {
  readonly onImportList: (url: string) => void;
  readonly onImportToken: (entry: BookEntry) => void;
  readonly onTestToken: (entry: BookEntry) => void;
}

/** The lists and the person's own tokens. */
export function ManageView({ onImportList, onImportToken, onTestToken }: ManageViewProps) {
  const intl = useIntl();
  const [tab, setTab] = useState<'lists' | 'tokens'>('lists');
  return (
    <Scrolling>
      <SegmentedControl
        label={intl.formatMessage(texts.tabs)}
        value={tab}
        onChange={setTab}
        options={[
          { value: 'lists', text: <FormattedMessage {...texts.lists} /> },
          { value: 'tokens', text: <FormattedMessage {...texts.tokens} /> },
        ]}
      />
      {tab === 'lists' ? <ManageLists onImport={onImportList} /> : <ManageTokens onImport={onImportToken} onTest={onTestToken} />}
    </Scrolling>
  );
}

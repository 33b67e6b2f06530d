import { FormattedMessage } from 'react-intl';
import { tokenImported } from '../../state/settings/settingsSlice';
import { Dialog } from '../dialogs/Dialog';
import { useDispatch } from '../services/storeHooks';
import { ImportToken } from './ImportToken';
import type { BookEntry } from './tokenBook';
import { importTexts } from './TokenSelect.messages';

interface ImportWarningProps {
  /** Tokens that a link named and no active list does. */
  readonly entries: readonly BookEntry[];
  readonly onDismiss: () => void;
}

/** The warning about tokens that came with a link (TOKEN-21); importing keeps them as the person's own. */
export function ImportWarningDialog({ entries, onDismiss }: ImportWarningProps) {
  const dispatch = useDispatch();
  const importAll = () => {
    for (const { token } of entries) dispatch(tokenImported(token));
  };
  return (
    <Dialog
      bare
      title={<FormattedMessage {...importTexts.tokenTitle} />}
      onDismiss={onDismiss}
      minHeightVh={40}
      testId="shared-import-warning"
    >
      <ImportToken entries={entries} onImport={importAll} />
    </Dialog>
  );
}

import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { listLocations, listOfChain } from '../../domain/tokenLists/defaultLists';
import { parseListLocation } from '../../domain/tokenLists/listLocation';
import { activeLists, inactiveLists } from '../../domain/tokenLists/listSets';
import { listAdded } from '../../state/lists/listsSlice';
import { Button } from '../primitives/Button';
import { Column, Row } from '../primitives/layout';
import { TextField } from '../primitives/TextField';
import { useServices } from '../services/ServicesContext';
import { useDispatch, useSharedSelector } from '../services/storeHooks';
import { ListRow } from './ListRow';
import { manageTexts as texts } from './TokenSelect.messages';

/** Lists that are known before anybody has looked at the lists. */
const SWITCHED_ON_BY_NETWORKS: readonly (string | null)[] = [listOfChain(10), listOfChain(42161)];

/** The lists to show; the default ones are first asked for when somebody looks at them. */
function useListUrls(): readonly string[] {
  const dispatch = useDispatch();
  const { config } = useServices();
  const lists = useSharedSelector((state) => state.lists);
  const locations = listLocations(config);
  const known = [...activeLists(lists, locations), ...inactiveLists(lists, locations)];
  const isUntouched = known.every((url) => SWITCHED_ON_BY_NETWORKS.includes(url));
  const missing = isUntouched ? locations.defaults.filter((url) => !known.includes(url)) : [];
  const wanted = missing.join('\n');
  useEffect(() => {
    for (const url of wanted.split('\n').filter(Boolean)) dispatch(listAdded(url));
  }, [dispatch, wanted]);
  return known;
}

/** The button stands beside the field itself, below the line of the label. */
const AddLine = styled(Row)`
  & > :first-child {
    flex: 1;
  }
  & > button {
    margin-top: 24px;
  }
`;

interface ManageListsProps {
  readonly onImport: (url: string) => void;
}

/** Lists with their switches, and the way to add one by its location or name. */
export function ManageLists({ onImport }: ManageListsProps) {
  const intl = useIntl();
  const urls = useListUrls();
  const [text, setText] = useState('');
  const [error, setError] = useState<'invalidLocation' | 'alreadyAdded' | null>(null);

  const add = () => {
    const url = text.trim();
    if (!parseListLocation(url)) return setError('invalidLocation');
    if (urls.includes(url)) return setError('alreadyAdded');
    return onImport(url);
  };

  return (
    <Column $gap={16}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <AddLine $align="start">
          <TextField
            label={intl.formatMessage(texts.listLocation)}
            placeholder={intl.formatMessage(texts.addList)}
            value={text}
            error={error && intl.formatMessage(texts[error])}
            onChange={(next) => {
              setText(next);
              setError(null);
            }}
          />
          <Button type="submit" $tone="soft" disabled={text.trim() === ''}>
            {intl.formatMessage(texts.add)}
          </Button>
        </AddLine>
      </form>
      <Column $gap={8}>
        {urls.map((url) => (
          <ListRow key={url} url={url} isOnly={urls.length === 1} />
        ))}
      </Column>
    </Column>
  );
}

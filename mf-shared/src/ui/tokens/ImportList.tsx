import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ListFault } from '../../domain/tokenLists/listState';
import { listAdded, listEnabled, listRemoved } from '../../state/lists/listsSlice';
import { Button } from '../primitives/Button';
import { Checkbox } from '../primitives/Checkbox';
import { Column, Inset, Row } from '../primitives/layout';
import { Notice } from '../primitives/Notice';
import { Spinner } from '../primitives/Spinner';
import { Text } from '../primitives/Text';
import { useServices } from '../services/ServicesContext';
import { useDispatch, useSharedSelector } from '../services/storeHooks';
import { ListLogo } from './ListLogo';
import { Scrolling } from './Scrolling';
import { importTexts as texts, listFaultTexts } from './TokenSelect.messages';

interface ImportListProps {
  readonly url: string;
  /** The list is switched on. */
  readonly onImported: () => void;
}

function Failure({ fault: { code, subject } }: { readonly fault: ListFault }) {
  return (
    <Scrolling>
      <Notice kind="error">
        <FormattedMessage {...listFaultTexts[code]} values={{ subject }} />
      </Notice>
    </Scrolling>
  );
}

/** The warning before a list of somebody's making is used. Leaving without importing forgets the list. */
export function ImportList({ url, onImported }: ImportListProps) {
  const dispatch = useDispatch();
  const { bus } = useServices();
  const state = useSharedSelector(({ lists }) => lists.byUrl[url]);
  const [understood, setUnderstood] = useState(false);
  const [failure, setFailure] = useState<ListFault | null>(null);
  const kept = useRef(false);
  const report = (action: string) => bus.emit({ kind: 'eventReported', event: { kind: 'event', category: 'Lists', action, label: url } });

  useEffect(() => {
    dispatch(listAdded(url));
    return () => {
      if (!kept.current) dispatch(listRemoved(url));
    };
  }, [dispatch, url]);

  const error = state?.error ?? null;
  useEffect(() => {
    if (error === null) return;
    // The reason outlives the list, which is taken away at once.
    setFailure(error);
    dispatch(listRemoved(url));
  }, [dispatch, error, url]);

  const importList = () => {
    kept.current = true;
    dispatch(listEnabled(url));
    report('Add List');
    onImported();
  };

  if (failure !== null) return <Failure fault={failure} />;
  const list = state?.current;
  if (!list) {
    return (
      <Scrolling>
        <Row role="status" $justify="center">
          <Spinner />
          <FormattedMessage {...texts.listLoading} />
        </Row>
      </Scrolling>
    );
  }
  return (
    <Scrolling>
      <Inset>
        <Row $gap={12}>
          <ListLogo list={list} size={36} />
          <Column $gap={0}>
            <Text $strong>{list.name}</Text>
            <Text $size="small" $tone="textMuted">
              <FormattedMessage {...texts.tokenCount} values={{ count: list.tokens.length }} />
            </Text>
            <Text $size="tiny" $tone="textMuted">
              {url}
            </Text>
          </Column>
        </Row>
      </Inset>
      <Notice kind="warning">
        <Text $strong>
          <FormattedMessage {...texts.listRisk} />
        </Text>
        <p>
          <FormattedMessage {...texts.listWarning} />
        </p>
        <Text as="p" $strong>
          <FormattedMessage {...texts.listSell} />
        </Text>
        <Checkbox checked={understood} onChange={setUnderstood}>
          <FormattedMessage {...texts.understand} />
        </Checkbox>
      </Notice>
      <Button $size="large" disabled={!understood} onClick={importList}>
        <FormattedMessage {...texts.import} />
      </Button>
    </Scrolling>
  );
}

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { NEW_LIST, type ListState } from '../../domain/tokenLists/listState';
import type { ListVersion } from '../../domain/tokenLists/tokenList';
import { listDisabled, listEnabled, listRemoved, listUpdateAccepted } from '../../state/lists/listsSlice';
import { ConfirmByTyping } from '../dialogs/ConfirmByTyping';
import { Icon } from '../primitives/Icon';
import { IconButton } from '../primitives/IconButton';
import { Column, Inset, Row } from '../primitives/layout';
import { Menu, MenuItem, MenuLink } from '../primitives/Menu';
import { Text } from '../primitives/Text';
import { Toggle } from '../primitives/Toggle';
import { useServices } from '../services/ServicesContext';
import { useDispatch, useSharedSelector } from '../services/storeHooks';
import { ListLogo } from './ListLogo';
import { importTexts, manageTexts as texts } from './TokenSelect.messages';

/** On a phone one line would hold so little of it that two lists read alike. */
const Name = styled(Text)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const versionText = ({ major, minor, patch }: ListVersion) => `v${major}.${minor}.${patch}`;

/** A list can be looked at as a table of tokens on the site of the list format. */
const viewUrl = (url: string) => `https://tokenlists.org/token-list?url=${encodeURIComponent(url)}`;

function ListFacts({ state }: { readonly state: ListState }) {
  const intl = useIntl();
  const { current, error } = state;
  if (current)
    return (
      <span>{`${intl.formatMessage(importTexts.tokenCount, { count: current.tokens.length })} · ${versionText(current.version)}`}</span>
    );
  return <FormattedMessage {...(error ? texts.failedList : texts.loadingList)} />;
}

interface ListRowProps {
  readonly url: string;
  /** The last list cannot be removed. */
  readonly isOnly: boolean;
}

/** A list with its switch and what can be done with it. */
export function ListRow({ url, isOnly }: ListRowProps) {
  const intl = useIntl();
  const { bus } = useServices();
  const dispatch = useDispatch();
  const state = useSharedSelector(({ lists }) => lists.byUrl[url] ?? NEW_LIST);
  const isOn = useSharedSelector(({ lists }) => lists.activeListUrls.includes(url));
  const [removing, setRemoving] = useState(false);
  const name = state.current?.name ?? url;
  const report = (action: string) => bus.emit({ kind: 'eventReported', event: { kind: 'event', category: 'Lists', action, label: url } });

  const toggle = (on: boolean) => {
    dispatch(on ? listEnabled(url) : listDisabled(url));
    report(on ? 'Enable List' : 'Disable List');
  };
  const remove = () => {
    dispatch(listRemoved(url));
    report('Confirm Remove List');
    setRemoving(false);
  };

  return (
    <Inset $padding={12} data-testid="shared-list-row" data-url={url}>
      <Row $gap={12} $justify="space-between">
        <Row $gap={12} $room="rest">
          <ListLogo list={{ name, logoURI: state.current?.logoURI }} />
          <Column $gap={0} $room="rest">
            <Name $strong title={url}>
              {name}
            </Name>
            <Text $size="tiny" $tone="textMuted">
              <ListFacts state={state} />
            </Text>
          </Column>
        </Row>
        <Row $gap={4} $room="own">
          <Menu
            label={intl.formatMessage(texts.actions, { list: name })}
            trigger={(trigger) => (
              <IconButton label={intl.formatMessage(texts.actions, { list: name })} {...trigger}>
                <Icon name="more" />
              </IconButton>
            )}
          >
            {(close) => (
              <>
                <MenuLink
                  href={viewUrl(url)}
                  onClick={() => {
                    bus.emit({ kind: 'eventReported', event: { kind: 'outboundLink', url: viewUrl(url) } });
                    close();
                  }}
                >
                  <FormattedMessage {...texts.view} />
                </MenuLink>
                {state.pendingUpdate && (
                  <MenuItem
                    onClick={() => {
                      dispatch(listUpdateAccepted(url));
                      report('Update List from List Select');
                      close();
                    }}
                  >
                    <FormattedMessage {...texts.update} />
                    <Text $size="small" $tone="textMuted">
                      {versionText(state.pendingUpdate.version)}
                    </Text>
                  </MenuItem>
                )}
                <MenuItem
                  disabled={isOnly}
                  onClick={() => {
                    report('Start Remove List');
                    setRemoving(true);
                    close();
                  }}
                >
                  <FormattedMessage {...texts.remove} />
                </MenuItem>
              </>
            )}
          </Menu>
          <Text $size="tiny" $tone="textMuted" $strong aria-hidden="true">
            <FormattedMessage {...(isOn ? texts.on : texts.off)} />
          </Text>
          <Toggle label={intl.formatMessage(texts.toggle, { list: name })} checked={isOn} onChange={toggle} />
        </Row>
      </Row>
      {removing && (
        <ConfirmByTyping
          title={intl.formatMessage(texts.removeTitle, { list: name })}
          word="REMOVE"
          confirmText={<FormattedMessage {...texts.remove} />}
          onDismiss={() => setRemoving(false)}
          onConfirm={remove}
        >
          <FormattedMessage {...texts.removeHint} />
        </ConfirmByTyping>
      )}
    </Inset>
  );
}

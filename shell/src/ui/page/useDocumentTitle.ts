import { selectPageName } from '@dex/mf-shared/state';
import { brand, useRouteMatch, useSharedSelector } from '@dex/mf-shared/ui';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { pageNames } from './pageNames.messages';

/** The title of the page in the language in force, the thing first (SHELL-23): what its section calls it, else the name of its route. */
export function useDocumentTitle(): void {
  const intl = useIntl();
  const match = useRouteMatch();
  const { pathname } = useLocation();
  const told = useSharedSelector((state) => selectPageName(state, pathname));
  const name = told ?? (match && intl.formatMessage(pageNames[match.route], match.params));
  useEffect(() => {
    document.title = name === null ? brand.name : `${name} – ${brand.name}`;
  }, [name]);
}

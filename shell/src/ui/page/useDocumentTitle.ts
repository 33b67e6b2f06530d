import { selectPageName } from '@dex/mf-shared/state';
import { brand, useLocale, useSharedSelector } from '@dex/mf-shared/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSectionMatch } from './useSectionMatch';

/** Titles the page in the language in force, the thing first (SHELL-23): what its section calls it, else the name of its route, filled from the path. Gives that name. */
export function useDocumentTitle(): string {
  const locale = useLocale();
  const match = useSectionMatch();
  const { pathname } = useLocation();
  const told = useSharedSelector((state) => selectPageName(state, pathname));
  const name = told ?? (match && match.title[locale].replace(/\{(\w+)\}/g, (_gap, param: string) => match.params[param] ?? ''));
  useEffect(() => {
    document.title = name === null ? brand.name : `${name} – ${brand.name}`;
  }, [name]);
  return name ?? brand.name;
}

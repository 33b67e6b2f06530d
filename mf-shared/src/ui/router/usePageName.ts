import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pageNamed } from '../../state/application/applicationSlice';
import { useDispatch } from '../services/storeHooks';

/**
 * Tells what this page is called, in the language in force; the shell makes the title of it (SHELL-23). Null while the
 * section knows no more than the address does. The name holds for this path only.
 */
export function usePageName(name: string | null): void {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  useEffect(() => {
    dispatch(pageNamed({ pathname, name }));
  }, [dispatch, pathname, name]);
}

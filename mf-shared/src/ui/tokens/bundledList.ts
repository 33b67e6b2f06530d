import { useEffect, useState } from 'react';
import { loadDefaultTokenList } from '../../domain/tokenLists/loadDefaultTokenList';
import type { TokenList } from '../../domain/tokenLists/tokenList';

let loaded: TokenList | null = null;
let loading: Promise<TokenList> | null = null;

function load(): Promise<TokenList> {
  loading ??= loadDefaultTokenList();
  loading.then(
    (list) => {
      loaded = list;
    },
    () => {
      loading = null;
    },
  );
  return loading;
}

/** The bundled list, loaded when first asked for; null until then and when it cannot be loaded. */
export function useBundledList(): TokenList | null {
  const [list, setList] = useState(loaded);
  useEffect(() => {
    if (list) return undefined;
    let isCurrent = true;
    load().then(
      (found) => {
        if (isCurrent) setList(found);
      },
      (cause: unknown) => console.error('Could not show token list due to error', cause),
    );
    return () => {
      isCurrent = false;
    };
  }, [list]);
  return list;
}

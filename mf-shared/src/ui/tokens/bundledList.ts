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

/** The bundled list, null until it is there; `isComing` while it still may be: not once it turned out that it cannot be loaded. */
export interface Bundled {
  readonly list: TokenList | null;
  readonly isComing: boolean;
}

/** The bundled list, loaded when first asked for. */
export function useBundledList(): Bundled {
  const [known, setKnown] = useState<Bundled>({ list: loaded, isComing: loaded === null });
  const { isComing } = known;
  useEffect(() => {
    if (!isComing) return undefined;
    let isCurrent = true;
    load().then(
      (list) => {
        if (isCurrent) setKnown({ list, isComing: false });
      },
      (cause: unknown) => {
        console.error('Could not show token list due to error', cause);
        if (isCurrent) setKnown({ list: null, isComing: false });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isComing]);
  return known;
}

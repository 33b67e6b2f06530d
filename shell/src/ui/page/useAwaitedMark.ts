import { useAccount, useIsAccountAwaited } from '@dex/mf-shared/ui';
import { useLayoutEffect } from 'react';

/**
 * Takes away the mark of a page whose earlier wallet is asked, once it has answered without an account; the script in the head set it, before the first picture.
 * With one it stays: the picture of a section that is still to come does not hear of the account (SHELL-26).
 */
export function useAwaitedMark(): void {
  const account = useAccount();
  const isAwaited = useIsAccountAwaited() || account !== null;
  useLayoutEffect(() => {
    if (!isAwaited) delete document.documentElement.dataset['account'];
  }, [isAwaited]);
}

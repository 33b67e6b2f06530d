import type { Address, ChainId } from '@dex/mf-shared/domain';
import { codeKind } from '@dex/mf-shared/domain';
import { useServices } from '@dex/mf-shared/ui';
import { useEffect, useState } from 'react';

/** True once a node has said that there is code at an account, by which others may send for it; null asks for none. */
export function useHasCode(chainId: ChainId, account: Address | null): boolean {
  const { node } = useServices();
  const [found, setFound] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (account === null) return;
    void node.request(chainId, 'eth_getCode', [account, 'latest']).then((said) => {
      const kind = said.ok ? codeKind(said.value) : null;
      if (isCurrent && kind !== null && kind !== 'none') setFound(`${chainId}-${account}`);
    });
    return () => {
      isCurrent = false;
    };
  }, [node, chainId, account]);
  return found === `${chainId}-${account}`;
}

import { useActiveChain, useSectionSelector, useServices } from '@dex/mf-shared/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { PositionFacts } from '../../../domain/v3/position';
import { selectPoolV3, type WithPoolV3 } from '../../../state/v3/poolV3Slice';
import { poolAddressOf } from '../../../state/v3/selectWishes';
import { useTokens } from '../useTokens';
import { PositionRow } from './PositionRow';

const useV3Selector = useSectionSelector.withTypes<WithPoolV3>();
/** So many rows are drawn at first, and so many more each time the end comes into sight. */
const STEP = 30;

const Rows = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The end of what is drawn so far; coming near it draws more. */
function More({ onSeen }: { readonly onSeen: () => void }) {
  const mark = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const element = mark.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && onSeen(), {
      rootMargin: '800px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [onSeen]);
  return <li ref={mark} aria-hidden="true" />;
}

/** Positions as rows that lead to each; a long list is drawn as far as it is looked at. */
export function PositionList({ positions }: { readonly positions: readonly PositionFacts[] }) {
  const { chains } = useServices();
  const chain = useActiveChain();
  const [count, setCount] = useState(STEP);
  const pools = useV3Selector((state) =>
    selectPoolV3(state).pools?.key.startsWith(`${chain.chainId}:`) ? selectPoolV3(state).pools?.answer : undefined,
  );
  const shown = useMemo(() => positions.slice(0, count), [positions, count]);
  const addresses = useMemo(() => shown.flatMap(({ token0, token1 }) => [token0, token1]), [shown]);
  const tokens = useTokens(chain.chainId, addresses);
  return (
    <Rows>
      {shown.map((position) => {
        const pool = poolAddressOf(chains, chain.chainId, position.token0, position.token1, position.fee);
        const state = pool ? pools?.[pool] : undefined;
        return (
          <PositionRow
            key={position.tokenId}
            position={position}
            chain={chain}
            token0={tokens.get(position.token0) ?? null}
            token1={tokens.get(position.token1) ?? null}
            tick={state?.kind === 'exists' ? state.tick : null}
          />
        );
      })}
      {positions.length > count && <More key={count} onSeen={() => setCount(count + STEP)} />}
    </Rows>
  );
}

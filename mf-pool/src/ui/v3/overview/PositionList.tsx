import type { Chain } from '@dex/mf-shared/domain';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { OverviewRow } from '../../../domain/v3/overviewRows';
import { PositionRow } from './PositionRow';

/** The least height of a row with the gap below it, and of what stands above the rows: so many are drawn at first as can be seen. */
const ROW_HEIGHT = 80;
const ABOVE = 240;
/** So many more each time the end comes near. */
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

interface PositionListProps {
  readonly rows: readonly OverviewRow[];
  readonly chain: Chain;
  /** Whether the rows lead to their positions. */
  readonly isLink: boolean;
  /** A pointer or the focus came to the rows, or left them. */
  readonly onOver: (isOver: boolean) => void;
}

/** Positions as rows; a long list is drawn as far as it is looked at. */
export function PositionList({ rows, chain, isLink, onOver }: PositionListProps) {
  const [count, setCount] = useState(() => Math.max(1, Math.ceil((window.innerHeight - ABOVE) / ROW_HEIGHT)));
  return (
    <Rows
      onPointerEnter={() => onOver(true)}
      onPointerLeave={() => onOver(false)}
      onFocus={() => onOver(true)}
      onBlur={() => onOver(false)}
    >
      {rows.slice(0, count).map((row) => (
        <PositionRow key={row.position.tokenId} row={row} chain={chain} isLink={isLink} />
      ))}
      {rows.length > count && <More key={count} onSeen={() => setCount(count + STEP)} />}
    </Rows>
  );
}

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '../theme/theme';
import { Popover, type PopoverTrigger } from './Popover';

const List = styled.div`
  display: flex;
  flex-direction: column;
`;

const itemLook = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  width: 100%;
  min-height: ${theme.height.touch};
  padding: 8px 12px;
  border: 0;
  border-radius: ${theme.radius.small};
  background: transparent;
  color: ${theme.color.text};
  font-size: ${theme.fontSize.medium};
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  &:hover,
  &:focus-visible {
    background: ${theme.color.inset};
  }
  &:disabled {
    color: ${theme.color.textMuted};
    cursor: not-allowed;
  }
`;

/** One entry of a menu: a command, or (as `a`) a way out of the application. */
export const MenuItem = styled.button.attrs({ role: 'menuitem', type: 'button', tabIndex: -1 })`
  ${itemLook}
`;
/** One of several choices in a menu; `aria-checked` says which is in force. */
export const MenuRadio = styled(MenuItem).attrs({ role: 'menuitemradio' })``;
export const MenuLink = styled.a.attrs({ role: 'menuitem', tabIndex: -1, target: '_blank', rel: 'noopener noreferrer' })`
  ${itemLook}
`;

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

function MenuList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[role^=menuitem]:not(:disabled)')?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]:not(:disabled)')];
    if (!step || items.length === 0) return;
    event.preventDefault();
    const current = items.findIndex((item) => item === document.activeElement);
    items[step(current, items.length)]?.focus();
  };
  return (
    <List ref={list} role="menu" aria-label={label} onKeyDown={onKeyDown}>
      {children}
    </List>
  );
}

interface MenuProps {
  readonly label: string;
  readonly trigger: (props: PopoverTrigger) => ReactNode;
  readonly children: (close: () => void) => ReactNode;
  readonly side?: 'start' | 'end';
  readonly up?: boolean;
  /** Open from the first picture on: its button was pressed before its code was there. */
  readonly startsOpen?: boolean;
}

/** Commands behind a button; arrows move between them. */
export function Menu({ label, trigger, children, side, up, startsOpen }: MenuProps) {
  return (
    <Popover kind="menu" trigger={trigger} side={side} up={up} startsOpen={startsOpen}>
      {(close) => <MenuList label={label}>{children(close)}</MenuList>}
    </Popover>
  );
}

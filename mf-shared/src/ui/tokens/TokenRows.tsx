import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { type Currency, sameCurrency } from '../../domain/tokens/currency';
import { Text } from '../primitives/Text';
import { ImportRow } from './ImportRow';
import type { SearchRow } from './searchRows';
import type { BookEntry } from './tokenBook';
import { ROW_HEIGHT_PX, RowFrame, TokenRow } from './TokenRow';
import { tokenSelectTexts as texts } from './TokenSelect.messages';

const Scroller = styled.div`
  flex: 1 1 0;
  min-height: 224px;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Line = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
`;

const Space = styled.div`
  position: relative;
  width: 100%;
`;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus between the lines that are on the page; beyond the first one it returns to the search field. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]:not(:disabled)')];
  const index = lines.findIndex((line) => line === document.activeElement) + step;
  const field = event.currentTarget.closest('[role=dialog]')?.querySelector('input');
  if (index < 0) field?.focus();
  else lines[index]?.focus();
}

function canBeChosen(row: SearchRow | undefined, selected: Currency | null): boolean {
  return row !== undefined && row.kind !== 'heading' && (row.kind === 'other' || !sameCurrency(row.currency, selected));
}

interface TokenRowsProps {
  readonly rows: readonly SearchRow[];
  readonly selected: Currency | null;
  readonly onSelect: (currency: Currency) => void;
  readonly onImport: (entry: BookEntry) => void;
  readonly onTest: (entry: BookEntry) => void;
}

/** The lines of the token choice; of thousands only those in sight are on the page. They are one stop of the Tab key, the arrows move between them. */
export function TokenRows({ rows, selected, onSelect, onImport, onTest }: TokenRowsProps) {
  const intl = useIntl();
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: 4,
  });
  const [active, setActive] = useState<number | null>(null);
  const items = virtual.getVirtualItems();
  const choices = items.flatMap(({ index }) => (canBeChosen(rows[index], selected) ? [index] : []));
  const stop = choices.find((index) => index === active) ?? choices[0];
  const draw = (row: SearchRow, isStop: boolean) => {
    switch (row.kind) {
      case 'currency':
        return (
          <TokenRow
            currency={row.currency}
            entry={row.entry}
            isSelected={sameCurrency(row.currency, selected)}
            isStop={isStop}
            onSelect={onSelect}
          />
        );
      case 'other':
        return <ImportRow entry={row.entry} isStop={isStop} onImport={onImport} onTest={onTest} />;
      case 'heading':
        return (
          <RowFrame as="h3">
            <Text $size="small" $tone="textMuted">
              <FormattedMessage {...texts.inactive} />
            </Text>
          </RowFrame>
        );
    }
  };
  return (
    <Scroller ref={scroller} role="group" aria-label={intl.formatMessage(texts.results)} tabIndex={-1} onKeyDown={moveFocus}>
      <Space style={{ height: virtual.getTotalSize() }}>
        {items.map(({ index, key, start }) => {
          const row = rows[index];
          return (
            row && (
              <Line key={key} style={{ transform: `translateY(${start}px)` }} onFocus={() => setActive(index)}>
                {draw(row, index === stop)}
              </Line>
            )
          );
        })}
      </Space>
    </Scroller>
  );
}

/** @jest-environment jsdom */
import '../../testing/browserGaps';
import { renderHook } from '@testing-library/react';
import { requireAddress } from '../../domain/address';
import type { SearchRow } from './searchRows';
import { useHeldRows } from './useHeldRows';

function row(symbol: string): SearchRow {
  const address = requireAddress(`0x${symbol.charCodeAt(0).toString(16).padStart(40, '0')}`);
  const token = { kind: 'token', chainId: 1, address, decimals: 18, symbol, name: symbol } as const;
  return { kind: 'currency', currency: token, entry: null };
}
const rowsOf = (symbols: string) => [...symbols].map(row);
const symbolsOf = (rows: readonly SearchRow[]) => rows.map((each) => (each.kind === 'currency' ? each.currency.symbol : '')).join('');

function show(symbols: string) {
  const { result, rerender } = renderHook(({ rows, query, isOver }) => useHeldRows(rows, query, isOver), {
    initialProps: { rows: rowsOf(symbols), query: '', isOver: false },
  });
  return (next: string, query: string, isOver: boolean) => {
    rerender({ rows: rowsOf(next), query, isOver });
    return symbolsOf(result.current);
  };
}

describe('the lines of the token search', () => {
  it('follow what comes while no pointer is over them', () => {
    const next = show('ABC');
    expect(next('CAB', '', false)).toBe('CAB');
  });

  it('do not move under a pointer, until it leaves', () => {
    const next = show('ABC');
    expect(next('ABC', '', true)).toBe('ABC');
    expect(next('CAB', '', true)).toBe('ABC');
    expect(next('BA', '', true)).toBe('ABC');
    expect(next('BA', '', false)).toBe('BA');
  });

  it('grow at their end under a pointer', () => {
    const next = show('AB');
    next('AB', '', true);
    expect(next('ABC', '', true)).toBe('ABC');
    expect(next('ABCD', '', true)).toBe('ABCD');
  });

  it('change with the next key, and stand again from then on', () => {
    const next = show('ABC');
    next('ABC', '', true);
    expect(next('BC', 'b', true)).toBe('BC');
    expect(next('CB', 'b', true)).toBe('BC');
  });
});

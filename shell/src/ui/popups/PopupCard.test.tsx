/** @jest-environment jsdom */
import { renderWithServices } from '@dex/mf-shared/testing';
import { parseTxHash, type TxHash } from '@dex/mf-shared/domain';
import type { Popup } from '@dex/mf-shared/contract';
import { expertModeChosen } from '@dex/mf-shared/state';
import { act, fireEvent, screen } from '@testing-library/react';
import { PopupCard } from './PopupCard';

const hash = parseTxHash(`0x${'1'.repeat(64)}`) as TxHash;
const summary = { kind: 'approve', symbol: 'USDC' } as const;

function done(success: boolean, removeAfterMs: number | null = 25_000): Popup {
  return { key: hash, removeAfterMs, content: { kind: 'transaction', hash, chainId: 1, success, summary } };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));
const closed = (services: ReturnType<typeof renderWithServices>['services']) => services.said.filter(({ kind }) => kind === 'popupClosed');

describe('a popup', () => {
  it.each([
    [true, 'Done'],
    [false, 'Failed'],
  ])('of a transaction (success %s) says so, with the summary and a link', (success, word) => {
    renderWithServices(<PopupCard popup={done(success)} />);
    expect(screen.getByText(word)).toBeTruthy();
    expect(screen.getByText('Approve USDC')).toBeTruthy();
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'View on Explorer' }).href).toContain(hash);
  });

  // SHELL-11
  it('closes itself after its time; the bar shrinks in whole percents', () => {
    const { services } = renderWithServices(<PopupCard popup={done(true)} />);
    const bar = () => screen.getByTestId('shell-popup-time').style.width;
    expect(bar()).toBe('100%');
    pass(12_400);
    expect(bar()).toMatch(/^\d+%$/);
    expect(bar()).toBe('51%');
    pass(12_500);
    expect(closed(services)).toEqual([]);
    pass(100);
    expect(closed(services)).toEqual([{ kind: 'popupClosed', key: hash }]);
  });

  it('waits while the pointer or the focus is on it', () => {
    const { services } = renderWithServices(<PopupCard popup={done(true)} />);
    fireEvent.pointerEnter(screen.getByTestId('shell-popup'));
    pass(60_000);
    expect(closed(services)).toEqual([]);
    fireEvent.pointerLeave(screen.getByTestId('shell-popup'));
    pass(25_000);
    expect(closed(services)).toHaveLength(1);
  });

  it('waits while a dialog lies over it', () => {
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('aria-modal', 'true');
    const { services } = renderWithServices(<PopupCard popup={done(true)} />);
    pass(60_000);
    expect(screen.getByTestId('shell-popup-time').style.width).toBe('100%');
    dialog.remove();
    pass(24_700);
    expect(closed(services)).toEqual([]);
    pass(300);
    expect(closed(services)).toHaveLength(1);
  });

  it('can be closed', () => {
    const { services } = renderWithServices(<PopupCard popup={done(true)} />);
    fireEvent.click(screen.getByRole('button', { name: 'Close this notice' }));
    expect(closed(services)).toHaveLength(1);
  });

  // CLAIM-6
  it('of an airdrop opens the card when it is asked to', () => {
    const popup: Popup = { key: 'airdrop', removeAfterMs: null, content: { kind: 'notice', notice: 'airdrop' } };
    const { services } = renderWithServices(<PopupCard popup={popup} />);
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(services.said).toContainEqual({ kind: 'dialogOpened', dialog: { kind: 'claimPopup' } });
    expect(closed(services)).toHaveLength(1);
  });

  it('of a link that turned expert mode on stays, and turns it off', () => {
    const popup: Popup = { key: 'expertModeByLink', removeAfterMs: null, content: { kind: 'notice', notice: 'expertModeByLink' } };
    const { services } = renderWithServices(<PopupCard popup={popup} />);
    act(() => void services.store.dispatch(expertModeChosen(true)));
    pass(600_000);
    expect(closed(services)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Turn off' }));
    expect(services.store.getState().settings.userExpertMode).toBe(false);
    expect(closed(services)).toHaveLength(1);
  });
});

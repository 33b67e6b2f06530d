/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { Dialog } from './Dialog';

const dialog = (name: string) => screen.queryByRole('dialog', { name });

function Explained() {
  const [isOn, setOn] = useState(true);
  const [isTold, setTold] = useState(false);
  return (
    <>
      <button type="button" aria-label="What is this?" onFocus={() => setTold(true)} onBlur={() => setTold(false)}>
        i
      </button>
      {isTold && <span role="tooltip">An explanation</span>}
      <input aria-label="Slippage" />
      <button type="button" disabled={!isOn} onClick={() => setOn(false)}>
        Approve
      </button>
    </>
  );
}

describe('what vanishes as the focus goes on', () => {
  const show = () =>
    render(
      <IntlProvider locale="en-US" defaultLocale="en-US">
        <Dialog title="Settings" onDismiss={() => undefined}>
          <Explained />
        </Dialog>
      </IntlProvider>,
    );
  const names = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

  test('keeps no stop from being reached, forward or backward', async () => {
    show();
    const walked: unknown[] = [];
    for (let press = 0; press < 4; press += 1) {
      await userEvent.tab();
      walked.push(names());
    }
    expect(walked).toEqual(['Close', 'What is this?', 'Slippage', 'Approve']);
    for (let press = 0; press < 3; press += 1) {
      await userEvent.tab({ shift: true });
      walked.push(names());
    }
    expect(walked.slice(4)).toEqual(['Slippage', 'What is this?', 'Close']);
  });

  test('takes the focus from no field that is pressed after it', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'What is this?' }));
    expect(screen.getByRole('tooltip')).toBeTruthy();
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.keyboard('1');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('1');
  });

  test('a button that is switched off by its press leaves the focus in the dialog', async () => {
    show();
    screen.getByRole('button', { name: 'Approve' }).focus();
    await userEvent.keyboard('{Enter}');
    await act(async () => undefined);
    expect(document.activeElement).toBe(dialog('Settings'));
  });
});

function Removing() {
  const [asking, setAsking] = useState(false);
  const [rows, setRows] = useState(['one', 'two']);
  return (
    <IntlProvider locale="en-US" defaultLocale="en-US">
      <main id="main" tabIndex={-1} />
      <Dialog title="Lists" onDismiss={() => undefined}>
        {rows.map((row) => (
          <button key={row} type="button" onClick={() => setAsking(true)}>
            {row}
          </button>
        ))}
        {asking && (
          <Dialog
            title="Remove"
            onDismiss={() => {
              setRows(['two']);
              setAsking(false);
            }}
          >
            <button type="button">Yes</button>
          </Dialog>
        )}
      </Dialog>
    </IntlProvider>
  );
}

test('a prompt that takes its opener away leaves the focus in the dialog below it', async () => {
  render(<Removing />);
  await userEvent.click(screen.getByRole('button', { name: 'one' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await userEvent.keyboard('{Escape}');
  await act(async () => undefined);
  expect(screen.queryByRole('button', { name: 'one' })).toBeNull();
  expect(document.activeElement).toBe(dialog('Lists'));
});

/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { Dialog } from './Dialog';

function Page({ nested = false, search = false }: { readonly nested?: boolean; readonly search?: boolean }) {
  const [open, setOpen] = useState(false);
  const [inner, setInner] = useState(false);
  return (
    <IntlProvider locale="en-US" defaultLocale="en-US">
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Dialog title="Outer" onDismiss={() => setOpen(false)}>
          {search && <input aria-label="Search" autoFocus />}
          <button type="button" onClick={() => setInner(true)}>
            Last of outer
          </button>
          {nested && inner && (
            <Dialog title="Inner" onDismiss={() => setInner(false)}>
              <button type="button">Last of inner</button>
            </Dialog>
          )}
        </Dialog>
      )}
    </IntlProvider>
  );
}

const openButton = () => screen.getByRole('button', { name: 'Open' });
const dialog = (name = 'Outer') => screen.queryByRole('dialog', { name });

async function opened(nested = false) {
  render(<Page nested={nested} />);
  await userEvent.click(openButton());
}

test('it takes the focus, keeps Tab inside and gives the focus back', async () => {
  await opened();
  expect(dialog()).toHaveProperty('ownerDocument.activeElement', dialog());
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Last of outer' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Last of outer' }));
  await userEvent.keyboard('{Escape}');
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(openButton());
});

test('a field that takes the focus as it appears does not keep the focus from returning', async () => {
  render(<Page search />);
  await userEvent.click(openButton());
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Search' }));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(openButton());
});

function PassingOpener({ next = false }: { readonly next?: boolean }) {
  const [open, setOpen] = useState<'none' | 'first' | 'second'>('none');
  return (
    <IntlProvider locale="en-US" defaultLocale="en-US">
      <main id="main" tabIndex={-1}>
        {open === 'none' && !next && (
          <button type="button" onClick={() => setOpen('first')}>
            Passing
          </button>
        )}
        {next && (
          <button type="button" onClick={() => setOpen('first')}>
            Staying
          </button>
        )}
      </main>
      {open === 'first' && <Dialog key="first" title="First" onDismiss={() => setOpen(next ? 'second' : 'none')} children={null} />}
      {open === 'second' && <Dialog key="second" title="Second" onDismiss={() => setOpen('none')} children={null} />}
    </IntlProvider>
  );
}

test('the focus goes to the content when the opener has gone, for it would be nowhere', async () => {
  render(<PassingOpener />);
  await userEvent.click(screen.getByRole('button', { name: 'Passing' }));
  expect(document.activeElement).toBe(dialog('First'));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('the focus stays in the dialog that follows at once', async () => {
  render(<PassingOpener next />);
  await userEvent.click(screen.getByRole('button', { name: 'Staying' }));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(dialog('Second'));
});

test('the focus returns to the opener of the dialog whose place another one took', async () => {
  render(<PassingOpener next />);
  await userEvent.click(screen.getByRole('button', { name: 'Staying' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  expect(dialog('Second')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Staying' }));
});

test('Escape closes only the dialog on top', async () => {
  await opened(true);
  await userEvent.click(screen.getByRole('button', { name: 'Last of outer' }));
  expect(dialog('Inner')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(dialog('Inner')).toBeNull();
  expect(dialog()).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Last of outer' }));
});

test('a press beside it dismisses it, a press inside does not', async () => {
  await opened();
  await userEvent.click(screen.getByRole('heading', { name: 'Outer' }));
  expect(dialog()).not.toBeNull();
  const veil = dialog()?.parentElement;
  if (!veil) throw new Error('The dialog lies on nothing');
  fireEvent.pointerDown(veil);
  expect(dialog()).toBeNull();
});

test('the page behind does not scroll while it is open', async () => {
  await opened();
  expect(document.documentElement.style.overflow).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  expect(document.documentElement.style.overflow).toBe('');
});

test.each([
  [301, null],
  [299, 'still there'],
])('a pull of %i px leaves it %s', async (distance, left) => {
  await opened();
  const heading = screen.getByRole('heading', { name: 'Outer' });
  const touch = (clientY: number) => ({ touches: [{ clientY, clientX: 0, identifier: 1, target: heading }] });
  const at = (event: Event, timeStamp: number) => Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  const send = (type: string, y: number, timeStamp: number) => {
    const event = at(new Event(type, { bubbles: true }), timeStamp);
    Object.assign(event, type === 'touchend' ? { touches: [] } : touch(y));
    act(() => {
      heading.dispatchEvent(event);
    });
  };
  send('touchstart', 100, 0);
  send('touchmove', 100 + distance - 1, 900);
  send('touchmove', 100 + distance, 1000);
  send('touchend', 0, 1001);
  expect(dialog() === null).toBe(left === null);
});

function Changing() {
  const [isDone, setDone] = useState(false);
  return isDone ? (
    <p>Done</p>
  ) : (
    <button type="button" onClick={() => setDone(true)}>
      Choose
    </button>
  );
}

test('a view that takes the focused button away leaves the focus in the dialog, so that Escape still closes it', async () => {
  const onDismiss = jest.fn();
  render(
    <IntlProvider locale="en-US" defaultLocale="en-US">
      <Dialog title="Changing" onDismiss={onDismiss}>
        <Changing />
      </Dialog>
    </IntlProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
  expect(await screen.findByText('Done')).toBeTruthy();
  await act(async () => undefined);
  expect(document.activeElement).toBe(dialog('Changing'));
  await userEvent.keyboard('{Escape}');
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

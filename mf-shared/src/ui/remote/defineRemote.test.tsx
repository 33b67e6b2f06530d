/** @jest-environment jsdom */
import { createFakeServices, type FakeServices } from '../../testing';
import { screen, waitFor } from '@testing-library/react';
import { FormattedMessage } from 'react-intl';
import type { Messages, RemoteModule, RemoteView } from '../../contract/remoteModule';
import { localeChosen } from '../../state/settings/settingsSlice';
import { createRouteMatcher } from '../../contract/routes';
import { useRouteMatch } from '../router/useRouteMatch';
import { defineRemote } from './defineRemote';

const matchRoute = createRouteMatcher([
  { name: 'swap', pattern: '/swap' },
  { name: 'send', pattern: '/send' },
]);
const text = { id: 'swap.hello', defaultMessage: 'Hello' };
let isBroken = false;
let drawnRoutes: (string | undefined)[] = [];

function Root({ view }: { readonly view: RemoteView }) {
  const match = useRouteMatch(matchRoute);
  drawnRoutes.push(match?.route);
  if (isBroken) throw new Error('The screen broke');
  return (
    <main>
      <FormattedMessage {...text} /> {view.kind} {match?.route}
    </main>
  );
}

const remote = (load: () => Promise<{ Root: typeof Root }> = async () => ({ Root })): RemoteModule =>
  defineRemote({
    name: 'swap',
    matchRoute,
    slices: [],
    load,
    loadMessages: async (locale): Promise<Messages> => (locale === 'zh-CN' ? { 'swap.hello': '你好' } : {}),
    start: () => () => undefined,
  });

type Step = (props: unknown) => Promise<unknown>;

async function run({ lifecycles }: RemoteModule, step: 'bootstrap' | 'mount' | 'unmount', props: unknown): Promise<void> {
  await (lifecycles[step] as Step)(props);
}

async function mounted(module: RemoteModule, services: FakeServices, onCrash?: (detail: string) => void) {
  const domElement = document.body.appendChild(document.createElement('div'));
  const props = { services, view: { kind: 'screen' }, onCrash, name: `swap-${Math.random()}`, domElement };
  await run(module, 'bootstrap', props);
  await run(module, 'mount', props);
  return { domElement, unmount: () => run(module, 'unmount', props) };
}

const shown = () => screen.getByRole('main').textContent;

beforeEach(() => {
  isBroken = false;
  drawnRoutes = [];
  // The lifecycles draw by themselves and wait for it, as in the browser.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  document.body.replaceChildren();
});

test('it draws in the language in force from the first drawing on, and follows a change', async () => {
  const services = createFakeServices();
  services.store.dispatch(localeChosen('zh-CN'));
  await mounted(remote(), services);
  expect(shown()).toContain('你好');
  services.store.dispatch(localeChosen('en-US'));
  await waitFor(() => expect(shown()).toContain('Hello'));
});

test('it follows its own addresses and ignores those of other sections', async () => {
  const services = createFakeServices();
  await mounted(remote(), services);
  expect(shown()).toContain('swap');
  services.history.push('/send');
  await waitFor(() => expect(shown()).toContain('send'));
  services.history.push('/pool/7');
  services.history.push('/swap');
  await waitFor(() => expect(shown()).toContain('swap'));
  expect(drawnRoutes).not.toContain(undefined);
});

test('a screen that breaks leaves an error card with its name, and is reported', async () => {
  const crashes: string[] = [];
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  isBroken = true;
  await mounted(remote(), createFakeServices(), (detail) => crashes.push(detail));
  expect(screen.getByTestId('shared-error-card-swap')).toBeTruthy();
  expect(crashes).toEqual(['The screen broke']);
  expect(complaint).toHaveBeenCalled();
  complaint.mockRestore();
});

test('it asks once more for a screen whose chunk did not load, and for no screen that fails by itself', async () => {
  let asked = 0;
  const failing = (message: string) => async () => {
    asked += 1;
    if (asked === 1) throw new Error(message);
    return { Root };
  };
  await mounted(remote(failing('Loading chunk 7 failed.\n(error: /a/swap/7.js)')), createFakeServices());
  expect(shown()).toContain('Hello');
  expect(asked).toBe(2);
  asked = 0;
  await expect(mounted(remote(failing('The screen is broken')), createFakeServices())).rejects.toThrow('The screen is broken');
  expect(asked).toBe(1);
});

test('it leaves nothing behind', async () => {
  const { domElement, unmount } = await mounted(remote(), createFakeServices());
  await unmount();
  expect(domElement.childNodes).toHaveLength(0);
});

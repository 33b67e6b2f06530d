/** @jest-environment jsdom */
// What a browser has and the page of the tests lacks.
import '@dex/mf-shared/testing';
import { createSharedStore } from '@dex/mf-shared/state';
import type { LoadTexts } from '@dex/mf-shared/ui';
import { act, fireEvent, screen } from '@testing-library/react';
import { drawCrashPage } from './CrashPage';
import { createFaultPage } from './faultPage';
import { issueLink } from './issueLink';

const english: readonly LoadTexts[] = [async () => ({})];
const loadPage = async () => ({ drawCrashPage });
const lost = async (): Promise<never> => {
  throw new Error('Loading chunk crash-page failed');
};

let root: HTMLElement;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<div id="start-failed" hidden>could not start</div><main>half a page</main>';
});

afterEach(() => {
  root.remove();
  jest.restoreAllMocks();
});

// SHELL-18
it('a failure after the start shows its trace, a prefilled report and the chat', async () => {
  const store = createSharedStore();
  const error = new Error('boom');
  await act(async () => createFaultPage(root, english, loadPage)(error, store));
  expect(screen.queryByText('half a page')).toBeNull();
  expect(screen.getByText('Something went wrong')).toBeTruthy();
  expect(screen.getByText(/Error: boom/)).toBeTruthy();
  const issue = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Create an issue' }).href);
  const body = issue.searchParams.get('body') ?? '';
  for (const part of ['## URL', '## State', '"chainId"', '## Error', '## Device', 'boom', navigator.userAgent])
    expect(body).toContain(part);
  expect(screen.getByRole('link', { name: 'Get support in the community chat' })).toBeTruthy();
});

it('a failure after the start says so at once, in the language of the page, and leaves that standing where the crash page does not come', async () => {
  const store = createSharedStore();
  const chinese: readonly LoadTexts[] = [async () => ({ 'shell.crash.unknown': '发生未知错误。' })];
  let come: (page: { drawCrashPage: typeof drawCrashPage }) => void = () => undefined;
  const awaited = new Promise<{ drawCrashPage: typeof drawCrashPage }>((resolve) => {
    come = resolve;
  });
  const shown = createFaultPage(root, chinese, async () => awaited)('boom', store);
  expect((await screen.findByRole('alert')).textContent).toBe('发生未知错误。');
  await act(async () => {
    come({ drawCrashPage });
    await shown;
  });
  expect(screen.getByText(/Error: boom/)).toBeTruthy();

  await createFaultPage(root, english, lost)('boom', store);
  expect(screen.getByRole('alert').textContent).toMatch(/^Oops! An unknown error occurred\. Please refresh the page/);
  // Nobody knows whether a wallet was asked.
  expect(root.textContent).not.toContain('could not start');
});

it('both failures count as errors that nobody caught', async () => {
  const reported: unknown[] = [];
  Object.defineProperty(window, 'reportError', { value: (error: unknown) => reported.push(error), configurable: true });
  const error = new Error('boom');
  const show = createFaultPage(root, english, loadPage);
  await act(async () => show(error, createSharedStore()));
  await act(async () => show(error, null));
  Reflect.deleteProperty(window, 'reportError');
  expect(reported).toEqual([error, error]);
});

it('an issue names the part of the product and no account', () => {
  const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
  const link = issueLink({
    newIssueUrl: 'https://issues.test/new',
    pageUrl: `https://app.test/add/v2/ETH/${account}`,
    error: new Error('x'),
    state: { account },
    device: 'd',
  });
  const query = new URL(link).searchParams;
  expect(query.get('title')).toBe('Crash report: add-v2: x');
  expect(query.get('body')).not.toContain(account);
});

it('a fault at the start is drawn without anything of the application, and offers to start without what was stored', async () => {
  localStorage.setItem('dex.user', '{"userExpertMode":true}');
  localStorage.setItem('shell:release-map', 'kept');
  await act(async () => createFaultPage(root, english, loadPage)('boom', null));
  expect(screen.queryByText('half a page')).toBeNull();
  expect(screen.getByText(/Error: boom/)).toBeTruthy();
  // The page of the tests has no database and cannot be loaded anew; both are said on its console.
  jest.spyOn(console, 'debug').mockImplementation(() => undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Start without what was stored' }));
  expect(localStorage.getItem('dex.user')).toBeNull();
  expect(localStorage.getItem('shell:release-map')).toBe('kept');
});

it('a start that fails where the crash page is lost too shows the words that the page was served with', async () => {
  await createFaultPage(root, english, lost)('boom', null);
  expect(root.innerHTML).toBe('<div id="start-failed">could not start</div>');
});

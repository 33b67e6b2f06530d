/** @jest-environment jsdom */
import { renderWithServices } from '@dex/mf-shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { CrashPage } from './CrashPage';
import { issueLink } from './issueLink';
import { showStartFault } from './StartFault';

// SHELL-18
it('the crash page shows the trace, a prefilled issue and the chat', () => {
  const error = new Error('boom');
  renderWithServices(<CrashPage error={error} />);
  expect(screen.getByText('Something went wrong')).toBeTruthy();
  expect(screen.getByText(/Error: boom/)).toBeTruthy();
  const issue = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Create an issue' }).href);
  const body = issue.searchParams.get('body') ?? '';
  for (const part of ['## URL', '## State', '## Error', '## Device', 'boom', navigator.userAgent]) expect(body).toContain(part);
  expect(screen.getByRole('link', { name: 'Get support in the community chat' })).toBeTruthy();
});

it('both crash pages count as errors that nobody caught', async () => {
  const reported: unknown[] = [];
  Object.defineProperty(window, 'reportError', { value: (error: unknown) => reported.push(error), configurable: true });
  const error = new Error('boom');
  renderWithServices(<CrashPage error={error} />);
  const root = document.body.appendChild(document.createElement('div'));
  await act(async () => showStartFault(root, error, { locale: 'en-US', messages: {} }));
  root.remove();
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
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<p>half a page</p>';
  localStorage.setItem('dex.user', '{"userExpertMode":true}');
  localStorage.setItem('shell:release-map', 'kept');
  await act(async () => showStartFault(root, 'boom', { locale: 'en-US', messages: {} }));
  expect(screen.queryByText('half a page')).toBeNull();
  expect(screen.getByText(/Error: boom/)).toBeTruthy();
  // The page of the tests has no database and cannot be loaded anew; both are said on its console.
  jest.spyOn(console, 'debug').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Start without what was stored' }));
  expect(localStorage.getItem('dex.user')).toBeNull();
  expect(localStorage.getItem('shell:release-map')).toBe('kept');
});

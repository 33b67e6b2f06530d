/** @jest-environment jsdom */
import { renderWithServices } from '@dex/mf-shared/testing';
import { screen } from '@testing-library/react';
import { CrashPage } from './CrashPage';
import { issueLink } from './issueLink';

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

/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderWithServices } from '../../testing/renderWithServices';
import { listAdded, listFailed, listReceived, listRequested } from '../../state/lists/listsSlice';
import { ListRow } from './ListRow';

const url = 'https://lists.example/list.json';
const error = { code: 'download_failed', subject: url } as const;
const list = {
  name: 'A list',
  timestamp: '2026-01-01T00:00:00Z',
  version: { major: 1, minor: 0, patch: 0 },
  tokens: [{ chainId: 1, address: `0x${'4'.repeat(40)}`, decimals: 18, symbol: 'QUINCE', name: 'Quince' }],
};

// TOKEN-25
test('a list says that it is loading, that it never came, and what it holds once it came, whatever fails then', () => {
  const { dispatch } = renderWithServices(<ListRow url={url} isOnly={false} />);
  const says = () => screen.getByTestId('shared-list-row').textContent;
  dispatch(listAdded(url));
  dispatch(listRequested({ url, requestId: '1' }));
  expect(says()).toContain('Loading');
  dispatch(listFailed({ url, requestId: '1', error }));
  expect(says()).toContain('Could not be loaded');
  dispatch(listRequested({ url, requestId: '2' }));
  dispatch(listReceived({ url, requestId: '2', list }));
  dispatch(listRequested({ url, requestId: '3' }));
  dispatch(listFailed({ url, requestId: '3', error }));
  expect(says()).toContain('1 token');
  expect(says()).not.toContain('Could not be loaded');
});

/** @jest-environment jsdom */
import { renderWithServices } from '@dex/mf-shared/testing';
import { pageNamed } from '@dex/mf-shared/state';
import { act } from '@testing-library/react';
import { useDocumentTitle } from './useDocumentTitle';

function Titled() {
  useDocumentTitle();
  return null;
}

describe('the title of a page', () => {
  // SHELL-23
  it('is the name of its route, filled from the path, the brand last', () => {
    const { services } = renderWithServices(<Titled />, { path: '/pool/7' });
    expect(document.title).toBe('position 7 – Tarn');
    act(() => services.history.push('/pool'));
    expect(document.title).toBe('pool – Tarn');
    act(() => services.history.push('/nowhere'));
    expect(document.title).toBe('Tarn');
  });

  it('is what the section says of this page, and of no other', () => {
    const { services } = renderWithServices(<Titled />, { path: '/swap' });
    act(() => void services.store.dispatch(pageNamed({ pathname: '/swap', name: 'Swap ETH to USDC' })));
    expect(document.title).toBe('Swap ETH to USDC – Tarn');
    act(() => services.history.push('/send'));
    expect(document.title).toBe('send – Tarn');
    act(() => services.history.push('/swap'));
    act(() => void services.store.dispatch(pageNamed({ pathname: '/swap', name: null })));
    expect(document.title).toBe('swap – Tarn');
  });
});

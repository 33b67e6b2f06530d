/** @jest-environment jsdom */
import { paths, type RouteName } from '@dex/mf-shared/contract';
import { renderWithServices } from '@dex/mf-shared/testing';
import { pageNamed } from '@dex/mf-shared/state';
import { act } from '@testing-library/react';
import chinese from '../messages/zh-CN.json';
import { pageNames } from './pageNames.messages';
import { useDocumentTitle } from './useDocumentTitle';

function Titled() {
  useDocumentTitle();
  return null;
}

const A = '0x00000000000000000000000000000000000000A1';
const PATHS: Readonly<Record<RouteName, string>> = {
  swap: paths.swap(),
  send: paths.send(),
  pool: paths.pool(),
  position: paths.position('7'),
  add: paths.add('ETH', A),
  increase: paths.increase('ETH', A, '500', '7'),
  remove: paths.remove('7'),
  poolV2: paths.poolV2(),
  poolV2Find: '/pool/v2/find',
  createV2: paths.createV2(),
  addV2: paths.addV2('ETH', A),
  removeV2: paths.removeV2('ETH', A),
  migrateV2: paths.migrateV2(),
  migrateV2Pair: paths.migrateV2Pair(A),
  mining: paths.mining(),
  miningPool: paths.miningPool('ETH', A),
  allowances: paths.allowances(),
  claim: paths.claim(),
  vote: paths.vote(),
  proposal: paths.proposal(2, '15'),
  createProposal: paths.createProposal(),
};

describe('the title of a page', () => {
  // SHELL-23
  it('is another for each route, the thing first, the brand last', () => {
    const titles = Object.values(PATHS).map((path) => {
      const { unmount } = renderWithServices(<Titled />, { path });
      unmount();
      return document.title;
    });
    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles) expect(title).toMatch(/^[A-Z].* – Tarn$/);
    expect(titles).toContain('Proposal 2.15 – Tarn');
  });

  it('has words of its own in Chinese', () => {
    const texts: Readonly<Record<string, string>> = chinese;
    const translated = Object.values(pageNames).map(({ id }) => texts[id]);
    expect(new Set(translated).size).toBe(translated.length);
    for (const text of translated) expect(text).toMatch(/\p{Script=Han}/u);
  });

  it('is what the section says of this page, and of no other', () => {
    const { services } = renderWithServices(<Titled />, { path: '/swap' });
    act(() => void services.store.dispatch(pageNamed({ pathname: '/swap', name: 'Swap ETH to USDC' })));
    expect(document.title).toBe('Swap ETH to USDC – Tarn');
    act(() => services.history.push('/send'));
    expect(document.title).toBe('Send – Tarn');
    act(() => services.history.push('/swap'));
    act(() => void services.store.dispatch(pageNamed({ pathname: '/swap', name: null })));
    expect(document.title).toBe('Swap – Tarn');
  });
});

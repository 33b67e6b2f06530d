/** @jest-environment jsdom */
import type { PictureFile, PictureNode, Release } from '@dex/mf-shared/release';
import { drawPicture } from './drawPicture';

const ID = 'a'.repeat(32);
const both = (light: number, dark = light) => ({ 'en-US': [light, dark], 'zh-CN': [light + 1, dark + 1] }) as const;
const frame = {
  css: '@layer frame{}',
  faces: '',
  drawings: ['Home', '首页'].map((word): readonly PictureNode[] => [
    ['nav', {}, ['a', { href: '/x', class: 'p-frame-1', 'aria-current': 'page' }, 'X'], ['a', { href: '/y', class: 'p-frame-1' }, 'Y']],
    ['main', {}, word, ['div', { 'data-placeholder': '' }, 'Loading']],
  ]),
  routes: { frame: both(0) },
};
const file: PictureFile = {
  css: '.p-swap-1{}',
  drawings: [[['p', {}, 'Form']], [['p', {}, '表单']], [['p', {}, 'Dark form']], [['p', {}, '深色']]],
  routes: { swap: both(0, 2) },
};
const links = [
  { key: 'swap', section: 'swap', to: '/swap', order: 1, label: { 'en-US': 'Swap', 'zh-CN': '兑换' }, alsoOn: [] },
  { key: 'pool', section: 'pool', to: '/pool', order: 2, label: { 'en-US': 'Pool', 'zh-CN': '资金池' }, alsoOn: ['/add'] },
  { key: 'far', section: 'pool', to: '/far', order: 3, label: { 'en-US': 'Far', 'zh-CN': '远' }, alsoOn: [], networks: [10] },
];
const release = { id: ID } as Release;

interface Drawn {
  readonly search?: string;
  readonly theme?: string;
  readonly route?: string;
  readonly own?: unknown;
  readonly around?: unknown;
}

async function draw({
  search = '?lng=en-US',
  theme = 'light',
  route = 'swap',
  own = file,
  around = frame,
}: Drawn = {}): Promise<Element | null> {
  document.body.innerHTML = `<div id="root"></div><script type="application/json" id="picture-frame"></script><script type="application/json" id="picture-${ID}"></script>`;
  const [first, second] = document.querySelectorAll('script');
  if (first) first.textContent = around === null ? '' : JSON.stringify(around);
  if (second) second.textContent = own === null ? '' : JSON.stringify(own);
  document.documentElement.dataset['theme'] = theme;
  window.history.replaceState(null, '', `/swap${search}`);
  await drawPicture(window, { section: 'swap', route, release, links, pathname: '/add/ETH' });
  return document.querySelector('#root > #first-picture');
}

beforeAll(() => {
  class Sheet {
    replaceSync() {}
  }
  Object.defineProperty(globalThis, 'CSSStyleSheet', { value: Sheet });
});
beforeEach(() => {
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true, configurable: true });
  localStorage.clear();
});

describe('the page before its script has come', () => {
  it('shows the screen of the address in the place of its section, in the language and the theme in force', async () => {
    const shown = async (own: Drawn) =>
      (await draw(own))?.querySelector('[data-placeholder] > [data-picture="swap"][data-route="swap"]')?.textContent;
    expect(await shown({})).toBe('Form');
    expect(await shown({ theme: 'dark' })).toBe('Dark form');
    expect(await shown({ search: '?lng=zh-CN' })).toBe('表单');
  });

  it('remembers the language of an earlier visit', async () => {
    localStorage.setItem('dex.user', JSON.stringify({ userLocale: 'zh-CN' }));
    expect((await draw({ search: '' }))?.textContent).toContain('首页');
  });

  it('has the links of the map, the open one marked', async () => {
    const shown = [...((await draw())?.querySelectorAll('nav a') ?? [])];
    expect(shown.map((link) => [link.getAttribute('href'), link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['/swap', 'Swap', null],
      ['/pool', 'Pool', 'page'],
    ]);
  });

  it('shows outlines where a build or a route has no picture', async () => {
    expect((await draw({ own: null }))?.querySelector('[data-placeholder]')?.textContent).toBe('Loading');
    expect((await draw({ route: 'send' }))?.querySelector('[data-placeholder]')?.textContent).toBe('Loading');
    expect(await draw({ around: null })).toBeNull();
  });

  it.each([
    ['an element that runs', ['script', { src: '/x' }]],
    ['an attribute that runs', ['img', { onerror: 'x()' }]],
    ['a link that runs', ['a', { href: 'javascript:x()' }]],
    ['a form', ['form', {}]],
  ])('draws nothing of a picture with %s', async (_what, node) => {
    await expect(draw({ own: { ...file, drawings: [[['div', {}, node]], [], [], []] } })).rejects.toThrow(RangeError);
    expect(document.querySelector('#first-picture')).toBeNull();
  });
});

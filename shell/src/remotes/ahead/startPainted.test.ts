/** @jest-environment jsdom */
import { startPainted } from './startPainted';

let report: (() => void) | null = null;

class Paints {
  constructor(private readonly listener: (list: unknown, observer: unknown) => void) {}
  observe() {
    report = () => this.listener({ getEntriesByName: (name: string) => (name === 'first-contentful-paint' ? [{}] : []) }, this);
  }
  disconnect() {
    report = null;
  }
}

const script = () => document.querySelector('script');
const isHeld = () => script()?.getAttribute('type') === 'text/held';
const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

beforeEach(() => {
  jest.useFakeTimers();
  report = null;
  Object.assign(globalThis, { PerformanceObserver: Paints });
  Object.defineProperty(document, 'hidden', { value: false, configurable: true });
  document.head.innerHTML = '';
  document.body.innerHTML = '<script type="text/held" data-of="page"></script>';
});
afterEach(() => jest.useRealTimers());

describe('the page’s own script', () => {
  it('is held until the drawing was painted, and is then run where it was declared', async () => {
    const held = script();
    void startPainted(window, true);
    await settled();
    expect(isHeld()).toBe(true);
    report?.();
    await settled();
    expect(isHeld()).toBe(false);
    expect(document.head.lastElementChild).toBe(held);
  });
  it('runs though no paint is told of', async () => {
    void startPainted(window, true);
    await settled();
    jest.runAllTimers();
    await settled();
    expect(isHeld()).toBe(false);
  });
  it.each([
    ['nothing was drawn', false, false],
    ['nobody sees the page', true, true],
  ])('runs at once where %s', async (_, isDrawn, hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    void startPainted(window, isDrawn);
    await settled();
    expect(isHeld()).toBe(false);
  });
  it('runs in a browser that does not know of paints', async () => {
    Object.assign(globalThis, { PerformanceObserver: undefined });
    void startPainted(window, true);
    await settled();
    expect(isHeld()).toBe(false);
  });
  it('is not looked for in a page that gave way', async () => {
    document.body.innerHTML = '';
    await expect(startPainted(window, false)).resolves.toBeUndefined();
  });
});

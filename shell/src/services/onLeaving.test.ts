import { onLeaving } from './onLeaving';

// ORDER-7
test('a page that is hidden or left is about to go, one that is shown again is not', () => {
  const page = new EventTarget();
  const changes = new Set<() => void>();
  let isVisible = true;
  const show = (next: boolean) => {
    isVisible = next;
    for (const change of changes) change();
  };
  const onChange = (change: () => void) => {
    changes.add(change);
    return () => void changes.delete(change);
  };
  const listener = jest.fn();
  const stop = onLeaving(page, { isVisible: () => isVisible, onChange }, listener);
  show(false);
  expect(listener).toHaveBeenCalledTimes(1);
  show(true);
  expect(listener).toHaveBeenCalledTimes(1);
  page.dispatchEvent(new Event('pagehide'));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  show(false);
  page.dispatchEvent(new Event('pagehide'));
  expect(listener).toHaveBeenCalledTimes(2);
});

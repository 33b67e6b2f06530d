import { dragFrom, dragMoved, dragOffset, isDismissed } from './dialogDrag';

const slowly = (distance: number) =>
  dragMoved(dragMoved(dragFrom({ y: 100, at: 0 }), { y: 100 + distance - 1, at: 900 }), { y: 100 + distance, at: 1000 });

// SHELL-10
test.each([
  [301, true],
  [300, false],
  [299, false],
])('a slow drag of %i px dismisses: %s', (distance, dismissed) => {
  expect(isDismissed(slowly(distance))).toBe(dismissed);
});

test('a short fast flick downward dismisses', () => {
  expect(isDismissed(dragMoved(dragFrom({ y: 100, at: 0 }), { y: 164, at: 16 }))).toBe(true);
});

test('a fast flick upward does not, and moves nothing', () => {
  const drag = dragMoved(dragFrom({ y: 400, at: 0 }), { y: 100, at: 16 });
  expect(isDismissed(drag)).toBe(false);
  expect(dragOffset(drag)).toBe(0);
});

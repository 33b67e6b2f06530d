import { theme } from './theme';

test('every size of text follows the one that the person set in the browser', () => {
  expect(Object.values(theme.fontSize).filter((size) => !/^[\d.]+rem$/.test(size))).toEqual([]);
});

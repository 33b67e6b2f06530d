/** @jest-environment jsdom */
import { isPageBusy } from './isPageBusy';

const draw = (html: string) => {
  document.body.innerHTML = html;
};

// CLAIM-6
it.each([
  ['a typed amount', '<main><input type="text" value="1.5"></main>', true],
  ['a typed sentence', '<main><textarea>Whereas</textarea></main>', true],
  ['an empty form', '<main><input type="text" value=""><input type="range" value="5"><textarea></textarea></main>', false],
  ['a field that nobody can write in', '<main><input type="text" value="1.5" readonly></main>', false],
  ['a review of a section', '<main></main><div role="dialog" aria-modal="true"></div>', true],
  ['a field outside of the screen', '<header><input type="text" value="x"></header><main></main>', false],
])('%s', (_, html, expected) => {
  draw(html);
  expect(isPageBusy(document)).toBe(expected);
});

it('an empty field that has the focus', () => {
  draw('<main><input type="text"></main>');
  document.querySelector('input')?.focus();
  expect(isPageBusy(document)).toBe(true);
});

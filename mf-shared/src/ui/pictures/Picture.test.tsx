/** @jest-environment jsdom */
import { fireEvent, render } from '@testing-library/react';
import { LetterPicture } from './LetterPicture';
import { Picture } from './Picture';

function show(...sources: string[]) {
  const { container, unmount } = render(
    <Picture sources={sources} size={24}>
      <LetterPicture text="Tarn" seed="0x1" size={24} />
    </Picture>,
  );
  return {
    unmount,
    letters: () => container.querySelector('[data-letters]')?.getAttribute('data-letters') ?? null,
    source: () => container.querySelector('img')?.getAttribute('src') ?? null,
    answer: (event: 'load' | 'error', pixels = 0) => {
      const image = container.querySelector('img');
      if (!image) return;
      for (const size of ['naturalWidth', 'naturalHeight']) Object.defineProperty(image, size, { value: pixels });
      fireEvent[event](image);
    },
  };
}

test('letters stand where a picture is still on its way, so that no disc is ever blank', () => {
  const picture = show('/slow.svg');
  expect(picture.letters()).toBe('TAR');
  picture.answer('load');
  expect(picture.letters()).toBeNull();
});

test('a picture that was there before is drawn without the letters first', () => {
  const first = show('/quick.svg');
  first.answer('load');
  first.unmount();
  expect(show('/quick.svg').letters()).toBeNull();
});

test('after a source that fails the next is asked, and letters stay when none is left', () => {
  const picture = show('/broken.png', '/alsoBroken.png');
  for (const source of ['/broken.png', '/alsoBroken.png']) {
    expect(picture.source()).toBe(source);
    picture.answer('error');
  }
  expect(picture.source()).toBeNull();
  expect(picture.letters()).toBe('TAR');
});

test('an empty dot that a host answers in place of an error is no picture: the next source is asked, and letters stay when none is left', () => {
  const picture = show('/dot.svg', '/dots.svg');
  for (const source of ['/dot.svg', '/dots.svg']) {
    expect(picture.source()).toBe(source);
    picture.answer('load', 1);
  }
  expect(picture.source()).toBeNull();
  expect(picture.letters()).toBe('TAR');
});

test('a small picture is one', () => {
  const picture = show('/small.png');
  picture.answer('load', 16);
  expect(picture.letters()).toBeNull();
  expect(picture.source()).toBe('/small.png');
});

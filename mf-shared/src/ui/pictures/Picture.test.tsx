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
    answer: (event: 'load' | 'error') => {
      const image = container.querySelector('img');
      if (image) fireEvent[event](image);
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

import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import { pictureColor } from './pictureColor';

interface LetterPictureProps {
  /** What the picture stands for: its first letters are drawn. */
  readonly text: string;
  /** What the colour is made from: an address, or a name. */
  readonly seed: string;
  readonly size: number;
}

/** Sizes of none to four letters, as parts of the disc, so that none is cut by its edge. */
const SIZES: readonly number[] = [0.44, 0.44, 0.4, 0.34, 0.28];

/* The letters are a part of the picture, not of the page's text: nobody finds, copies or hears "DAIDAI". */
const Disc = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  border-radius: 50%;
  font-weight: ${theme.fontWeight.strong};
  line-height: 1;
  color: #ffffff;
  forced-color-adjust: none;
  &::before {
    content: attr(data-letters);
  }
`;

/** The drawn stand-in for a picture that is missing: a disc in a colour of its own, with the first letters. */
export function LetterPicture({ text, seed, size }: LetterPictureProps) {
  const letters = Array.from(text.replace(/[^\p{L}\p{N}]/gu, ''))
    .slice(0, size < 28 ? 3 : 4)
    .join('')
    .toUpperCase();
  const fontSize = Math.round(size * (SIZES[Array.from(letters).length] ?? 0.28));
  return <Disc aria-hidden="true" data-letters={letters} style={{ width: size, height: size, fontSize, background: pictureColor(seed) }} />;
}

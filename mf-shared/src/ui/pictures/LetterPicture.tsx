import { pictureColor } from './pictureColor';

interface LetterPictureProps {
  /** What the picture stands for: its first letters are drawn. */
  readonly text: string;
  /** What the colour is made from: an address, or a name. */
  readonly seed: string;
  readonly size: number;
}

/** The drawn stand-in for a picture that is missing: a disc in a colour of its own, with the first letters. */
export function LetterPicture({ text, seed, size }: LetterPictureProps) {
  const letters = Array.from(text.replace(/[^\p{L}\p{N}]/gu, ''))
    .slice(0, size < 28 ? 2 : 3)
    .join('')
    .toUpperCase();
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <circle cx="16" cy="16" r="16" fill={pictureColor(seed)} />
      <text x="16" y="16" dy="0.36em" textAnchor="middle" fontSize={letters.length > 2 ? 10 : 13} fontWeight="600" fill="#FFFFFF">
        {letters}
      </text>
    </svg>
  );
}

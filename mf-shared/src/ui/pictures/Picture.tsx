import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';

/** Sources that gave no picture on this visit; asking again on every drawing would only be noise. */
const failed = new Set<string>();

/** Sources that gave one on this visit: drawn at once, without the stand-in first. */
const loaded = new Set<string>();

const Frame = styled.span<{ readonly $size: number }>`
  position: relative;
  display: inline-flex;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  overflow: hidden;
  border-radius: 50%;
`;

const Image = styled.img<{ readonly $isLoaded: boolean }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  background: ${theme.color.inset};
  object-fit: cover;
  opacity: ${({ $isLoaded }) => ($isLoaded ? 1 : 0)};
`;

/** A host may answer with an empty dot in place of an error; a picture without a size of its own says 0. */
const LEAST_PIXELS = 8;

function isEmpty({ naturalWidth, naturalHeight }: HTMLImageElement): boolean {
  const sizes = [naturalWidth, naturalHeight];
  return sizes.every((size) => size > 0 && size < LEAST_PIXELS);
}

interface PictureProps {
  /** Safe sources, tried in order. */
  readonly sources: readonly string[];
  readonly size: number;
  /** Drawn until a source gives a picture, and when none does. */
  readonly children: ReactNode;
}

/** A round picture from the first source that gives one; decorative, the name stands beside it. */
export function Picture({ sources, size, children }: PictureProps) {
  const [, setAnswers] = useState(0);
  const source = sources.find((candidate) => !failed.has(candidate));
  const note = (answers: Set<string>, about: string) => {
    answers.add(about);
    setAnswers((count) => count + 1);
  };
  return (
    <Frame $size={size}>
      {(source === undefined || !loaded.has(source)) && children}
      {source !== undefined && (
        <Image
          key={source}
          $isLoaded={loaded.has(source)}
          src={source}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={({ currentTarget }) => {
            note(isEmpty(currentTarget) ? failed : loaded, source);
          }}
          onError={() => {
            note(failed, source);
          }}
        />
      )}
    </Frame>
  );
}

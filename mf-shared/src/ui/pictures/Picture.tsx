import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';

/** Sources that gave no picture on this visit; asking again on every drawing would only be noise. */
const failed = new Set<string>();

const Frame = styled.span<{ readonly $size: number }>`
  display: inline-flex;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  overflow: hidden;
  border-radius: 50%;
`;

const Image = styled.img`
  width: 100%;
  height: 100%;
  background: ${theme.color.inset};
  object-fit: cover;
`;

interface PictureProps {
  /** Safe sources, tried in order. */
  readonly sources: readonly string[];
  readonly size: number;
  /** Drawn when no source gives a picture. */
  readonly children: ReactNode;
}

/** A round picture from the first source that gives one; decorative, the name stands beside it. */
export function Picture({ sources, size, children }: PictureProps) {
  const [, setFailures] = useState(0);
  const source = sources.find((candidate) => !failed.has(candidate));
  return (
    <Frame $size={size}>
      {source === undefined ? (
        children
      ) : (
        <Image
          key={source}
          src={source}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => {
            failed.add(source);
            setFailures((count) => count + 1);
          }}
        />
      )}
    </Frame>
  );
}

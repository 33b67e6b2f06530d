import { Skeleton, Text, theme } from '@dex/mf-shared/ui';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { PositionPicture } from '../../../domain/v3/ports';
import { positionTexts as texts } from '../v3.messages';

const WIDTH = 232;
const HEIGHT = 400;

const Frame = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  width: ${WIDTH}px;
  max-width: 100%;
  aspect-ratio: ${WIDTH} / ${HEIGHT};
  margin: 0 auto;
  overflow: hidden;
  border-radius: ${theme.radius.card};
  background: ${theme.color.inset};
`;

const Still = styled.canvas`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;

const Moving = styled.img<{ readonly $isShown: boolean }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: ${({ $isShown }) => ($isShown ? 1 : 0)};
`;

/** The position's own picture, only ever as an image source; still until it is pointed at, then animated. A picture that fails leaves a placeholder. */
export function PositionPictureFrame({ picture }: { readonly picture: PositionPicture }) {
  if (picture.kind === 'loading')
    return (
      <Frame>
        <Skeleton $width="100%" $height="100%" />
      </Frame>
    );
  return (
    <Frame data-testid="pool-v3-picture">
      {picture.kind === 'known' ? <Picture key={picture.source} source={picture.source} /> : <None />}
    </Frame>
  );
}

function None() {
  return (
    <Text $size="small" $tone="textMuted">
      <FormattedMessage {...texts.noPicture} />
    </Text>
  );
}

function Picture({ source }: { readonly source: string }) {
  const intl = useIntl();
  const [isFailed, setFailed] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasStill, setStill] = useState(false);
  const still = useRef<HTMLCanvasElement>(null);
  if (isFailed) return <None />;
  const drawStill = (image: HTMLImageElement) => {
    const context = still.current?.getContext('2d');
    if (!context) return;
    context.drawImage(image, 0, 0, WIDTH * 2, HEIGHT * 2);
    setStill(true);
  };
  return (
    <span onPointerEnter={() => setPointedAt(true)} onPointerLeave={() => setPointedAt(false)}>
      <Still ref={still} width={WIDTH * 2} height={HEIGHT * 2} aria-hidden="true" />
      <Moving
        src={source}
        alt={intl.formatMessage(texts.picture)}
        referrerPolicy="no-referrer"
        $isShown={isPointedAt || !hasStill}
        onLoad={(event) => drawStill(event.currentTarget)}
        onError={() => setFailed(true)}
      />
    </span>
  );
}

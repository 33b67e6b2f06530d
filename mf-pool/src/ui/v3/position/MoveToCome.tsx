import { Skeleton, theme } from '@dex/mf-shared/ui';

/** The place of the button that opens the move of a range, while its code or what it needs to know is on its way. */
export function MoveToCome() {
  return <Skeleton $width="180px" $height={theme.height.touch} />;
}

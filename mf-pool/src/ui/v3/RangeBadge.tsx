import { Badge, type BadgeTone } from '@dex/mf-shared/ui/controls';
import { Skeleton } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import type { PositionState } from '../../domain/v3/position';
import { positionTexts as texts } from './v3.messages';

const looks = {
  inRange: { tone: 'success', text: texts.inRange },
  outOfRange: { tone: 'warning', text: texts.outOfRange },
  closed: { tone: 'neutral', text: texts.closed },
} as const satisfies Record<PositionState, { tone: BadgeTone; text: unknown }>;

/** Where a position stands; a placeholder while the pool is not known. */
export function RangeBadge({ state }: { readonly state: PositionState | null }) {
  if (state === null) return <Skeleton $width="72px" $height="20px" />;
  const { tone, text } = looks[state];
  return (
    <Badge $tone={tone} data-figure data-testid={`pool-v3-badge-${state}`}>
      <FormattedMessage {...text} />
    </Badge>
  );
}

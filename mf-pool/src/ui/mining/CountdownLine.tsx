import { Row, Text } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { countdown, timeParts } from '../../domain/mining/countdown';
import { countdownTexts, timeTexts } from './mining.messages';
import { useNowSeconds } from './useNowSeconds';

/** "rewards end in 3d 4h 5m 6s", or the phase before or after. */
export function CountdownLine({ periodFinish }: { readonly periodFinish: number | null }) {
  const state = countdown(useNowSeconds(), periodFinish);
  return (
    // Another element each second: a line of another width does not slide.
    <Row key={state.phase === 'ended' ? state.phase : state.secondsLeft} $gap={4} $wrap data-testid="pool-mining-countdown">
      <Text $size="small" $tone="textMuted">
        <FormattedMessage {...countdownTexts[state.phase]} />
      </Text>
      {state.phase !== 'ended' && (
        <Text $size="small" $strong>
          <FormattedMessage {...timeTexts.left} values={{ ...timeParts(state.secondsLeft) }} />
        </Text>
      )}
    </Row>
  );
}

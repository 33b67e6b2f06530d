import { Column, Text } from '@dex/mf-shared/ui';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { quorum, QUORUM_VOTES, type VoteCounts } from '../domain/tally';
import { detailTexts } from './governance.messages';
import { Fill, Track } from './VoteBar';

/** How far the votes for are from what a proposal needs at least, in words and as a line. */
export function QuorumLine({ counts }: { readonly counts: VoteCounts }) {
  const { votes, share, isReached } = quorum(counts);
  const values = { votes: <FormattedNumber value={votes} />, needed: <FormattedNumber value={QUORUM_VOTES} /> };
  return (
    <Column $gap={4} data-testid="governance-quorum">
      <Text $size="small" $tone="textMuted" data-figure>
        <FormattedMessage {...(isReached ? detailTexts.quorumReached : detailTexts.quorum)} values={values} />
      </Text>
      <Track aria-hidden="true" data-bar="track">
        <Fill data-bar="fill" $side="quorum" style={{ transform: `scaleX(${share})` }} />
      </Track>
    </Column>
  );
}

import { Button, Column, Inset, Row, Text } from '@dex/mf-shared/ui';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { Tally } from '../domain/tally';
import { detailTexts } from './governance.messages';
import { Fill, Track } from './VoteBar';

interface TallyCardProps {
  readonly side: 'for' | 'against';
  readonly tally: Tally;
  /** Absent when this account cannot vote; awaited while it is not known whether it can. */
  readonly onVote?: (() => void) | 'awaited';
}

/** One side's votes: whole votes, their share in percent and as a bar, and the button to add one's own. */
export function TallyCard({ side, tally, onVote }: TallyCardProps) {
  return (
    <Inset data-testid={`governance-tally-${side}`}>
      <Column $gap={12}>
        <Row $justify="space-between">
          <Text $strong>
            <FormattedMessage {...detailTexts[side]} />
          </Text>
          <Text data-figure>
            <FormattedNumber value={tally.votes} /> <span>{`· ${tally.percent}%`}</span>
          </Text>
        </Row>
        <Track aria-hidden="true" data-bar="track">
          <Fill data-bar="fill" $side={side} style={{ transform: `scaleX(${tally.share})` }} />
        </Track>
        {onVote && (
          <Button $full disabled={onVote === 'awaited'} onClick={onVote === 'awaited' ? undefined : onVote}>
            <FormattedMessage {...(side === 'for' ? detailTexts.voteFor : detailTexts.voteAgainst)} />
          </Button>
        )}
      </Column>
    </Inset>
  );
}

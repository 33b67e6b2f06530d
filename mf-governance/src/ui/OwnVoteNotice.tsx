import { Notice, useAccount } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import type { OwnVote } from '../domain/ownVote';
import { VOTE } from '../domain/proposalStatus';
import { detailTexts } from './governance.messages';
import { shownVotes } from './shownVotes';

const sides = {
  [VOTE.for]: detailTexts.votedFor,
  [VOTE.against]: detailTexts.votedAgainst,
  [VOTE.abstain]: detailTexts.abstained,
} as const;

interface OwnVoteNoticeProps {
  readonly ownVote: OwnVote;
  /** Only then is it of use to know that the own vote is not known. */
  readonly isActive: boolean;
}

/** How this account voted, with the weight that the governor counted (GOV-8). */
export function OwnVoteNotice({ ownVote, isActive }: OwnVoteNoticeProps) {
  const account = useAccount();
  if (account === null) return null;
  switch (ownVote.kind) {
    case 'voted':
      return (
        <Notice kind="success" testId="governance-own-vote">
          <FormattedMessage {...sides[ownVote.support]} values={{ votes: shownVotes(ownVote.votes) }} />
        </Notice>
      );
    case 'sent':
      return (
        <Notice kind="info" testId="governance-own-vote">
          <FormattedMessage {...detailTexts.voteSent} />
        </Notice>
      );
    case 'failed':
      return isActive ? (
        <Notice kind="warning" testId="governance-own-vote">
          <FormattedMessage {...detailTexts.voteUnknown} />
        </Notice>
      ) : null;
    case 'none':
    case 'loading':
      return null;
  }
}

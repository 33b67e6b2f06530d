import { sameAddress, shortenAddress, ZERO_ADDRESS } from '@dex/mf-shared/domain';
import { Button, Row, Text, theme, useAccount, useActiveChain, useOpenDialog, useRead, useUnsureMark } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { listTexts } from './governance.messages';
import { shownVotes } from './shownVotes';
import { useVoter } from './useGovernance';

const Edit = styled(Button)`
  margin-left: -8px;
  padding: 6px 8px;
`;

/** On a phone the votes and whom they go to have a line each, however wide they are; both are kept for them until they are known. */
const Line = styled(Row)`
  @media (max-width: ${theme.breakpoint.medium}px) {
    flex: 1 0 100%;
    flex-direction: column;
    align-items: flex-start;
    min-height: 66px;
  }
  @media (max-width: ${theme.breakpoint.medium}px) and (pointer: coarse) {
    min-height: calc(${theme.height.touch} + 30px);
  }
`;

/** As wide as what is in it. */
const Whom = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
`;

/** The account's votes and whom they go to, or the way to unlock them. */
export function VotingPower() {
  const account = useAccount();
  const { chainId, governanceToken } = useActiveChain();
  const voter = useVoter();
  const openDialog = useOpenDialog();
  const mark = useUnsureMark();
  const balance = useRead(account && governanceToken ? { kind: 'balance', chainId, account, token: governanceToken.address } : null);
  if (!account) return null;
  if (voter.delegatee === null) return <Line />;
  const hasTokens = balance.kind === 'known' && BigInt(balance.value) > 0n;
  if (sameAddress(voter.delegatee, ZERO_ADDRESS)) {
    if (!hasTokens) return <Line />;
    return (
      <Button $size="small" $tone="soft" onClick={() => openDialog({ kind: 'delegate' })} data-testid="governance-unlock">
        <FormattedMessage {...listTexts.unlock} />
      </Button>
    );
  }
  const isSelf = sameAddress(voter.delegatee, account);
  const delegate = isSelf ? (
    <FormattedMessage {...listTexts.self} />
  ) : (
    <span title={voter.delegatee}>{shortenAddress(voter.delegatee)}</span>
  );
  return (
    <Line $gap={8}>
      <Text $strong data-testid="governance-votes">
        <FormattedMessage {...listTexts.votes} values={{ votes: shownVotes(voter.votes) + mark }} />
      </Text>
      <Whom>
        <Text $size="small" $tone="textMuted">
          <FormattedMessage {...listTexts.delegatedTo} values={{ delegate }} />
        </Text>
        <Edit $size="small" $tone="text" onClick={() => openDialog({ kind: 'delegate' })} data-testid="governance-edit-delegation">
          <FormattedMessage {...listTexts.edit} />
        </Edit>
      </Whom>
    </Line>
  );
}

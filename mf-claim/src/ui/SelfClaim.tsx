import { DialogFoot, EmptyState } from '@dex/mf-shared/ui/controls';
import { Column, Notice, Skeleton, Text, useAccount, useActiveChainId, useIsAccountAwaited, useServices } from '@dex/mf-shared/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { CLAIM_CHAIN } from '../domain/airdrop';
import { isUnderWay } from '../domain/claimButton';
import { ClaimBreakdownList } from './ClaimBreakdownList';
import { ClaimButton } from './ClaimButton';
import { ClaimNotices } from './ClaimNotices';
import { ClaimProgressPanel } from './ClaimProgressPanel';
import { claimTexts } from './claim.messages';
import type { ClaimView } from './useClaim';
import { useClaimToken } from './useClaimToken';

/** As tall for each of its answers: the button below keeps its place while the claim is looked for. */
const Body = styled(Column)`
  min-height: 264px;
`;

interface SelfClaimProps {
  readonly claim: ClaimView;
  /** Why the last review was closed without being asked to. */
  readonly notice: ReactNode;
  /** In a dialog the button stays in sight, however little room there is. */
  readonly isDialog?: boolean;
}

/** The connected account's own claim: total, breakdown, and the button; on the screen and in the dialog. */
export function SelfClaim({ claim, notice, isDialog = false }: SelfClaimProps) {
  const account = useAccount();
  const isAwaited = useIsAccountAwaited();
  const isOnClaimChain = useActiveChainId() === CLAIM_CHAIN;
  const { chains } = useServices();
  const { symbol } = useClaimToken();
  const network = chains[CLAIM_CHAIN].label;
  if (isUnderWay(claim.progress)) return <ClaimProgressPanel progress={claim.progress} />;
  const isLooking = account ? isOnClaimChain && (claim.status === null || claim.status.kind === 'looking') : isAwaited;
  const button = <ClaimButton claim={claim} symbol={symbol} network={network} />;
  return (
    <Column $gap={16}>
      {account && !isOnClaimChain && (
        <Notice kind="info">
          <FormattedMessage {...claimTexts.onlyOnMainnet} values={{ network }} />
        </Notice>
      )}
      <Body $gap={16} $justify="center">
        {isLooking && <Skeleton $height="156px" />}
        {claim.entry && <ClaimBreakdownList entry={claim.entry} symbol={symbol} />}
        {(!account && !isAwaited) || claim.status?.kind === 'notEligible' ? (
          <EmptyState testId="claim-empty">
            <FormattedMessage {...(account ? claimTexts.nothing : claimTexts.vote)} />
          </EmptyState>
        ) : (
          <Text as="p" $tone="textMuted">
            <FormattedMessage {...claimTexts.vote} />
          </Text>
        )}
      </Body>
      <ClaimNotices claim={claim} />
      {notice}
      {isDialog ? <DialogFoot>{button}</DialogFoot> : button}
    </Column>
  );
}

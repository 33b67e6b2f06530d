import { explorerLink } from '@dex/mf-shared/domain';
import { brand, Column, ExternalLink, Heading, Icon, lazyPart, Spinner, Text, useLocale, useServices } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { CLAIM_CHAIN } from '../domain/airdrop';
import type { ClaimProgress } from '../domain/claimButton';
import { claimTexts } from './claim.messages';

const Confetti = lazyPart(async () => (await import('./Confetti')).Confetti);

/** From the wallet's answer to the receipt: the way to the explorer, and the end. */
export function ClaimProgressPanel({ progress }: { readonly progress: Extract<ClaimProgress, { hash: unknown }> }) {
  const { chains } = useServices();
  const locale = useLocale();
  const isClaimed = progress.kind === 'claimed';
  return (
    <Column $gap={16} $align="center" role="status" data-testid={`claim-progress-${progress.kind}`}>
      {isClaimed ? (
        <Text $tone="success">
          <Icon name="check" size={24} />
        </Text>
      ) : (
        <Spinner />
      )}
      <Heading as="h3">
        <FormattedMessage {...(isClaimed ? claimTexts.claimed : claimTexts.claiming)} />
      </Heading>
      {isClaimed && (
        <Text as="p" $align="center">
          {brand.claimWelcome[locale]}
        </Text>
      )}
      {progress.hash ? (
        <ExternalLink href={explorerLink(chains[CLAIM_CHAIN], 'transaction', progress.hash)}>
          <FormattedMessage {...claimTexts.viewOnExplorer} />
        </ExternalLink>
      ) : (
        <Text as="p" $align="center">
          <FormattedMessage {...claimTexts.inWallet} />
        </Text>
      )}
      {isClaimed && <Confetti />}
    </Column>
  );
}

import type { Freshness } from '@dex/mf-shared/domain';
import { selectAccount, selectReadsThroughWallet, walletReadingChosen } from '@dex/mf-shared/state';
import { Button, Icon, Text, theme, useActiveChain, useDispatch, useServices, useSharedSelector } from '@dex/mf-shared/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { figuresTexts as texts } from './page.messages';

/** From this age on the time of day alone would mislead, in milliseconds. */
const DAY_IS_SAID_FROM_MS = 12 * 3600_000;

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 4px 12px;
  width: fit-content;
  max-width: 100%;
  min-height: 36px;
  margin: 0 auto;
  padding: 4px 12px;
  border-radius: ${theme.radius.medium};
  background: ${theme.color.warningSoft};
  color: ${theme.color.text};
  font-size: ${theme.fontSize.small};
`;

type NotFresh = Exclude<Freshness, { readonly kind: 'fresh' }>;

/** Says why the figures of the page may not hold any more and since when, and lets a person ask at once. */
export function FiguresStrip({ freshness }: { readonly freshness: NotFresh }) {
  const intl = useIntl();
  const { bus } = useServices();
  const { chainId, label: network } = useActiveChain();
  const { sinceMs } = freshness;
  const dispatch = useDispatch();
  const account = useSharedSelector(selectAccount);
  const readsThroughWallet = useSharedSelector(selectReadsThroughWallet);
  // Offline no node answers; a late block is no node's fault.
  const canOffer = account !== null && !readsThroughWallet && freshness.kind === 'old' && freshness.reason !== 'offline';
  const readThroughWallet = () => {
    dispatch(walletReadingChosen(true));
    bus.emit({ kind: 'readingDemanded', chainId });
  };
  const isLongAgo = sinceMs !== null && Date.now() - sinceMs > DAY_IS_SAID_FROM_MS;
  const time = sinceMs !== null && intl.formatDate(sinceMs, { timeStyle: 'medium', ...(isLongAgo ? { dateStyle: 'medium' } : {}) });
  return (
    <Strip data-testid="shell-figures" data-reason={freshness.kind === 'old' ? freshness.reason : 'late'}>
      <Icon name="warning" size={16} />
      <Text as="p" $size="small">
        <FormattedMessage {...texts[freshness.kind === 'old' ? freshness.reason : 'late']} values={{ network }} />{' '}
        {time ? <FormattedMessage {...texts.from} values={{ time }} /> : <FormattedMessage {...texts.nothing} />}
      </Text>
      <Button
        $size="small"
        $tone="secondary"
        data-testid="shell-figures-retry"
        onClick={() => bus.emit({ kind: 'readingDemanded', chainId })}
      >
        <FormattedMessage {...texts.retry} />
      </Button>
      {canOffer && (
        <Button $size="small" $tone="secondary" data-testid="shell-figures-wallet" onClick={readThroughWallet}>
          <FormattedMessage {...texts.throughWallet} />
        </Button>
      )}
    </Strip>
  );
}

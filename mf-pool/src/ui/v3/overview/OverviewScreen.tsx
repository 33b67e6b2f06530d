import { paths } from '@dex/mf-shared/contract';
import { selectSettings } from '@dex/mf-shared/state';
import { Menu, MenuItem, MenuLink, ReadFailure } from '@dex/mf-shared/ui/controls';
import {
  brand,
  Button,
  Card,
  Column,
  FormColumn,
  Heading,
  Icon,
  lazyPart,
  Notice,
  Row,
  theme,
  useAccount,
  useActiveChain,
  useNavigate,
  useSharedSelector,
} from '@dex/mf-shared/ui';
import type { Address, Chain } from '@dex/mf-shared/domain';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Collection } from '../../../domain/v3/collectionDraft';
import { closedLast, hasUncollected, isClosed } from '../../../domain/v3/position';
import { overviewTexts as texts } from '../v3.messages';
import { collectAllTexts } from '../collectAll/collectAll.messages';
import { V3Gate } from '../V3Gate';
import { EmptyOverview } from './EmptyOverview';
import { ListedRows } from './ListedRows';
import { Foot } from './Foot';
import { LoadingRows } from './LoadingRows';
import { overviewTitle } from './overviewTitle.messages';
import { Ways } from './Ways';
import { LookAtOwner, NoPositions, OtherHead, UnknownOwner } from './OwnerParts';
import { ShareLink } from './ShareLink';
import { useListedPositions, type ListedPositions } from './useListedPositions';
import { MOST_FEES_UNASKED, useAllFeesWanted } from './useOverviewRows';
import { useShownChain, useShownOwner } from './useShownOwner';

/** Orders load with the first collection. */
const CollectAllCard = lazyPart(async () => (await import('../collectAll/CollectAllCard')).CollectAllCard);
const CollectAllDialog = lazyPart(async () => (await import('../collectAll/CollectAllDialog')).CollectAllDialog, null);

/** All positions of the account (V3-21), or those of whom the address names, to look at (V3-24). */
export function OverviewScreen() {
  const [isCollecting, setCollecting] = useState(false);
  const [sentCount, setSentCount] = useState(0);
  const [collection, setCollection] = useState<Collection | null>(null);
  return (
    <>
      <V3Gate chain={useShownChain().chain}>
        <Overview isCollecting={isCollecting} onCollecting={setCollecting} sentCount={sentCount} onCollect={setCollection} />
      </V3Gate>
      {isCollecting && <CollectAllDialog collection={collection} onChange={setCollection} onSent={() => setSentCount(sentCount + 1)} />}
    </>
  );
}

interface OverviewProps {
  /** The collection from all positions is open. */
  readonly isCollecting: boolean;
  readonly onCollecting: (isCollecting: boolean) => void;
  /** How often one was sent: what was chosen for it is over then. */
  readonly sentCount: number;
  readonly onCollect: (collection: Collection) => void;
}

function Overview({ isCollecting, onCollecting, sentCount, onCollect }: OverviewProps) {
  const shown = useShownOwner();
  const account = useAccount();
  const owner = shown.kind === 'self' ? account : shown.kind === 'other' ? shown.owner : null;
  const listed = useListedPositions(owner);
  const [isAsked, setAsked] = useState(false);
  const count = listed.kind === 'loading' ? 0 : (listed.positions?.length ?? 0);
  const areFeesWanted = isCollecting || isAsked || (count > 0 && count <= MOST_FEES_UNASKED);
  useAllFeesWanted(areFeesWanted);
  return (
    <FormColumn $width={theme.width.pools}>
      <Column $gap={16}>
        {shown.kind === 'other' ? (
          <OtherHead shown={shown} />
        ) : (
          <Head listed={listed} isCollecting={isCollecting} onCollectAll={() => onCollecting(!isCollecting)} />
        )}
        {shown.kind === 'self' && isCollecting && account && listed.kind !== 'loading' && listed.positions && (
          <CollectAllCard key={sentCount} account={account} positions={listed.positions} onCollect={onCollect} />
        )}
        <Card data-testid="pool-v3-positions">
          {shown.kind === 'self' || shown.kind === 'other' ? (
            <Positions
              owner={owner}
              listed={listed}
              onFeesAsked={areFeesWanted ? null : () => setAsked(true)}
              none={shown.kind === 'self' ? <EmptyOverview isConnected={account !== null} /> : <NoPositions />}
            />
          ) : (
            <UnknownOwner shown={shown} />
          )}
        </Card>
        <Foot listed={listed} />
        {shown.kind === 'self' && account && <ShareLink owner={account} />}
        <LookAtOwner />
      </Column>
    </FormColumn>
  );
}

interface HeadProps {
  readonly listed: ListedPositions;
  readonly isCollecting: boolean;
  readonly onCollectAll: () => void;
}

/** Whether there may be more than one thing to collect from: positions, and with one of them the deposits in mining pools. */
function hasSeveral(listed: ListedPositions, { miningPools }: Chain): boolean {
  const positions = listed.kind === 'loading' ? null : listed.positions;
  const owing = (positions ?? []).filter((position) => !isClosed(position) || hasUncollected(position));
  return owing.length > (miningPools.length > 0 ? 0 : 1);
}

function Head({ listed, isCollecting, onCollectAll }: HeadProps) {
  const chain = useActiveChain();
  const navigate = useNavigate();
  return (
    <Row $justify="space-between" $gap={12} $wrap>
      <Heading $size="title">
        <FormattedMessage {...overviewTitle.title} />
      </Heading>
      <Ways $gap={8} $wrap>
        {hasSeveral(listed, chain) && (
          <Button $tone="soft" aria-expanded={isCollecting} data-testid="pool-v3-collect-all-open" onClick={onCollectAll}>
            <FormattedMessage {...collectAllTexts.open} />
          </Button>
        )}
        {chain.v2 && <MoreMenu />}
        <Button data-way="new" data-testid="pool-v3-new" onClick={() => void navigate(paths.add('ETH'))}>
          <Icon name="plus" />
          <FormattedMessage {...texts.newPosition} />
        </Button>
      </Ways>
    </Row>
  );
}

const entries = [
  { to: paths.add('ETH'), text: texts.createPool, icon: 'plus' },
  { to: paths.migrateV2(), text: texts.migrate, icon: 'swapArrows' },
  { to: paths.poolV2(), text: texts.v2, icon: 'wallet' },
] as const;

/** The ways beside this screen, on networks that have version 2 too. */
function MoreMenu() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { docsUrl } = useActiveChain();
  return (
    <Menu
      label={intl.formatMessage(texts.more)}
      trigger={(trigger) => (
        <Button $tone="soft" data-testid="pool-v3-more" {...trigger}>
          <FormattedMessage {...texts.more} />
          <Icon name="chevronDown" size={16} />
        </Button>
      )}
    >
      {(close) => (
        <>
          {entries.map(({ to, text, icon }) => (
            <MenuItem
              key={to}
              onClick={() => {
                close();
                void navigate(to);
              }}
            >
              <FormattedMessage {...text} />
              <Icon name={icon} size={16} />
            </MenuItem>
          ))}
          <MenuLink href={docsUrl ?? brand.links.docs}>
            <FormattedMessage {...texts.learn} />
            <Icon name="external" size={16} />
          </MenuLink>
        </>
      )}
    </Menu>
  );
}

interface PositionsProps {
  /** Null for a visitor. */
  readonly owner: Address | null;
  readonly listed: ListedPositions;
  /** Has the fees calculated, where that waits to be asked for. */
  readonly onFeesAsked: (() => void) | null;
  /** What stands where there are none. */
  readonly none: ReactNode;
}

function Positions({ owner, listed, onFeesAsked, none }: PositionsProps) {
  const hideClosed = useSharedSelector(selectSettings).userHideClosedPositions;
  if (!owner) return none;
  if (listed.kind === 'loading') return <LoadingRows />;
  if (listed.positions === null) {
    return (
      <ReadFailure testId="pool-v3-failed">
        <FormattedMessage {...texts.failed} />
      </ReadFailure>
    );
  }
  const shown = hideClosed ? listed.positions.filter((position) => !isClosed(position)) : closedLast(listed.positions);
  return (
    <Column $gap={12}>
      {listed.kind === 'failed' && (
        <Notice kind="warning">
          <FormattedMessage {...texts.failed} />
        </Notice>
      )}
      {shown.length === 0 ? none : <ListedRows key={owner} owner={owner} positions={shown} onFeesAsked={onFeesAsked} />}
      <HiddenFees listed={listed} hideClosed={hideClosed} />
    </Column>
  );
}

/** Says so when a hidden position still holds something (V3-2). */
function HiddenFees({ listed, hideClosed }: { readonly listed: ListedPositions; readonly hideClosed: boolean }) {
  const count =
    listed.kind === 'loading' || !hideClosed
      ? 0
      : (listed.positions ?? []).filter((position) => isClosed(position) && hasUncollected(position)).length;
  if (count === 0) return null;
  return (
    <Notice kind="info" testId="pool-v3-hidden-fees">
      <FormattedMessage {...texts.hiddenFees} values={{ count }} />
    </Notice>
  );
}

import { paths } from '@dex/mf-shared/contract';
import { hideClosedPositionsChosen, selectSettings } from '@dex/mf-shared/state';
import { Checkbox, Menu, MenuItem, MenuLink, ReadFailure } from '@dex/mf-shared/ui/controls';
import {
  AppLink,
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
  Skeleton,
  Text,
  theme,
  useAccount,
  useActiveChain,
  useDispatch,
  useNavigate,
  useOpenDialog,
  useSharedSelector,
} from '@dex/mf-shared/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { closedLast, hasUncollected, isClosed } from '../../../domain/v3/position';
import { overviewTexts as texts } from '../v3.messages';
import { collectAllTexts } from '../collectAll/collectAll.messages';
import { PositionList } from './PositionList';
import { useOwnPositions, type OwnPositions } from './useOwnPositions';

/** Orders load with the first collection. */
const CollectAllCard = lazyPart(async () => (await import('../collectAll/CollectAllCard')).CollectAllCard);
const PLACEHOLDERS = Array.from({ length: 12 }, (_, index) => index);

/** All positions of the account (V3-21). */
export function OverviewScreen() {
  const own = useOwnPositions();
  const account = useAccount();
  const [isCollecting, setCollecting] = useState(false);
  return (
    <FormColumn $width={theme.width.pools}>
      <Column $gap={16}>
        <Head own={own} isCollecting={isCollecting} onCollectAll={() => setCollecting(!isCollecting)} />
        {isCollecting && account && own.kind !== 'loading' && own.positions && (
          <CollectAllCard account={account} positions={own.positions} />
        )}
        <Card data-testid="pool-v3-positions">
          <Positions own={own} />
        </Card>
        <Foot own={own} />
      </Column>
    </FormColumn>
  );
}

interface HeadProps {
  readonly own: OwnPositions;
  readonly isCollecting: boolean;
  readonly onCollectAll: () => void;
}

/** Whether there is more than one position to collect from. */
function hasSeveral(own: OwnPositions): boolean {
  const positions = own.kind === 'loading' ? null : own.positions;
  return (positions ?? []).filter((position) => !isClosed(position) || hasUncollected(position)).length > 1;
}

function Head({ own, isCollecting, onCollectAll }: HeadProps) {
  const { v2 } = useActiveChain();
  const navigate = useNavigate();
  return (
    <Row $justify="space-between" $gap={12} $wrap>
      <Heading $size="title">
        <FormattedMessage {...texts.title} />
      </Heading>
      <Row $gap={8} $wrap>
        {hasSeveral(own) && (
          <Button $tone="secondary" aria-expanded={isCollecting} data-testid="pool-v3-collect-all-open" onClick={onCollectAll}>
            <FormattedMessage {...collectAllTexts.open} />
          </Button>
        )}
        {v2 && <MoreMenu />}
        <Button data-testid="pool-v3-new" onClick={() => navigate(paths.add('ETH'))}>
          <Icon name="plus" />
          <FormattedMessage {...texts.newPosition} />
        </Button>
      </Row>
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
        <Button $tone="secondary" data-testid="pool-v3-more" {...trigger}>
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
                navigate(to);
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

function Positions({ own }: { readonly own: OwnPositions }) {
  const account = useAccount();
  const intl = useIntl();
  const hideClosed = useSharedSelector(selectSettings).userHideClosedPositions;
  if (!account) return <Empty isConnected={false} />;
  if (own.kind === 'loading') {
    return (
      <Column $gap={8} role="status" aria-label={intl.formatMessage(texts.loading)} data-testid="pool-v3-loading">
        {PLACEHOLDERS.map((row) => (
          <Skeleton key={row} $height="72px" data-testid="pool-v3-placeholder" />
        ))}
      </Column>
    );
  }
  if (own.positions === null) {
    return (
      <ReadFailure testId="pool-v3-failed">
        <FormattedMessage {...texts.failed} />
      </ReadFailure>
    );
  }
  const shown = hideClosed ? own.positions.filter((position) => !isClosed(position)) : closedLast(own.positions);
  return (
    <Column $gap={12}>
      {own.kind === 'failed' && (
        <Notice kind="warning">
          <FormattedMessage {...texts.failed} />
        </Notice>
      )}
      {shown.length === 0 ? <Empty isConnected /> : <PositionList positions={shown} />}
      <HiddenFees own={own} hideClosed={hideClosed} />
    </Column>
  );
}

/** Says so when a hidden position still holds something (V3-2). */
function HiddenFees({ own, hideClosed }: { readonly own: OwnPositions; readonly hideClosed: boolean }) {
  const count =
    own.kind === 'loading' || !hideClosed
      ? 0
      : (own.positions ?? []).filter((position) => isClosed(position) && hasUncollected(position)).length;
  if (count === 0) return null;
  return (
    <Notice kind="info" testId="pool-v3-hidden-fees">
      <FormattedMessage {...texts.hiddenFees} values={{ count }} />
    </Notice>
  );
}

function Empty({ isConnected }: { readonly isConnected: boolean }) {
  const openDialog = useOpenDialog();
  return (
    <Column $gap={16} $align="center" data-testid="pool-v3-empty">
      <Text as="p" $tone="textMuted" $align="center">
        <FormattedMessage {...texts.none} />
      </Text>
      {!isConnected && (
        <Button data-testid="pool-v3-connect" onClick={() => openDialog({ kind: 'wallet' })}>
          <FormattedMessage {...texts.connect} />
        </Button>
      )}
    </Column>
  );
}

function Foot({ own }: { readonly own: OwnPositions }) {
  const dispatch = useDispatch();
  const hideClosed = useSharedSelector(selectSettings).userHideClosedPositions;
  const hasClosed = own.kind !== 'loading' && (own.positions ?? []).some(isClosed);
  return (
    <Row $justify="space-between" $gap={12} $wrap>
      <AppLink to={paths.poolV2()} data-testid="pool-v3-view-v2">
        <FormattedMessage {...texts.viewV2} />
      </AppLink>
      {hasClosed && (
        <Checkbox checked={!hideClosed} onChange={(show) => dispatch(hideClosedPositionsChosen(!show))}>
          <FormattedMessage {...texts.showClosed} />
        </Checkbox>
      )}
    </Row>
  );
}

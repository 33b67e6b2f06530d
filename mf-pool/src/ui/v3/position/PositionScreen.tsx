import { paths } from '@dex/mf-shared/contract';
import { formatFee, shortenSymbol } from '@dex/mf-shared/domain';
import { AddressText, Badge, ReadFailure } from '@dex/mf-shared/ui/controls';
import {
  AppLink,
  Button,
  Card,
  Column,
  CurrencyPairLogo,
  FormColumn,
  Heading,
  Icon,
  lazyPart,
  Row,
  Skeleton,
  Text,
  theme,
  useActiveChain,
  useNavigate,
  useRouteMatch,
} from '@dex/mf-shared/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isClosed, parseTokenId } from '../../../domain/v3/position';
import { matchRoute } from '../../../routes';
import { increasePath } from '../increasePath';
import { CollectDialog } from '../PayoutDialogs';
import { RangeBadge } from '../RangeBadge';
import { V3Gate } from '../V3Gate';
import { usePositionView, type PositionView, type PositionViewState } from '../usePositionView';
import { positionTexts as texts } from '../v3.messages';
import { FeesCard } from './FeesCard';
import { LeaveUnread } from './LeaveUnread';
import { LiquidityCard } from './LiquidityCard';
import { MoveToCome } from './MoveToCome';
import { PositionPictureFrame } from './PositionPictureFrame';
import { RangeCard } from './RangeCard';
import { ResultCard } from './ResultCard';

const MoveRange = lazyPart(async () => (await import('./MoveRange')).MoveRange, <MoveToCome />);
const MoveRangeDialog = lazyPart(async () => (await import('./MoveRangeDialog')).MoveRangeDialog, null);
const MoveWithSwapDialog = lazyPart(async () => (await import('./MoveWithSwapDialog')).MoveWithSwapDialog, null);
const CompoundDialog = lazyPart(async () => (await import('./Compound')).CompoundDialog, null);

/** One position. */
export function PositionScreen() {
  const [moveCount, setMoveCount] = useState(0);
  const tokenId = parseTokenId(useRouteMatch(matchRoute)?.params.tokenId);
  return (
    <>
      <V3Gate>
        <Position moveCount={moveCount} />
      </V3Gate>
      {tokenId !== null && <CollectDialog tokenId={tokenId} />}
      {tokenId !== null && <CompoundDialog tokenId={tokenId} />}
      {tokenId !== null && <MoveRangeDialog tokenId={tokenId} onSent={() => setMoveCount(moveCount + 1)} />}
      {tokenId !== null && <MoveWithSwapDialog tokenId={tokenId} onSent={() => setMoveCount(moveCount + 1)} />}
    </>
  );
}

function Position({ moveCount }: { readonly moveCount: number }) {
  const state = usePositionView();
  return (
    <FormColumn $width={theme.width.pools}>
      <Column $gap={16}>
        <AppLink to={paths.pool()} data-testid="pool-v3-back">
          <Icon name="back" size={16} />
          <FormattedMessage {...texts.back} />
        </AppLink>
        {state.kind === 'known' ? <Details view={state.view} moveCount={moveCount} /> : <NoPosition kind={missingKind(state)} isPage />}
        {state.kind === 'tokenUnread' && state.view.isOperator && <LeaveUnread view={state.view} />}
      </Column>
    </FormColumn>
  );
}

type MissingKind = 'loading' | 'missing' | 'failed' | 'tokenUnread' | 'tokenUnreadLeaving';

/** That liquidity can be removed is said where the way to do it stands. */
function missingKind(state: Exclude<PositionViewState, { kind: 'known' }>): MissingKind {
  if (state.kind !== 'tokenUnread') return state.kind;
  return state.view.isOperator && !isClosed(state.view.position) ? 'tokenUnreadLeaving' : 'tokenUnread';
}

const FAILURES = { failed: texts.failed, tokenUnread: texts.figuresUnread, tokenUnreadLeaving: texts.tokenUnread } as const;

interface NoPositionProps {
  readonly kind: MissingKind;
  /** True where nothing above it names the page. */
  readonly isPage?: boolean;
}

/** What stands in place of a position that is not there yet, or not at all. */
export function NoPosition({ kind, isPage = false }: NoPositionProps) {
  const intl = useIntl();
  const { label: network } = useActiveChain();
  if (kind === 'loading')
    return <Skeleton $height="420px" role="status" aria-hidden={false} aria-label={intl.formatMessage(texts.loading)} />;
  if (kind !== 'missing') {
    return (
      <ReadFailure testId="pool-v3-position-failed">
        <FormattedMessage {...FAILURES[kind]} />
      </ReadFailure>
    );
  }
  return (
    <Card data-testid="pool-v3-position-missing">
      <Column $gap={12}>
        <Heading as={isPage ? 'h1' : 'h2'}>
          <FormattedMessage {...texts.missing} />
        </Heading>
        <Text as="p" $tone="textMuted">
          <FormattedMessage {...texts.missingHint} values={{ network }} />
        </Text>
      </Column>
    </Card>
  );
}

/** `moveCount`: how many moves of its range were sent; the form of the last one is over then. */
function Details({ view, moveCount }: { readonly view: PositionView; readonly moveCount: number }) {
  return (
    <>
      <PositionHeader view={view} />
      <Row $gap={16} $align="stretch" $wrap>
        <Column $gap={16} style={{ flex: '1 1 320px' }}>
          <LiquidityCard view={view} />
          <FeesCard view={view} />
        </Column>
        <Card style={{ flex: '1 0 auto', display: 'grid', alignContent: 'center' }}>
          <PositionPictureFrame picture={view.picture} />
        </Card>
      </Row>
      <RangeCard view={view} />
      {view.isOperator && <MoveRange key={moveCount} view={view} />}
      <ResultCard view={view} />
    </>
  );
}

function PositionHeader({ view }: { readonly view: PositionView }) {
  const { shown, chain, currency0, currency1, position } = view;
  const isStraight = shown.base.address === view.token0.address;
  const [base, quote] = isStraight ? [currency0, currency1] : [currency1, currency0];
  return (
    <Row $justify="space-between" $gap={12} $wrap>
      <Row $gap={12} $wrap>
        <CurrencyPairLogo one={quote} other={base} size={28} />
        <Heading data-testid="pool-v3-pair">
          <FormattedMessage {...texts.pair} values={{ quote: shortenSymbol(quote.symbol), base: shortenSymbol(base.symbol) }} />
        </Heading>
        <Badge data-testid="pool-v3-fee">
          <FormattedMessage {...texts.percent} values={{ value: formatFee(position.fee) }} />
        </Badge>
        <RangeBadge state={view.state} />
      </Row>
      {view.isOperator ? (
        <Actions view={view} />
      ) : (
        <Text $size="small" data-testid="pool-v3-owner">
          <FormattedMessage {...texts.owner} values={{ address: <AddressText address={view.owner} chainId={chain.chainId} /> }} />
        </Text>
      )}
    </Row>
  );
}

function Actions({ view }: { readonly view: PositionView }) {
  const navigate = useNavigate();
  const { position } = view;
  return (
    <Row $gap={8} $wrap>
      <Button data-testid="pool-v3-increase" onClick={() => void navigate(increasePath(view))}>
        <FormattedMessage {...texts.increase} />
      </Button>
      {!isClosed(position) && (
        <Button $tone="text" data-testid="pool-v3-remove" onClick={() => void navigate(paths.remove(position.tokenId))}>
          <FormattedMessage {...texts.remove} />
        </Button>
      )}
    </Row>
  );
}

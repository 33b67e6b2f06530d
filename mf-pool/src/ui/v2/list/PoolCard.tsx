import { paths } from '@dex/mf-shared/contract';
import {
  currencyId,
  formatExact,
  formatLiquidityAmount,
  formatPoolShare,
  rawAmount,
  shortenSymbol,
  ZERO_AMOUNT,
  type RawAmount,
} from '@dex/mf-shared/domain';
import {
  AppLink,
  brand,
  Button,
  Card,
  Column,
  CurrencyLogo,
  CurrencyPairLogo,
  ExternalLink,
  Figure,
  Icon,
  Row,
  Text,
  useAccount,
  useActiveChain,
} from '@dex/mf-shared/ui';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { SHARE_DECIMALS } from '../../../domain/v2/removeForm';
import { burnedAmounts, shareOf } from '../../../domain/v2/shares';
import { shownCurrency } from '../../../domain/v2/shownCurrency';
import { FigureRow } from '../../orders/FigureRow';
import { pairAnalytics } from '../analyticsLinks';
import { HeldShares } from '../HeldShares';
import { MayChange } from '../MayChange';
import type { HeldPair } from '../useHeldPairs';
import { cardTexts as texts, v2Texts } from '../v2.messages';
import { PairResult } from './PairResult';

interface PoolCardProps {
  readonly held: HeldPair;
}

/** A pair of the account: what it holds there, and what can be done with it (V2-13). */
export function PoolCard({ held }: PoolCardProps) {
  const { ref } = held;
  const chain = useActiveChain();
  const account = useAccount();
  const [isOpen, setOpen] = useState(false);
  const sectionId = useId();
  const [one, other] = [shownCurrency(ref.token0, chain), shownCurrency(ref.token1, chain)];
  const pair = { a: shortenSymbol(one.symbol), b: shortenSymbol(other.symbol) };
  return (
    <Card data-testid={`pool-v2-card-${ref.address}`} $padding={16}>
      <Column $gap={12}>
        <Row $justify="space-between" $gap={12}>
          <Row $gap={12} $wrap>
            <CurrencyPairLogo one={one} other={other} size={24} />
            <Text as="h2" $strong>
              <FormattedMessage {...v2Texts.pair} values={pair} />
            </Text>
          </Row>
          <Button
            $tone="soft"
            $size="small"
            aria-expanded={isOpen}
            aria-controls={sectionId}
            data-testid="pool-v2-manage"
            onClick={() => setOpen(!isOpen)}
          >
            <FormattedMessage {...texts.manage} />
            <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={16} />
          </Button>
        </Row>
        <PairFigures held={held} />
        <div id={sectionId} hidden={!isOpen}>
          {isOpen && (
            <Column $gap={16}>
              <ManageLinks held={held} />
              {account && <PairResult held={held} account={account} />}
            </Column>
          )}
        </div>
      </Column>
    </Card>
  );
}

/** Shares, supply, part and both amounts. */
function PairFigures({ held: { ref, state, staked } }: PoolCardProps) {
  const chain = useActiveChain();
  const free: RawAmount | null = state.balance;
  // What is not known is not nothing: the whole is not known then either.
  const stakedAmount = staked === 'unread' ? null : (staked ?? ZERO_AMOUNT);
  const all = free === null || stakedAmount === null ? null : rawAmount(BigInt(free) + BigInt(stakedAmount));
  const share = shareOf(all, state.totalSupply);
  const amounts = all && burnedAmounts(state, all);
  const symbol = brand.liquidityTokenSymbol;
  const figure = (raw: RawAmount | null, decimals: number, testId: string, unit?: string) => (
    <Figure
      shown={raw && formatLiquidityAmount(raw, decimals)}
      exact={raw === null ? undefined : formatExact(raw, decimals)}
      unit={unit}
      testId={testId}
    />
  );
  return (
    <Column $gap={8}>
      <FigureRow label={<FormattedMessage {...texts.poolTokens} />}>
        <HeldShares shares={free} unit={symbol} testId="pool-v2-balance" />
      </FigureRow>
      {staked !== null && (
        <FigureRow label={<FormattedMessage {...texts.stakedTokens} />}>
          <HeldShares shares={stakedAmount} unit={symbol} testId="pool-v2-staked" />
        </FigureRow>
      )}
      <FigureRow label={<FormattedMessage {...texts.totalSupply} />}>
        {figure(state.totalSupply, SHARE_DECIMALS, 'pool-v2-supply', symbol)}
      </FigureRow>
      <FigureRow label={<FormattedMessage {...texts.share} />}>
        <MayChange isKnown={share !== null}>
          <Figure shown={share && `${formatPoolShare(share)}%`} testId="pool-v2-share" />
        </MayChange>
      </FigureRow>
      {([0, 1] as const).map((side) => {
        const token = side === 0 ? ref.token0 : ref.token1;
        const currency = shownCurrency(token, chain);
        return (
          <FigureRow key={side} label={<FormattedMessage {...v2Texts.pooled} values={{ symbol: shortenSymbol(currency.symbol) }} />}>
            <Row $gap={4} $justify="end">
              <CurrencyLogo currency={currency} size={16} />
              <MayChange isKnown={amounts !== null}>
                {figure(amounts && (side === 0 ? amounts.amount0 : amounts.amount1), token.decimals, `pool-v2-amount${side}`)}
              </MayChange>
            </Row>
          </FigureRow>
        );
      })}
    </Column>
  );
}

function ManageLinks({ held: { ref, staked, state } }: PoolCardProps) {
  const chain = useActiveChain();
  const [idA, idB] = [currencyId(shownCurrency(ref.token0, chain)), currencyId(shownCurrency(ref.token1, chain))];
  const analytics = pairAnalytics(chain, ref.address);
  const hasShares = state.balance !== null && state.balance !== '0';
  return (
    <Row $gap={16} $wrap data-testid="pool-v2-manage-links">
      {hasShares && (
        <AppLink to={paths.migrateV2Pair(ref.address)}>
          <FormattedMessage {...texts.migrate} />
        </AppLink>
      )}
      <AppLink to={paths.addV2(idA, idB)}>
        <FormattedMessage {...texts.add} />
      </AppLink>
      {hasShares && (
        <AppLink to={paths.removeV2(idA, idB)}>
          <FormattedMessage {...texts.remove} />
        </AppLink>
      )}
      {analytics && (
        <ExternalLink href={analytics}>
          <FormattedMessage {...texts.analytics} />
        </ExternalLink>
      )}
      {staked !== null && (
        <AppLink to={paths.miningPool(idA, idB)}>
          <FormattedMessage {...texts.rewardsPool} />
        </AppLink>
      )}
    </Row>
  );
}

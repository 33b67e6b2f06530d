import {
  formatLiquidityAmount,
  parseBps,
  rawAmount,
  sameAddress,
  shortenSymbol,
  type Address,
  type ChainId,
  type Token,
} from '@dex/mf-shared/domain';
import { useOrder } from '@dex/mf-shared/orders';
import { selectSlippageTolerance } from '@dex/mf-shared/state';
import { Column, Text, useSharedSelector } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { coarseLoss } from '../../../domain/v3/coarseSide';
import { compoundOrder, compoundSlippage, compoundTerms, type CompoundTerms } from '../../../domain/v3/compound';
import { isClosed } from '../../../domain/v3/position';
import type { ShownCompound } from '../../../domain/v3/shownTerms';
import { poolKinds, poolOrders } from '../../../orders';
import { PoolOrderDialog } from '../../orders/PoolOrderDialog';
import { poolSlot } from '../../orders/poolSlot';
import { useDeadline } from '../../orders/useDeadline';
import { AmountRow } from '../AmountRow';
import { CoarseNotice } from '../CoarseNotice';
import { DepositButton } from '../market/DepositButton';
import { ReviewedGap } from '../market/ReviewedGap';
import { depositOf, usePoolMarket } from '../market/usePoolMarket';
import type { PositionView } from '../usePositionView';
import { compoundTexts as texts } from './compound.messages';

/** What puts the fees of an own position back into it (V3-29); nothing where they would make no liquidity. */
export function CompoundButton({ view, disabled }: { readonly view: PositionView; readonly disabled: boolean }) {
  const setting = useSharedSelector(selectSlippageTolerance);
  const { account, owner, position, owed, sqrtPriceX96, manager } = view;
  if (!account || !sameAddress(account, owner) || isClosed(position) || !owed || sqrtPriceX96 === null) return null;
  const chosen = setting === 'auto' ? setting : (parseBps(setting) ?? 'auto');
  const slippageBps = compoundSlippage(chosen, position, sqrtPriceX96);
  const made = compoundTerms({ manager, position, owed, sqrtPriceX96, slippageBps, deadlineSeconds: 0 });
  return made && <OpenButton view={view} account={account} made={made} disabled={disabled} />;
}

interface OpenButtonProps {
  readonly view: PositionView;
  readonly account: Address;
  /** Without its deadline, which counts from the press. */
  readonly made: CompoundTerms;
  readonly disabled: boolean;
}

function OpenButton({ view, account, made, disabled }: OpenButtonProps) {
  const { position, token0, token1, chain, sqrtPriceX96 } = view;
  const { open } = useOrder(poolOrders, poolSlot(poolKinds.compound, position.tokenId));
  const deadline = useDeadline(chain.chainId);
  const poolMarket = usePoolMarket(view, depositOf(made, position));
  const compound = () => {
    const owed = { amount0: BigInt(made.amount0Desired), amount1: BigInt(made.amount1Desired) };
    const coarse = sqrtPriceX96 === null ? null : coarseLoss(sqrtPriceX96, position, owed);
    const terms: ShownCompound = { ...made, deadlineSeconds: deadline(), currencies: [token0, token1], coarse };
    const text = (token: Token, desired: string, rest: string) => ({
      amount: formatLiquidityAmount(rawAmount(BigInt(desired) - BigInt(rest)), token.decimals),
      symbol: shortenSymbol(token.symbol),
    });
    open({
      order: compoundOrder({ chainId: chain.chainId, account }, terms, token0, token1),
      record: {
        summary: {
          kind: 'addLiquidity',
          version: 'v3',
          a: text(token0, terms.amount0Desired, terms.rest0),
          b: text(token1, terms.amount1Desired, terms.rest1),
          collectsFrom: [terms.tokenId],
        },
      },
    });
  };
  return (
    <DepositButton
      poolMarket={poolMarket}
      $tone="secondary"
      $size="small"
      disabled={disabled}
      data-testid="pool-v3-compound"
      onPress={compound}
    >
      <FormattedMessage {...texts.open} />
    </DepositButton>
  );
}

/** Every figure is read from the order that will be sent. */
export function CompoundDialog({ tokenId }: { readonly tokenId: string }) {
  return (
    <PoolOrderDialog
      kind={poolKinds.compound}
      subject={tokenId}
      tell={({ terms, chainId }) => ({
        title: <FormattedMessage {...texts.title} />,
        confirm: <FormattedMessage {...texts.confirm} />,
        currencies: terms.currencies,
        doing: <FormattedMessage {...texts.doing} values={{ id: terms.tokenId }} />,
        summary: <CompoundSummary terms={terms} chainId={chainId} />,
      })}
      testId="pool-v3-compound-order"
      parts="pool-v3"
    />
  );
}

function CompoundSummary({ terms, chainId }: { readonly terms: ShownCompound; readonly chainId: ChainId }) {
  const [one, other] = terms.currencies;
  const sides = [
    { token: one, desired: terms.amount0Desired, rest: terms.rest0 },
    { token: other, desired: terms.amount1Desired, rest: terms.rest1 },
  ];
  return (
    <Column $gap={12}>
      <ReviewedGap chainId={chainId} terms={terms} />
      <CoarseNotice terms={terms} />
      {sides.map(({ token, desired, rest }, index) => (
        <AmountRow
          key={index}
          currency={token}
          amount={rawAmount(BigInt(desired) - BigInt(rest))}
          digits={6}
          label={<FormattedMessage {...texts.putBack} values={{ symbol: shortenSymbol(token.symbol) }} />}
          testId={`pool-v3-order-back${index}`}
        />
      ))}
      {sides.map(({ token, rest }, index) => (
        <AmountRow
          key={index}
          currency={token}
          amount={rawAmount(BigInt(rest))}
          digits={6}
          label={<FormattedMessage {...texts.rest} values={{ symbol: shortenSymbol(token.symbol) }} />}
          testId={`pool-v3-order-rest${index}`}
        />
      ))}
      <Text as="p" $size="small" $tone="textMuted">
        <FormattedMessage {...texts.hint} />
      </Text>
    </Column>
  );
}

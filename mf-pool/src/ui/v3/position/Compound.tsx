import { formatLiquidityAmount, parseBps, rawAmount, sameAddress, shortenSymbol, type Token } from '@dex/mf-shared/domain';
import { useOrder } from '@dex/mf-shared/orders';
import { selectSlippageTolerance } from '@dex/mf-shared/state';
import { Button, Column, Text, useSharedSelector } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { compoundOrder, compoundSlippage, compoundTerms, type CompoundTerms } from '../../../domain/v3/compound';
import { isClosed } from '../../../domain/v3/position';
import { poolKinds, poolOrders } from '../../../orders';
import { PoolOrderDialog } from '../../orders/PoolOrderDialog';
import { useDeadline } from '../../orders/useDeadline';
import { useOrderClosedOnLeave } from '../../orders/useOrderClosedOnLeave';
import { AmountRow } from '../AmountRow';
import type { PositionView } from '../usePositionView';
import { compoundTexts as texts } from './compound.messages';

/** What puts the fees of an own position back into it (V3-29): the button, and the dialog that outlives it. */
export function Compound({ view, disabled }: { readonly view: PositionView; readonly disabled: boolean }) {
  return (
    <>
      <CompoundButton view={view} disabled={disabled} />
      <CompoundDialog view={view} />
    </>
  );
}

/** Nothing where the fees would make no liquidity. */
function CompoundButton({ view, disabled }: { readonly view: PositionView; readonly disabled: boolean }) {
  const { open } = useOrder(poolOrders, poolKinds.compound.kind);
  const setting = useSharedSelector(selectSlippageTolerance);
  const deadline = useDeadline(view.chain.chainId);
  const { account, owner, position, owed, sqrtPriceX96, manager, token0, token1, chain } = view;
  if (!account || !sameAddress(account, owner) || isClosed(position) || !owed || sqrtPriceX96 === null) return null;
  const chosen = setting === 'auto' ? setting : (parseBps(setting) ?? 'auto');
  const slippageBps = compoundSlippage(chosen, position, sqrtPriceX96);
  const facts = { manager, position, owed, sqrtPriceX96, slippageBps };
  if (!compoundTerms({ ...facts, deadlineSeconds: 0 })) return null;
  const compound = () => {
    const terms = compoundTerms({ ...facts, deadlineSeconds: deadline() });
    if (!terms) return;
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
    <Button $tone="secondary" $size="small" disabled={disabled} data-testid="pool-v3-compound" onClick={compound}>
      <FormattedMessage {...texts.open} />
    </Button>
  );
}

/** Every figure is read from the order that will be sent. */
function CompoundDialog({ view }: { readonly view: PositionView }) {
  useOrderClosedOnLeave(poolKinds.compound.kind);
  return (
    <PoolOrderDialog
      kind={poolKinds.compound}
      title={<FormattedMessage {...texts.title} />}
      confirm={<FormattedMessage {...texts.confirm} />}
      currencies={[view.token0, view.token1]}
      doing={({ terms }) => <FormattedMessage {...texts.doing} values={{ id: terms.tokenId }} />}
      summary={({ terms }) => <CompoundSummary terms={terms} view={view} />}
      testId="pool-v3-compound-order"
      parts="pool-v3"
    />
  );
}

function CompoundSummary({ terms, view: { token0, token1 } }: { readonly terms: CompoundTerms; readonly view: PositionView }) {
  const sides = [
    { token: token0, desired: terms.amount0Desired, rest: terms.rest0 },
    { token: token1, desired: terms.amount1Desired, rest: terms.rest1 },
  ];
  return (
    <Column $gap={12}>
      {sides.map(({ token, desired, rest }, index) => (
        <AmountRow
          key={token.address}
          currency={token}
          amount={rawAmount(BigInt(desired) - BigInt(rest))}
          digits={6}
          label={<FormattedMessage {...texts.putBack} values={{ symbol: shortenSymbol(token.symbol) }} />}
          testId={`pool-v3-order-back${index}`}
        />
      ))}
      {sides.map(({ token, rest }, index) => (
        <AmountRow
          key={token.address}
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

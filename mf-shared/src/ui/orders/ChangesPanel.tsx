import { FormattedMessage } from 'react-intl';
import { type Address, sameAddress, shortenAddress } from '../../domain/address';
import { formatAmount, formatDollars } from '../../domain/amounts/figures';
import { amountRatio, multiplyRatios } from '../../domain/amounts/ratio';
import { parseAmount } from '../../domain/amounts/amount';
import type { Chain } from '../../domain/chains/chain';
import type { Changes, PreparedOrder } from '../../domain/orders/preparedOrder';
import { MAX_UINT256, type RawAmount } from '../../domain/rawAmount';
import type { Currency } from '../../domain/tokens/currency';
import { Column, Inset } from '../primitives/layout';
import { Figure } from '../amounts/Figure';
import { Text } from '../primitives/Text';
import { useRead } from '../services/useRead';
import { Amount } from './Amount';
import { Line, Lines } from './Lines';
import { namedAmount } from './namedAmount';
import { changeTexts as texts } from './orders.messages';
import { useTargetName } from './TargetName';

interface ChangesPanelProps {
  readonly chain: Chain;
  readonly account: Address;
  readonly prepared: PreparedOrder;
  readonly currencies: readonly Currency[];
}

/** What the order will change, as the trial on the node measured it: leaves, arrives, allowance left, network cost (ORDER-2). */
export function ChangesPanel({ chain, account, prepared, currencies }: ChangesPanelProps) {
  const { changes, networkCost } = prepared;
  return (
    <Inset $padding={12} data-testid="order-changes">
      <Column $gap={12}>
        <Text $size="small" $strong>
          <FormattedMessage {...texts.title} />
        </Text>
        {changes === null && <NotTried isSeveral={prepared.sends.length > 1} />}
        {changes?.leaves.length === 0 && changes.arrives.length === 0 && (
          <Text as="p" $size="small" $tone="textMuted">
            <FormattedMessage {...texts.nothing} />
          </Text>
        )}
        <Lines>
          {changes && <Measured changes={changes} chain={chain} account={account} currencies={currencies} />}
          <Line name={<FormattedMessage {...texts.cost} />} testId="order-network-cost">
            {networkCost === null ? <Figure shown={null} /> : <NetworkCost chain={chain} cost={networkCost} />}
          </Line>
        </Lines>
      </Column>
    </Inset>
  );
}

/** One call was at least estimated, so that it is known to go through; of several together not even that is. */
function NotTried({ isSeveral }: { readonly isSeveral: boolean }) {
  return (
    <Text as="p" $size="small" $tone="textMuted" data-testid="order-not-tried">
      <FormattedMessage {...(isSeveral ? texts.severalNotTried : texts.notTried)} />
    </Text>
  );
}

type MeasuredProps = Omit<ChangesPanelProps, 'prepared'> & { readonly changes: Changes };

function Measured({ changes, chain, account, currencies }: MeasuredProps) {
  const { leaves, arrives, allowances } = changes;
  const figure = (moved: Parameters<typeof namedAmount>[0]) => <Amount {...namedAmount(moved, chain, currencies)} />;
  return (
    <>
      {leaves.map((moved) => (
        <Line key={`leaves-${moved.asset}`} name={<FormattedMessage {...texts.leaves} />} brief testId="order-leaves">
          {figure(moved)}
        </Line>
      ))}
      {arrives.map((moved) => (
        <Line
          key={`arrives-${moved.asset}-${moved.recipient}`}
          name={
            <FormattedMessage
              {...(sameAddress(moved.recipient, account) ? texts.arrives : texts.arrivesElsewhere)}
              values={{ address: shortenAddress(moved.recipient) }}
            />
          }
          brief
          testId="order-arrives"
        >
          {figure(moved)}
        </Line>
      ))}
      {allowances.map((left) => (
        <AllowanceLeft key={`${left.token}-${left.spender}`} left={left} chain={chain} account={account} currencies={currencies} />
      ))}
    </>
  );
}

type LeftProps = Omit<MeasuredProps, 'changes'> & { readonly left: Changes['allowances'][number] };

function AllowanceLeft({ left: { token, spender, amount }, chain, account, currencies }: LeftProps) {
  const name = useTargetName({ chain, account, to: spender, currencies });
  const shown = namedAmount({ asset: token, amount }, chain, currencies);
  // Some tokens count down from the highest number; nobody can spend the difference.
  const isUnlimited = BigInt(amount) > BigInt(MAX_UINT256) / 2n;
  return (
    <Line name={<FormattedMessage {...texts.allowanceLeft} values={{ spender: name }} />} testId="order-allowance-left">
      {isUnlimited ? <FormattedMessage {...texts.unlimited} values={{ symbol: shown.symbol }} /> : <Amount {...shown} />}
    </Line>
  );
}

function NetworkCost({ chain, cost }: { readonly chain: Chain; readonly cost: RawAmount }) {
  const read = useRead<'usdPrice'>({ kind: 'usdPrice', chainId: chain.chainId, token: 'native' });
  const dollars = dollarsOf(cost, read.kind === 'known' ? read.value : null, chain.native.decimals);
  const amount = formatAmount(cost, chain.native.decimals, 4, 'up');
  return <span>{`${amount} ${chain.native.symbol}${dollars === null ? '' : ` (${dollars})`}`}</span>;
}

function dollarsOf(cost: RawAmount, price: string | null, decimals: number): string | null {
  const [whole = '', fraction = ''] = (price ?? '').split('.');
  const parsed = price === null ? null : parseAmount(fraction === '' ? whole : `${whole}.${fraction.slice(0, 18)}`, 18);
  return parsed === null ? null : formatDollars(multiplyRatios(amountRatio(cost, decimals), amountRatio(parsed, 18)));
}

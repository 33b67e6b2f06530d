import { formatExact, formatSignificant, rawAmount, type Chain } from '@dex/mf-shared/domain';
import {
  Button,
  Card,
  Column,
  FormColumn,
  Heading,
  lazyPart,
  Text,
  useAccount,
  useActiveChain,
  useOpenDialog,
  sectionSelector,
} from '@dex/mf-shared/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { selectSupply, sampleSlice } from '../state/sampleSlice';
import { sampleTexts as texts } from './sample.messages';

// With the engine of orders, which the first picture does not wait for.
const WrapReview = lazyPart(async () => (await import(/* webpackChunkName: "orders" */ './WrapReview')).WrapReview);

const useSampleSelector = sectionSelector(sampleSlice);

/** A hundredth of the coin. */
const AMOUNT = rawAmount(10n ** 16n);

function SupplyLine({ chain }: { readonly chain: Chain }) {
  const supply = useSampleSelector(selectSupply);
  const { symbol, decimals } = chain.wrappedNative;
  const amount = supply.kind === 'known' ? formatSignificant(supply.value, decimals, 6) : '–';
  return (
    <Text as="p" data-testid="sample-supply">
      <FormattedMessage {...(supply.kind === 'failed' ? texts.failed : texts.supply)} values={{ amount, symbol }} />
    </Text>
  );
}

/** `/sample`: one read and one order. */
export function SampleScreen() {
  const chain = useActiveChain();
  const account = useAccount();
  const openDialog = useOpenDialog();
  const [asked, setAsked] = useState<{ readonly count: number; readonly isOpen: boolean }>({ count: 0, isOpen: false });
  const values = { amount: formatExact(AMOUNT, chain.native.decimals), symbol: chain.native.symbol };
  const press = () => {
    if (account) setAsked(({ count }) => ({ count: count + 1, isOpen: true }));
    else openDialog({ kind: 'wallet' });
  };
  return (
    <FormColumn>
      <Card data-testid="sample-screen">
        <Column $gap={16}>
          <Heading>
            <FormattedMessage {...texts.title} />
          </Heading>
          <SupplyLine chain={chain} />
          {account && asked.count > 0 && (
            <WrapReview
              key={asked.count}
              account={account}
              chain={chain}
              amount={AMOUNT}
              isOpen={asked.isOpen}
              onEnd={() => setAsked(({ count }) => ({ count, isOpen: false }))}
            />
          )}
          <Button onClick={press} data-testid="sample-wrap">
            <FormattedMessage {...(account ? texts.wrap : texts.connect)} values={values} />
          </Button>
        </Column>
      </Card>
    </FormColumn>
  );
}

import { currencyId, formatExact, maxSpendable, parseAmount, shortenSymbol, type Currency } from '@dex/mf-shared/domain';
import { selectSendingWay, useOrder, ordersSlice } from '@dex/mf-shared/orders';
import { Button, Column, CurrencyAmountPanel, Divider, Notice, Row, Text, useDollars, sectionSelector } from '@dex/mf-shared/ui';
import { useKeptForm } from '@dex/mf-shared/ui/controls';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { depositAfter, MOST_LOST_BPS, purchaseLossBps } from '../../../domain/v3/purchase';
import { depositTexts, heldOf } from '../../../domain/v3/addWithOne';
import { isMarketAwaited } from '../../../domain/v3/startPrice';
import type { Side } from '../../../domain/v3/positionTerms';
import { poolKinds, poolOrders } from '../../../orders';
import { selectNextAddition } from '../../../state/v3/keptAddition';
import { isTypedOneToken, type TypedOneToken } from '../../../state/v3/keptLaterForms';
import { poolV3Slice } from '../../../state/v3/poolV3Slice';
import { poolSlot } from '../../orders/poolSlot';
import { useDeadline } from '../../orders/useDeadline';
import { DepositButton } from '../market/DepositButton';
import { PurchaseFigures, PurchaseStanding } from '../PurchaseFigures';
import { purchaseTexts as texts } from '../purchase.messages';
import { purchaseWish, usePurchase } from '../usePurchase';
import { NextStep } from './NextStep';
import { addWithOneDraft, buySideDraft, paidAndBought } from './oneTokenDrafts';
import type { AddScreenForm } from './useAddForm';

const useOrdersSelector = sectionSelector(ordersSlice);
const useV3Selector = sectionSelector(poolV3Slice);

const UNTYPED: TypedOneToken = { paid: null, amount: '' };
/** How an order stands that has gone out. */
const SENT: readonly string[] = ['submitted', 'waiting'];

/** Whether the form can be paid in one token: a range that needs both, in a pool with a price, of a position that is the account's own. */
function canPayInOne({ chain, account, facts, fee, foreignOwner, unsupported, known }: AddScreenForm): boolean {
  const { price, range, standing, isLockedA, isLockedB } = facts;
  const isKnown = known.every(({ decimals }) => decimals === 'contract');
  if (account === null || fee === null || !chain.v3?.quoterV2 || foreignOwner !== null || unsupported.length > 0 || !isKnown) return false;
  return price !== null && !price.isNew && range.lower !== null && range.upper !== null && !standing?.isInvalid && !isLockedA && !isLockedB;
}

/** Adding with one token: a part of it buys the other one first (V3-34). */
export function OneToken({ form }: { readonly form: AddScreenForm }) {
  // Null while the form is closed.
  const [typed, setTyped] = useState<TypedOneToken | null>(null);
  const { currencyA, currencyB, subject, chain, account } = form;
  useKeptForm({
    name: `pool-v3-one|${subject}`,
    chainId: chain.chainId,
    account,
    form: typed,
    start: null,
    isForm: isTypedOneToken,
    restore: setTyped,
  });
  const next = useV3Selector((state) => selectNextAddition(state, { subject, chainId: chain.chainId, account }));
  const isBought = next !== null;
  const { order } = useOrder(poolOrders, poolSlot(poolKinds.addWithOne, subject));
  const isSent = order !== null && SENT.includes(order.status.kind);
  const close = useEffectEvent(() => setTyped(null));
  // What was typed is spent: the form begins anew.
  useEffect(() => {
    if (isBought || isSent) close();
  }, [isBought, isSent]);
  // What was bought waits: another purchase is not offered beside it.
  if (next) return <NextStep next={next} />;
  if (!canPayInOne(form) || !currencyA || !currencyB) return null;
  if (!typed) {
    return (
      <Row $justify="center">
        <Button $tone="text" data-testid="pool-v3-one-open" onClick={() => setTyped(UNTYPED)}>
          <FormattedMessage {...texts.open} />
        </Button>
      </Row>
    );
  }
  return <OneTokenForm form={form} currencies={[currencyA, currencyB]} typed={typed} setTyped={setTyped} />;
}

interface FormProps {
  readonly form: AddScreenForm;
  /** In the order of the form. */
  readonly currencies: readonly [Currency, Currency];
  readonly typed: TypedOneToken;
  readonly setTyped: (typed: TypedOneToken | null) => void;
}

function OneTokenForm({ form, currencies, typed, setTyped }: FormProps) {
  const intl = useIntl();
  const { chain, account, facts, fee, pool, market, priceGap, balanceA, balanceB } = form;
  const { price, pair, range, isTurned, slippage } = facts;
  const isSecond = currencyId(currencies[1]) === typed.paid;
  const currency = isSecond ? currencies[1] : currencies[0];
  // An amount stays with its currency, also where the sides change places; of another pair it means nothing.
  const typedAmount = typed.paid === currencyId(currency) ? typed.amount : '';
  const type = (amount: string) => setTyped({ paid: currencyId(currency), amount });
  const balance = isSecond ? balanceB : balanceA;
  const paidSide: Side = isSecond !== isTurned ? 1 : 0;
  const amount = parseAmount(typedAmount, currency.decimals);
  const dollars = useDollars(currency, amount);
  const isTooMuch = amount !== null && balance.value !== null && balance.value !== undefined && BigInt(amount) > BigInt(balance.value);
  const ticks = range.lower === null || range.upper === null ? null : { tickLower: range.lower, tickUpper: range.upper };
  const held = amount === null || amount === '0' ? null : heldOf(paidSide, BigInt(amount));
  const tokens = pair && (isTurned ? ([pair.quote, pair.base] as const) : ([pair.base, pair.quote] as const));
  const pool0 = tokens && fee !== null ? { token0: tokens[0].address, token1: tokens[1].address, fee } : null;
  const wish =
    pool0 && ticks && held && price
      ? purchaseWish({ chain, pool: pool0, range: ticks, sqrtPriceX96: price.sqrtPriceX96, held, slippageBps: slippage, before: null })
      : null;
  const asked = usePurchase(wish);
  const quote = asked?.answer.kind === 'known' ? asked.answer.quote : null;
  const deposit = quote && held && ticks ? depositAfter(held, quote, ticks, slippage) : null;
  const lossBps = quote && price && deposit ? purchaseLossBps(quote, price.sqrtPriceX96) : null;
  const isOffered = lossBps !== null && lossBps <= MOST_LOST_BPS;
  const isTogether = useOrdersSelector(
    (state) => account !== null && selectSendingWay(state, { chainId: chain.chainId, account }) !== 'call',
  );
  const deadline = useDeadline(chain.chainId);
  const { open: openBoth } = useOrder(poolOrders, poolSlot(poolKinds.addWithOne, form.subject));
  const { open: openFirst } = useOrder(poolOrders, poolSlot(poolKinds.buySide, form.subject));
  const review = () => {
    if (!quote || !deposit || !isOffered) return;
    const chosen = { form, currency, quote, deposit, deadlineSeconds: deadline() };
    const both = isTogether ? addWithOneDraft(chosen) : null;
    const first = isTogether ? null : buySideDraft(chosen);
    if (both) openBoth(both);
    if (first) openFirst(first);
  };
  const max = balance.value && balance.value !== '0' ? formatExact(maxSpendable(currency, balance.value), currency.decimals) : null;
  return (
    <Column $gap={16} data-testid="pool-v3-one">
      <Divider />
      <Text as="h2" $strong>
        <FormattedMessage {...texts.title} />
      </Text>
      <Row $gap={8} $wrap role="group" aria-label={intl.formatMessage(texts.payWith)}>
        {currencies.map((one, index) => (
          <Button
            key={index}
            $size="small"
            $tone={isSecond === (index === 1) ? 'primary' : 'secondary'}
            aria-pressed={isSecond === (index === 1)}
            data-testid={`pool-v3-one-pay-${index === 0 ? 'a' : 'b'}`}
            onClick={() => setTyped({ paid: currencyId(one), amount: typedAmount })}
          >
            {shortenSymbol(one.symbol)}
          </Button>
        ))}
      </Row>
      <CurrencyAmountPanel
        label={intl.formatMessage(texts.amount)}
        currency={currency}
        value={typedAmount}
        onChange={type}
        balance={balance.value}
        isBalanceSyncing={balance.isSyncing}
        isSpent
        onMax={max === null ? undefined : () => type(max)}
        dollars={dollars && <FormattedMessage {...texts.dollars} values={{ value: dollars }} />}
        testId="pool-v3-one-amount"
      />
      {isTooMuch && (
        <Notice kind="warning" testId="pool-v3-one-notEnough">
          <FormattedMessage {...texts.notEnough} values={{ symbol: shortenSymbol(currency.symbol) }} />
        </Notice>
      )}
      {asked && <PurchaseStanding {...asked} lossBps={lossBps} testId="pool-v3-one" />}
      {tokens && quote && deposit && isOffered && (
        <PurchaseFigures
          of={{
            ...depositTexts(deposit),
            currencies: paidAndBought(currency, paidSide, tokens),
            paidSide,
            paid: quote.paid,
            purchase: quote,
          }}
          testId="pool-v3-one"
        />
      )}
      <Text as="p" $size="small" $tone="textMuted">
        <FormattedMessage {...texts.hint} />
      </Text>
      <Text as="p" $size="small" $tone="textMuted">
        <FormattedMessage {...(isTogether ? texts.together : texts.steps)} />
      </Text>
      <Row $gap={8} $wrap>
        <DepositButton
          poolMarket={{ pool, priceGap, isAwaited: isMarketAwaited(pool, market) }}
          disabled={!isOffered || isTooMuch || balance.value === null}
          data-testid="pool-v3-one-review"
          onPress={review}
        >
          <FormattedMessage {...texts.review} />
        </DepositButton>
        <Button $tone="text" data-testid="pool-v3-one-close" onClick={() => setTyped(null)}>
          <FormattedMessage {...texts.close} />
        </Button>
      </Row>
    </Column>
  );
}

import { paths } from '@dex/mf-shared/contract';
import { currencyId, formatLiquidityAmount, shortenSymbol, wrappedToken } from '@dex/mf-shared/domain';
import { AllowanceSteps, isOrderOf, useOrder } from '@dex/mf-shared/orders';
import { pairSaved } from '@dex/mf-shared/state';
import { DecimalsNotice, LinkTokens, useKeptForm } from '@dex/mf-shared/ui/controls';
import {
  Card,
  Column,
  FormColumn,
  FormStatus,
  Icon,
  IconButton,
  Notice,
  Row,
  TokenSelect,
  UnsupportedAssets,
  Button,
  useDispatch,
  useNavigate,
  useOpenDialog,
  useRouteMatch,
  useServices,
  UnlistedWarning,
  ChangingLabel,
} from '@dex/mf-shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EMPTY_ADD_FORM, isAddForm } from '../../../domain/v2/addForm';
import { pairOn } from '../../../domain/v2/pair';
import { pathAfterChoice, redirectOfEqualIds } from '../../../state/v2/pairPaths';
import { addCleared, addRestored } from '../../../state/v2/formsSlice';
import { poolKinds, poolOrders } from '../../../orders';
import { BackHeader } from '../../orders/BackHeader';
import { poolSlot } from '../../orders/poolSlot';
import { DepositButton } from '../../v3/market/DepositButton';
import { pairSubject } from '../pairSubject';
import { V2Gate } from '../V2Gate';
import { v2Texts } from '../v2.messages';
import { ADD_BUTTON_LOOK } from './AddButton.look';
import { AddAmount } from './AddAmount';
import { AddDialog } from './AddDialog';
import { AddMarket } from './AddMarket';
import { addButtonTexts, addTexts as texts } from './add.messages';
import { AddPrices } from './AddPrices';
import { useAddForm, type AddFacts } from './useAddForm';
import { matchRoute } from '../../../routes';

/** Adds liquidity to a pair of version 2, or makes the pair. */
export function AddScreen() {
  const match = useRouteMatch(matchRoute);
  const navigate = useNavigate();
  const { currencyIdA: idA, currencyIdB: idB } = match?.params ?? {};
  const redirect = redirectOfEqualIds(idA, idB);
  useEffect(() => {
    if (redirect !== null) void navigate(redirect, { replace: true });
  }, [navigate, redirect]);
  if (redirect !== null) return null;
  return (
    <>
      <V2Gate>
        <AddForPair idA={idA} idB={idB} isCreate={match?.route === 'createV2'} />
      </V2Gate>
      <OpenOrder subject={pairSubject(idA, idB)} />
    </>
  );
}

interface AddForPairProps {
  readonly idA: string | undefined;
  readonly idB: string | undefined;
  readonly isCreate: boolean;
}

function AddForPair({ idA, idB, isCreate }: AddForPairProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const openDialog = useOpenDialog();
  const [choosing, setChoosing] = useState<'a' | 'b' | null>(null);
  const facts = useAddForm(idA ?? null, idB ?? null);
  const { pair } = facts;
  const dispatch = useDispatch();
  useKeptForm({
    name: `pool-v2-add|${idA}|${idB}`,
    chainId: pair.chain.chainId,
    account: pair.account,
    form: facts.form,
    start: EMPTY_ADD_FORM,
    isForm: isAddForm,
    restore: (form) => dispatch(addRestored(form)),
  });
  return (
    <FormColumn>
      <Card>
        <Column $gap={16}>
          <BackHeader
            to={paths.poolV2()}
            title={<FormattedMessage {...(isCreate || (pair.ref && facts.isEmpty) ? texts.createTitle : texts.title)} />}
          >
            <IconButton edge="end" label={intl.formatMessage(v2Texts.settings)} onClick={() => openDialog({ kind: 'settings' })}>
              <Icon name="settings" />
            </IconButton>
          </BackHeader>
          <LinkTokens texts={[idA, idB]} />
          {pair.ref && facts.isEmpty && (
            <Notice kind="info" testId="pool-v2-first">
              <FormattedMessage {...texts.first} />
            </Notice>
          )}
          <AddAmount side="a" facts={facts} onChoose={() => setChoosing('a')} />
          <Row $justify="center">
            <Icon name="plus" />
          </Row>
          <AddAmount side="b" facts={facts} onChoose={() => setChoosing('b')} />
          <UnusedPart facts={facts} />
          <AddPrices facts={facts} />
          <AddMarket facts={facts} />
          <AddActions facts={facts} subject={pairSubject(idA, idB)} />
        </Column>
      </Card>
      {choosing && (
        <TokenSelect
          selected={choosing === 'a' ? pair.a : pair.b}
          onSelect={(currency) => void navigate(pathAfterChoice(choosing, currencyId(currency), idA, idB))}
          onDismiss={() => setChoosing(null)}
        />
      )}
      <UnlistedWarning chainId={pair.chain.chainId} currencies={[pair.a, pair.b]} />
    </FormColumn>
  );
}

/** That a part of what was typed stays with the account (V2-16). */
function UnusedPart({ facts: { pair, form, unused, amountA, amountB } }: { readonly facts: AddFacts }) {
  const isA = form.independentField === 'CURRENCY_A';
  const [typed, other, used] = isA ? [pair.a, pair.b, amountA] : [pair.b, pair.a, amountB];
  if (!unused || !used || !typed || !other) return null;
  const values = {
    used: formatLiquidityAmount(used, typed.decimals, 6, 'up'),
    unused: formatLiquidityAmount(unused, typed.decimals, 6),
    symbol: shortenSymbol(typed.symbol),
    other: shortenSymbol(other.symbol),
  };
  return (
    <Notice kind="info" testId="pool-v2-unused">
      <FormattedMessage {...texts.unused} values={values} />
    </Notice>
  );
}

/** Approvals, then the one main button. */
function AddActions({ facts, subject }: { readonly facts: AddFacts; readonly subject: string }) {
  const intl = useIntl();
  const { open } = useOrder(poolOrders, poolSlot(poolKinds.addPair, subject));
  const openDialog = useOpenDialog();
  const [isExplaining, setExplaining] = useState(false);
  const { pair, button, unsupported } = facts;
  const { tone, command } = ADD_BUTTON_LOOK[button];
  const label = intl.formatMessage(addButtonTexts[button], { symbolA: pair.a?.symbol ?? '', symbolB: pair.b?.symbol ?? '' });
  const press = () => {
    if (command === 'connect') openDialog({ kind: 'wallet' });
    const draft = command === 'review' ? facts.draft() : null;
    if (draft) open(draft);
  };
  return (
    <Column $gap={12}>
      <DecimalsNotice of={pair.known} testId="pool-v2-add-decimals" />
      {pair.hasUnreadable && (
        <Notice kind="error">
          <FormattedMessage {...v2Texts.tokenUnreadable} />
        </Notice>
      )}
      {button === 'approveFirst' && pair.account && (
        <AllowanceSteps
          engineOf={poolOrders}
          owner={{ chainId: pair.chain.chainId, account: pair.account }}
          needs={facts.needs}
          parts="pool-v2-add"
        />
      )}
      <DepositButton
        $size="large"
        $tone={tone}
        disabled={command === 'none'}
        data-testid="pool-v2-supply"
        data-kind={button}
        poolMarket={{ pool: facts.pairMarket.pool, priceGap: command === 'review' ? facts.pairMarket.priceGap : null, isAwaited: false }}
        onPress={press}
      >
        <ChangingLabel text={label} />
      </DepositButton>
      <FormStatus text={command === 'none' && button !== 'enterAmount' ? label : ''} testId="pool-v2-heard" />
      {unsupported.length > 0 && (
        <Button $tone="text" onClick={() => setExplaining(true)}>
          <FormattedMessage {...texts.whyUnsupported} />
        </Button>
      )}
      {isExplaining && (
        <UnsupportedAssets
          tokens={unsupported.flatMap((currency) => (currency.kind === 'token' ? [currency] : []))}
          onDismiss={() => setExplaining(false)}
        />
      )}
    </Column>
  );
}

/** The confirmation; closing it after the transaction was sent clears what was typed. */
function OpenOrder({ subject }: { readonly subject: string }) {
  const dispatch = useDispatch();
  const { chains } = useServices();
  const { order } = useOrder(poolOrders, poolSlot(poolKinds.addPair, subject));
  const isSent = order?.status.kind === 'submitted' || order?.status.kind === 'waiting';
  const sent = isSent ? order.draft.order : null;
  const keepPair = useEffectEvent(() => {
    if (!sent || !isOrderOf(poolKinds.addPair, sent)) return;
    const chain = chains[sent.chainId];
    const ref = pairOn(chain, wrappedToken(sent.terms.a, chain), wrappedToken(sent.terms.b, chain));
    if (ref) dispatch(pairSaved({ token0: ref.token0, token1: ref.token1 }));
  });
  // A pair that one is part of is kept, so that the list finds it whatever its tokens are.
  useEffect(() => {
    if (isSent) keepPair();
  }, [isSent]);
  useEffect(
    () => () => {
      dispatch(addCleared());
    },
    [dispatch],
  );
  const closed = (wasSent: boolean) => {
    if (wasSent) dispatch(addCleared());
  };
  return <AddDialog subject={subject} onClosed={closed} />;
}

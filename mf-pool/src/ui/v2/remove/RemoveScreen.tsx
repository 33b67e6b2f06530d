import { paths } from '@dex/mf-shared/contract';
import { currencyId, sameCurrency, type Currency } from '@dex/mf-shared/domain';
import { AllowanceSteps, useOrder } from '@dex/mf-shared/orders';
import { DecimalsNotice, LinkTokens, SegmentedControl, useKeptForm } from '@dex/mf-shared/ui/controls';
import {
  AppLink,
  Button,
  Card,
  Column,
  FormColumn,
  FormStatus,
  Icon,
  IconButton,
  Inset,
  Notice,
  Row,
  Text,
  useDispatch,
  useOpenDialog,
  useRouteMatch,
  ChangingLabel,
  Skeleton,
} from '@dex/mf-shared/ui';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { removeCleared, removeRestored } from '../../../state/v2/formsSlice';
import type { RemoveButtonKind } from '../../../domain/v2/removeButton';
import { EMPTY_REMOVE_FORM, isRemoveForm } from '../../../domain/v2/removeForm';
import { poolKinds, poolOrders } from '../../../orders';
import { BackHeader } from '../../orders/BackHeader';
import { allowanceTexts } from '../../orders/orders.messages';
import { poolSlot } from '../../orders/poolSlot';
import { pairSubject } from '../pairSubject';
import { V2Gate } from '../V2Gate';
import { Rates } from '../add/AddPrices';
import { v2Texts } from '../v2.messages';
import { DetailedAmounts } from './DetailedAmounts';
import { REMOVE_BUTTON_LOOK } from './RemoveButton.look';
import { RemoveDialog } from './RemoveDialog';
import { removeButtonTexts, removeTexts as texts } from './remove.messages';
import { SimpleAmount } from './SimpleAmount';
import { useRemoveForm, type RemoveFacts } from './useRemoveForm';
import { matchRoute } from '../../../routes';

type Mode = 'simple' | 'detailed';

/** What the button says when nothing stands in the way, or only what the person has not done yet. */
const SPEAKS_FOR_ITSELF: ReadonlySet<RemoveButtonKind> = new Set(['connectWallet', 'enterAmount', 'approveFirst', 'remove']);

/** Takes liquidity out of a pair of version 2. */
export function RemoveScreen() {
  const { currencyIdA = '', currencyIdB = '' } = useRouteMatch(matchRoute)?.params ?? {};
  return (
    <>
      <V2Gate>
        <RemoveFromPair idA={currencyIdA} idB={currencyIdB} />
      </V2Gate>
      <OpenOrder subject={pairSubject(currencyIdA, currencyIdB)} />
    </>
  );
}

function RemoveFromPair({ idA, idB }: { readonly idA: string; readonly idB: string }) {
  const intl = useIntl();
  const openDialog = useOpenDialog();
  const [mode, setMode] = useState<Mode>('simple');
  const facts = useRemoveForm(idA, idB);
  const { a, b, chain, account } = facts.pair;
  const dispatch = useDispatch();
  useKeptForm({
    name: `pool-v2-remove|${idA}|${idB}`,
    chainId: chain.chainId,
    account,
    form: facts.form,
    start: EMPTY_REMOVE_FORM,
    isForm: isRemoveForm,
    restore: (form) => dispatch(removeRestored(form)),
  });
  return (
    <FormColumn>
      <Card>
        <Column $gap={16}>
          <BackHeader to={paths.poolV2()} title={<FormattedMessage {...texts.title} />}>
            <IconButton edge="end" label={intl.formatMessage(v2Texts.settings)} onClick={() => openDialog({ kind: 'settings' })}>
              <Icon name="settings" />
            </IconButton>
          </BackHeader>
          <LinkTokens texts={[idA, idB]} />
          <SegmentedControl<Mode>
            label={intl.formatMessage(texts.mode)}
            value={mode}
            options={[
              { value: 'simple', text: <FormattedMessage {...texts.simple} /> },
              { value: 'detailed', text: <FormattedMessage {...texts.detailed} /> },
            ]}
            onChange={setMode}
          />
          {mode === 'simple' ? <SimpleAmount facts={facts} /> : <DetailedAmounts facts={facts} />}
          <NativeSwitch facts={facts} />
          {facts.pair.state.kind === 'loading' && <Skeleton $height="108px" />}
          {a && b && facts.price && (
            <Inset>
              <Column $gap={8}>
                <Text $size="small" $strong>
                  <FormattedMessage {...texts.price} />
                </Text>
                <Rates a={a} b={b} price={facts.price} />
              </Column>
            </Inset>
          )}
          <RemoveActions facts={facts} subject={pairSubject(idA, idB)} />
        </Column>
      </Card>
    </FormColumn>
  );
}

/** The way to the wrapped coin instead of the native one, or back; the address names which. */
function NativeSwitch({ facts: { pair } }: { readonly facts: RemoveFacts }) {
  const { a, b, chain } = pair;
  if (!a || !b) return null;
  const turned = (currency: Currency): Currency => {
    if (currency.kind === 'native') return chain.wrappedNative;
    return sameCurrency(currency, chain.wrappedNative) ? chain.native : currency;
  };
  const [nextA, nextB] = [turned(a), turned(b)];
  const changed = nextA === a ? (nextB === b ? null : nextB) : nextA;
  if (!changed) return null;
  return (
    <Row $justify="end">
      <AppLink replace to={paths.removeV2(currencyId(nextA), currencyId(nextB))} data-testid="pool-v2-receive">
        <FormattedMessage {...texts.receive} values={{ symbol: changed.symbol }} />
      </AppLink>
    </Row>
  );
}

function RemoveActions({ facts, subject }: { readonly facts: RemoveFacts; readonly subject: string }) {
  const { open } = useOrder(poolOrders, poolSlot(poolKinds.removePair, subject));
  const openDialog = useOpenDialog();
  const { pair, button } = facts;
  const { tone, command } = REMOVE_BUTTON_LOOK[button];
  const label = useIntl().formatMessage(removeButtonTexts[button]);
  const press = () => {
    if (command === 'connect') openDialog({ kind: 'wallet' });
    const draft = command === 'review' ? facts.draft() : null;
    if (draft) open(draft);
  };
  const showsAllowance = button === 'approveFirst' || button === 'remove';
  return (
    <Column $gap={12}>
      <DecimalsNotice of={pair.known} testId="pool-v2-remove-decimals" />
      {showsAllowance && facts.allowance === 'enough' && (
        <Notice kind="success" testId="pool-v2-approved">
          <FormattedMessage {...allowanceTexts.approved} />
        </Notice>
      )}
      {showsAllowance && pair.account && facts.allowance !== null && facts.allowance !== 'enough' && (
        <AllowanceSteps
          engineOf={poolOrders}
          owner={{ chainId: pair.chain.chainId, account: pair.account }}
          needs={facts.needs}
          parts="pool-v2-remove"
        />
      )}
      <Button $size="large" $tone={tone} disabled={command === 'none'} data-testid="pool-v2-remove" data-kind={button} onClick={press}>
        <ChangingLabel text={label} />
      </Button>
      <FormStatus text={SPEAKS_FOR_ITSELF.has(button) ? '' : label} testId="pool-v2-remove-heard" />
    </Column>
  );
}

function OpenOrder({ subject }: { readonly subject: string }) {
  const dispatch = useDispatch();
  useEffect(
    () => () => {
      dispatch(removeCleared());
    },
    [dispatch],
  );
  const closed = (wasSent: boolean) => {
    if (wasSent) dispatch(removeCleared());
  };
  return <RemoveDialog subject={subject} onClosed={closed} />;
}

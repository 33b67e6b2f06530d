import { paths } from '@dex/mf-shared/contract';
import { DecimalsNotice, LinkTokens } from '@dex/mf-shared/ui/controls';
import {
  AppLink,
  Button,
  Card,
  Column,
  FormColumn,
  Icon,
  IconButton,
  lazyPart,
  Notice,
  theme,
  useDispatch,
  useNavigate,
  useOpenDialog,
  useRouteMatch,
  useServices,
  UnlistedWarning,
} from '@dex/mf-shared/ui';
import { useKeptForm } from '@dex/mf-shared/ui/controls';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { addRedirect } from '../../../state/v3/addUrl';
import { isAddForm } from '../../../state/v3/keptAddForm';
import { EMPTY_FORM, formRestored } from '../../../state/v3/poolV3Slice';
import { NoPosition } from '../position/PositionScreen';
import { PoolDoubts } from '../market/MarketPrices';
import { PriceGapNotice } from '../market/PriceGapText';
import { ScreenHeader } from '../ScreenHeader';
import { usePositionView } from '../usePositionView';
import { V3Gate } from '../V3Gate';
import { AddButton } from './AddButton';
import { AddDialogs } from './AddDialogs';
import { DepositPart } from './DepositPart';
import { FeeTierPicker } from './FeeTierPicker';
import { HeldRange } from './HeldRange';
import { PairPart } from './PairPart';
import { RangePart } from './RangePart';
import { StartPricePart } from './StartPricePart';
import { useAddCommands, type AddCommands } from './useAddCommands';
import { addSubject, useAddForm, type AddScreenForm } from './useAddForm';
import { addTexts as texts } from './add.messages';
import { matchRoute } from '../../../routes';

const OneToken = lazyPart(async () => (await import('./OneToken')).OneToken, null);

/** Two columns where there is room; one below the other elsewhere. */
const Areas = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr);
  grid-template-rows: auto auto 1fr auto;
  grid-template-areas: 'pair range' 'deposit range' '. range' 'action action';
  gap: 20px 32px;
  @media (max-width: ${theme.breakpoint.large}px) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: none;
    grid-template-areas: 'pair' 'range' 'deposit' 'action';
  }
`;

const Area = styled(Column).attrs({ $gap: 20 })<{ readonly $area: string }>`
  grid-area: ${({ $area }) => $area};
`;

const OnWide = styled.div`
  @media (max-width: ${theme.breakpoint.large}px) {
    display: none;
  }
`;

/** Adding liquidity: a new position, a new pool, or more of a position. */
export function AddScreen() {
  const match = useRouteMatch(matchRoute);
  return (
    <>
      <V3Gate>
        <AddForm />
      </V3Gate>
      <AddDialogs subject={addSubject(match)} />
    </>
  );
}

function AddForm() {
  const match = useRouteMatch(matchRoute);
  const navigate = useNavigate();
  const { chains } = useServices();
  const form = useAddForm();
  const dispatch = useDispatch();
  const isIncrease = match?.route === 'increase';
  useKeptForm({
    name: ['pool-v3', match?.route, ...Object.values(match?.params ?? {})].join('|'),
    chainId: form.chain.chainId,
    account: form.account,
    form: form.typed,
    start: EMPTY_FORM,
    isForm: isAddForm,
    restore: (kept) => dispatch(formRestored(kept)),
  });
  const redirect = match?.route === 'add' ? addRedirect(match.params, chains[form.chain.chainId].wrappedNative.address) : form.elsewhere;
  useEffect(() => {
    if (redirect !== null) void navigate(redirect, { replace: true });
  }, [navigate, redirect]);
  if (redirect !== null) return null;
  return isIncrease ? <IncreaseForm form={form} /> : <NewForm form={form} />;
}

interface HeadProps {
  readonly form: AddScreenForm;
  readonly commands: AddCommands;
  /** More of a position, whose range is given: nothing of it to clear. */
  readonly isIncrease?: boolean;
}

function Head({ form, commands, isIncrease = false }: HeadProps) {
  const intl = useIntl();
  const openDialog = useOpenDialog();
  const { view, facts } = form;
  const title = isIncrease ? texts.increase : facts.isNewPool ? texts.create : texts.add;
  return (
    <ScreenHeader
      back={view ? paths.position(view.position.tokenId) : paths.pool()}
      backLabel={intl.formatMessage(view ? texts.backToPosition : texts.backToPools)}
      title={<FormattedMessage {...title} />}
    >
      {!isIncrease && (
        <OnWide>
          <Button $tone="text" $size="small" data-testid="pool-v3-clear" onClick={commands.clear}>
            <FormattedMessage {...texts.clear} />
          </Button>
        </OnWide>
      )}
      <IconButton
        edge="end"
        label={intl.formatMessage(texts.settings)}
        data-testid="pool-v3-settings"
        onClick={() => openDialog({ kind: 'settings' })}
      >
        <Icon name="settings" />
      </IconButton>
      <nav hidden>
        <AppLink to={paths.swap()}>
          <FormattedMessage {...texts.swap} />
        </AppLink>
        <AppLink to={paths.pool()}>
          <FormattedMessage {...texts.pool} />
        </AppLink>
      </nav>
    </ScreenHeader>
  );
}

function Notices({ form }: { readonly form: AddScreenForm }) {
  return (
    <>
      <DecimalsNotice of={form.known} testId="pool-v3-decimals" />
      {form.pool.kind === 'failed' && (
        <Notice kind="error" testId="pool-v3-pool-failed">
          <FormattedMessage {...texts.poolFailed} />
        </Notice>
      )}
      {form.priceGap?.isNew === false && <PoolDoubts pool={form.pool} market={form.market} />}
      {form.priceGap?.isNew === false && <PriceGapNotice of={form.priceGap} testId="pool-v3-pool-gap" />}
    </>
  );
}

function NewForm({ form }: { readonly form: AddScreenForm }) {
  const params = useRouteMatch(matchRoute)?.params;
  const commands = useAddCommands(form);
  return (
    <FormColumn $width={theme.width.pools}>
      <Card data-testid="pool-v3-add-form">
        <Column $gap={20}>
          <Head form={form} commands={commands} />
          <LinkTokens texts={[params?.currencyIdA, params?.currencyIdB]} />
          <Notices form={form} />
          <Areas>
            <Area $area="pair">
              <PairPart form={form} commands={commands} />
              <FeeTierPicker form={form} commands={commands} />
            </Area>
            <Area $area="range">
              {form.facts.isNewPool && <StartPricePart form={form} commands={commands} />}
              <RangePart form={form} commands={commands} />
            </Area>
            <Area $area="deposit">
              <DepositPart form={form} commands={commands} />
            </Area>
            <Area $area="action">
              <AddButton form={form} commands={commands} />
              <OneToken form={form} />
            </Area>
          </Areas>
        </Column>
      </Card>
      <UnlistedWarning chainId={form.chain.chainId} currencies={[form.currencyA, form.currencyB]} />
    </FormColumn>
  );
}

function IncreaseForm({ form }: { readonly form: AddScreenForm }) {
  const commands = useAddCommands(form);
  const state = usePositionView();
  return (
    <FormColumn>
      <Card data-testid="pool-v3-increase-form">
        <Column $gap={20}>
          <Head form={form} commands={commands} isIncrease />
          <Notices form={form} />
          {form.view ? (
            <>
              <HeldRange view={form.view} />
              {form.foreignOwner && (
                <Notice kind="warning" testId="pool-v3-foreign-owner">
                  <FormattedMessage {...texts.foreignOwner} values={{ owner: form.foreignOwner }} />
                </Notice>
              )}
              <DepositPart form={form} commands={commands} />
              <AddButton form={form} commands={commands} />
              <OneToken form={form} />
            </>
          ) : (
            state.kind !== 'known' && <NoPosition kind={state.kind} />
          )}
        </Column>
      </Card>
    </FormColumn>
  );
}

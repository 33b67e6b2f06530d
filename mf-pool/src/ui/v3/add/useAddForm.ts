import { paths } from '@dex/mf-shared/contract';
import {
  currencyId,
  parseFeeTier,
  sameAddress,
  worstStanding,
  type Address,
  type Chain,
  type Currency,
  type DecimalsStanding,
  type FeeTier,
  type RawAmount,
  wrappedToken,
} from '@dex/mf-shared/domain';
import type { AllowanceNeed } from '@dex/mf-shared/orders';
import { selectIsExpertMode, selectSlippageTolerance } from '@dex/mf-shared/state';
import {
  useAccount,
  useActiveChain,
  useCurrency,
  useLocation,
  useRouteMatch,
  sectionSelector,
  useServices,
  useSharedSelector,
  useBalance,
  type Balance,
} from '@dex/mf-shared/ui';
import { nearlyAllowed } from '../../../domain/allowances/nearlyAllowed';
import { addButtonKind, type AddButtonKind } from '../../../domain/v3/addButton';
import { parseAddUrl, type AddUrl } from '../../../state/v3/addUrl';
import type { PoolState } from '../../../domain/v3/poolState';
import { addFacts, type AddFacts } from '../../../state/v3/addFacts';
import type { MarketAnswer } from '../../../domain/v3/ports';
import { isMarketAwaited, marketGap } from '../../../domain/v3/startPrice';
import { selectMarket, marketSlice } from '../../../state/v3/marketSlice';
import { EMPTY_FORM, formFor, rangeKeyOf, selectPoolV3, type AddForm as TypedForm, poolV3Slice } from '../../../state/v3/poolV3Slice';
import { poolAddressOf, selectPool } from '../../../state/v3/selectWishes';
import { wantedSlice } from '../../../state/wantedSlice';
import { isAllowed, useAllowanceKinds } from '../../orders/useAllowanceKinds';
import { useUnsupported } from '../../orders/useUnsupported';
import { increasePath } from '../increasePath';
import type { PriceGap } from '../market/PriceGapText';
import { usePositionView, type PositionView } from '../usePositionView';
import { matchRoute } from '../../../routes';

const useV3Selector = sectionSelector(marketSlice, poolV3Slice, wantedSlice);

/** All that the parts of the add form draw from. */
export interface AddScreenForm {
  /** What an order of the form is about: the position that is increased, or the pair and fee of the address. */
  readonly subject: string;
  readonly chain: Chain;
  readonly account: Address | null;
  readonly manager: Address | null;
  readonly url: AddUrl;
  readonly typed: TypedForm;
  readonly currencyA: Currency | null;
  readonly currencyB: Currency | null;
  /** The currencies of the address with what their decimals come from. */
  readonly known: readonly { readonly currency: Currency; readonly decimals: DecimalsStanding }[];
  readonly unsupported: readonly Currency[];
  readonly fee: FeeTier | null;
  /** The position that is increased. */
  readonly view: PositionView | null;
  /** Who owns the position that is increased, when it is somebody else. */
  readonly foreignOwner: Address | null;
  /** Where the address has to be instead: of an increase whose pair or fee is not the position's. */
  readonly elsewhere: string | null;
  readonly pool: PoolState;
  readonly poolAddress: Address | null;
  readonly rangeKey: string;
  /** What the pair trades at elsewhere. */
  readonly market: MarketAnswer;
  /** The price that is deposited at against that; null while there is none. */
  readonly priceGap: PriceGap | null;
  readonly facts: AddFacts;
  readonly balanceA: Balance;
  readonly balanceB: Balance;
  /** What the manager must be allowed to take of either side for what is typed. */
  readonly needsA: readonly AllowanceNeed[];
  readonly needsB: readonly AllowanceNeed[];
  readonly button: AddButtonKind;
}

export function useAddForm(): AddScreenForm {
  const { chains } = useServices();
  const chain = useActiveChain();
  const account = useAccount();
  const match = useRouteMatch(matchRoute);
  const isIncrease = match?.route === 'increase';
  const url = parseAddUrl(match?.params ?? {});
  const viewState = usePositionView();
  const view = isIncrease && viewState.kind === 'known' ? viewState.view : null;
  const [one, other] = [useCurrency(url.currencyIdA, chain.chainId), useCurrency(url.currencyIdB, chain.chainId)];
  const currencyA = view ? view.currency0 : one.kind === 'known' ? one.currency : null;
  const currencyB = view ? view.currency1 : other.kind === 'known' ? other.currency : null;
  const [tokenA, tokenB] = [currencyA && wrappedToken(currencyA, chain), currencyB && wrappedToken(currencyB, chain)];
  const fee = view ? parseFeeTier(view.position.fee) : url.fee;
  const poolAddress =
    tokenA && tokenB && fee && tokenA.address !== tokenB.address
      ? poolAddressOf(chains, chain.chainId, tokenA.address, tokenB.address, fee)
      : null;
  const pool = useV3Selector((state) => selectPool(state, poolAddress));
  const form = useV3Selector((state) => selectPoolV3(state).form);
  const rangeKey = tokenA && tokenB ? rangeKeyOf(chain.chainId, tokenA.address, tokenB.address, fee) : '';
  // A form that nobody has typed into stays what it is: by that it is known to be empty when what was kept is to come back.
  const typed = form === EMPTY_FORM ? form : formFor(form, rangeKey);
  const [balanceA, balanceB] = [useBalance(currencyA, account), useBalance(currencyB, account)];
  const unsupported = useUnsupported([currencyA, currencyB]);
  const slippageSetting = useSharedSelector(selectSlippageTolerance);
  const isExpert = useSharedSelector(selectIsExpertMode);
  const known = [one, other].flatMap((state) => (state.kind === 'known' ? [state] : []));
  const facts = addFacts({
    chain,
    currencyA,
    currencyB,
    decimals: worstStanding(known.map(({ decimals }) => decimals)),
    hasUnsupportedAsset: unsupported.length > 0,
    fee,
    position: view?.position ?? null,
    pool,
    form: typed,
    account,
    balanceA: balanceA.value ?? null,
    balanceB: balanceB.value ?? null,
    slippageSetting,
    isExpert,
  });
  const location = useLocation();
  const market = useV3Selector((state) => selectMarket(state, location, chains));
  const manager = chain.v3?.nonfungiblePositionManager ?? null;
  const [needsA, needsB] = [needOf(currencyA, facts.amountA, manager), needOf(currencyB, facts.amountB, manager)];
  const approvalMissing = !isAllowed(useAllowanceKinds(chain.chainId, account, nearlyAllowed([...needsA, ...needsB])));
  return {
    subject: addSubject(match),
    chain,
    account,
    manager,
    url,
    typed,
    currencyA,
    currencyB,
    known,
    unsupported,
    fee,
    view,
    foreignOwner: view && account !== null && !sameAddress(view.owner, account) ? view.owner : null,
    elsewhere: isIncrease ? elsewhereOf(viewState, match.params) : null,
    pool,
    poolAddress,
    rangeKey,
    market,
    priceGap: priceGapOf(facts, currencyA, currencyB, market),
    facts,
    balanceA,
    balanceB,
    needsA,
    needsB,
    button: addButtonKind({ ...facts.buttonFacts, approvalMissing, ...(isMarketAwaited(pool, market) ? { pool: 'loading' } : {}) }),
  };
}

/** What an order of the open form is about, as the address says it: it is the same on every network. */
export function addSubject(match: ReturnType<typeof matchRoute>): string {
  const { tokenId, currencyIdA, currencyIdB, feeAmount } = match?.params ?? {};
  return match?.route === 'increase' ? `#${tokenId}` : [currencyIdA, currencyIdB, feeAmount].join('/');
}

/** How the price that is deposited at stands to the market; without a gap while that is not known. */
function priceGapOf(facts: AddFacts, base: Currency | null, quote: Currency | null, market: MarketAnswer): PriceGap | null {
  const { pair, price, deposit, range } = facts;
  if (!pair || !price || !base || !quote) return null;
  const { sqrtPriceX96, isNew } = price;
  const ticks = range.lower === null || range.upper === null ? null : { tickLower: range.lower, tickUpper: range.upper };
  return {
    pair,
    base,
    quote,
    sqrtPriceX96,
    isNew,
    gap: marketGap(sqrtPriceX96, market),
    deposit: deposit && ticks && { amounts: deposit.desired, range: ticks },
  };
}

function needOf(currency: Currency | null, amount: RawAmount | null, spender: Address | null): readonly AllowanceNeed[] {
  return currency?.kind !== 'token' || amount === null || amount === '0' || !spender
    ? []
    : [{ token: currency, spender, amount, permit: null }];
}

/** An increase is for the pair and fee of its position alone; an id that cannot be leads to the overview. */
function elsewhereOf(state: ReturnType<typeof usePositionView>, params: Readonly<Record<string, string>>): string | null {
  if (state.kind === 'missing') return params.tokenId ? null : paths.add(params.currencyIdA, params.currencyIdB, params.feeAmount);
  if (state.kind !== 'known') return null;
  const { view } = state;
  const ids = [view.currency0, view.currency1].map((currency) => currencyId(currency).toLowerCase()).sort();
  const given = [params.currencyIdA, params.currencyIdB].map((id) => (id ?? '').toLowerCase()).sort();
  const isSame = ids.join() === given.join() && params.feeAmount === String(view.position.fee);
  return isSame ? null : increasePath(view);
}

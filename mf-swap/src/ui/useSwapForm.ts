import {
  selectAreFiguresOld,
  selectHasPendingApproval,
  selectIsExpertMode,
  selectIsSingleHopOnly,
  selectSlippageTolerance,
  selectWalletSendsBatches,
} from '@dex/mf-shared/state';
import {
  amountFault,
  maxSpendable,
  formatExact,
  parseAmount,
  permitInfo,
  type Address,
  type Currency,
  type RawAmount,
} from '@dex/mf-shared/domain';
import {
  useAccount,
  useBalance,
  useLocation,
  useRead,
  useRecipient,
  sectionSelector,
  useServices,
  useSharedSelector,
  type Balance,
  type RecipientState,
} from '@dex/mf-shared/ui';
import { routerKindOf, routerOf } from '../domain/swapOrder';
import type { QuoteFacts } from '../state/quoteFacts';
import { selectPair, selectTypedAmount, type SwapPair } from '../state/selectPair';
import { swapFacts, type RecipientFacts, type SwapFacts } from '../state/swapFacts';
import { selectIsWithoutBatches, selectOrderStatus, selectSignedPermit } from '../state/swapOrderFacts';
import { selectNetworkFees, selectSwap, type SwapState, type Wrap, swapSlice } from '../state/swapSlice';
import { useQuoteSelector } from './SwapEngineContext';
import { useUnsupported } from './useUnsupported';

/** All that the form's parts draw from. */
export interface SwapForm {
  readonly pair: SwapPair;
  readonly quote: QuoteFacts;
  readonly swap: SwapState;
  readonly facts: SwapFacts;
  readonly account: Address | null;
  readonly amount: bigint | null;
  /** What the recipient field stands for. */
  readonly recipient: RecipientState;
  readonly balances: { readonly input: Balance; readonly output: Balance };
  readonly allowance: RawAmount | null;
  readonly nonce: RawAmount | null;
  readonly unsupported: readonly Currency[];
}

const useSwapSelector = sectionSelector(swapSlice);

export function useSwapForm(): SwapForm {
  const { chains } = useServices();
  const { search } = useLocation();
  const account = useAccount();
  const pair = useSwapSelector((state) => selectPair(state, search, chains));
  const quoteOf = useQuoteSelector();
  const quote = useSwapSelector((state) => quoteOf(state, search, chains));
  const amount = useSwapSelector((state) => selectTypedAmount(state, search, chains));
  const swap = useSwapSelector(selectSwap);
  const { chain } = pair;
  useTokenRead(pair, 'input');
  useTokenRead(pair, 'output');

  const input = pair.input?.currency ?? null;
  const token = input?.kind === 'token' ? input : null;
  const router = quote.trade?.router ?? routerKindOf(chain, pair.choice);
  const spender = routerOf(chain, router);
  const inputBalance = useBalance(pair.input?.currency ?? null, account);
  const outputBalance = useBalance(pair.output?.currency ?? null, account);
  const allowanceRead = useRead<'allowance'>(
    token && account && spender ? { kind: 'allowance', chainId: chain.chainId, token: token.address, owner: account, spender } : null,
  );
  const nonceRead = useRead<'nonce'>(
    token && account && permitInfo(chain.chainId, token.address) && router !== 'v2'
      ? { kind: 'nonce', chainId: chain.chainId, token: token.address, owner: account }
      : null,
  );
  const argent = useRead<'isArgentWallet'>(account && chain.chainId === 1 ? { kind: 'isArgentWallet', account } : null);
  const networkFees = useSwapSelector(selectNetworkFees);
  const recipient = useRecipient(swap.recipient ?? '', { chain, ...touchedBy(quote, pair) });
  const hasPendingApproval = useSharedSelector((state) =>
    token !== null && account !== null && spender !== null
      ? selectHasPendingApproval(state, { chainId: chain.chainId, sender: account, token: token.address, spender })
      : false,
  );
  const permit = useSharedSelector((state) =>
    token && account && spender
      ? selectSignedPermit(state, { chainId: chain.chainId, token: token.address, owner: account, spender })
      : null,
  );
  const wrapStatus = useSharedSelector((state) => selectOrderStatus(state, 'wrap'));
  const isWrapPending = swap.wrap !== null && isUnderWay(swap.wrap.step, wrapStatus);
  const settings = {
    slippageSetting: useSharedSelector(selectSlippageTolerance),
    isExpert: useSharedSelector(selectIsExpertMode),
    isSingleHopOnly: useSharedSelector(selectIsSingleHopOnly),
    areFiguresOld: useSharedSelector(selectAreFiguresOld),
    sendsBatches: useSharedSelector(
      (state) => selectWalletSendsBatches(state) && !(account && selectIsWithoutBatches(state, chain.chainId, account)),
    ),
  };
  const isOnUnsupportedNetwork = useSharedSelector((state) => state.wallet.error === 'unsupportedChain');
  const blockTimestamp = useSharedSelector((state) => state.application.blocks[chain.chainId]?.timestamp ?? null);
  const unsupported = useUnsupported(pair);
  const allowance = allowanceRead.kind === 'known' ? allowanceRead.value : null;
  const typedCurrency = (swap.independentField === 'INPUT' ? pair.input : pair.output)?.currency ?? null;
  const typed = parseAmount(swap.typedValue, 36);

  const facts = swapFacts({
    ...settings,
    pair,
    quote,
    amount,
    hasAmount: amount !== null || ((pair.input === null || pair.output === null) && typed !== null && typed !== '0'),
    amountFault: typedCurrency && amountFault(swap.typedValue, typedCurrency.decimals),
    isExactInput: swap.independentField === 'INPUT',
    account,
    isOnUnsupportedNetwork,
    recipient: recipientFacts(swap.recipient, recipient),
    balance: inputBalance.value ?? null,
    allowance,
    pendingApprovals:
      hasPendingApproval && token && account && spender
        ? [{ chainId: chain.chainId, from: account, tokenAddress: token.address, spender }]
        : [],
    nonce: nonceRead.kind === 'known' ? nonceRead.value : null,
    blockTimestamp,
    permit,
    isMulticallWallet: argent.kind === 'known' && argent.value,
    hasUnsupportedAsset: unsupported.length > 0,
    isWrapPending,
    networkFees,
  });
  const nonce = nonceRead.kind === 'known' ? parseAmount(nonceRead.value, 0) : null;
  return {
    pair,
    quote,
    swap,
    facts,
    account,
    amount,
    recipient,
    balances: { input: inputBalance, output: outputBalance },
    allowance,
    nonce,
    unsupported,
  };
}

const ENDED: readonly (string | null)[] = [null, 'blocked', 'failed', 'unknown'];

/** From the press on, for the code that asks the wallet may still be on its way; not while something is said that a person has to decide on. */
function isUnderWay(step: Wrap['step'], order: ReturnType<typeof selectOrderStatus>): boolean {
  return step === 'toOpen' || (step === 'opened' && !ENDED.includes(order));
}

/** What the contract says of a token is read for each token of the address, listed or not (ORDER-17). */
function useTokenRead({ chain, url }: SwapPair, side: 'input' | 'output'): void {
  const id = url[side];
  useRead<'token'>(id && id !== 'ETH' ? { kind: 'token', chainId: chain.chainId, address: id } : null);
}

/** The tokens and pools that the swap goes through, or before there is a route the two that were chosen. */
function touchedBy(
  { trade }: QuoteFacts,
  { input, output }: SwapPair,
): { readonly tokens: readonly string[]; readonly pools: readonly string[] } {
  const chosen = [input, output].flatMap((side) => (side?.currency.kind === 'token' ? [side.currency.address] : []));
  const routes = trade?.legs.map(({ route }) => route) ?? [];
  return {
    tokens: [...chosen, ...routes.flatMap(({ path }) => path.map(({ address }) => address))],
    pools: routes.flatMap(({ hops }) => hops.map(({ pool }) => pool.address)),
  };
}

function recipientFacts(text: string | null, state: RecipientState): RecipientFacts {
  if (text === null) return { kind: 'none' };
  switch (state.kind) {
    case 'empty':
      return { kind: 'empty' };
    case 'looking':
      return { kind: 'resolving' };
    case 'known':
      return { kind: 'known', address: state.address };
    case 'refused':
      return { kind: 'refused' };
    case 'notFound':
      return { kind: 'unresolved' };
    case 'failed':
    case 'unchecked':
      return { kind: 'unread' };
  }
}

/** The text that Max fills in: everything of a token, the native coin less what gas needs; null without a balance to spend. */
export function maxText(currency: Currency, balance: RawAmount | null | undefined): string | null {
  if (!balance) return null;
  const spendable = maxSpendable(currency, balance);
  return spendable === '0' ? null : formatExact(spendable, currency.decimals);
}

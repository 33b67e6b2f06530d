import {
  approvalState,
  autoSwapSlippage,
  effectiveSlippage,
  impactSeverity,
  parseBps,
  permitInfo,
  permitState,
  rawAmount,
  worstStanding,
  wrapKind,
  type Address,
  type ApprovalState,
  type Bps,
  type PendingApproval,
  type PermitInfo,
  type PermitState,
  type Ratio,
  type RawAmount,
  type AmountFault,
  type SignedPermit,
} from '@dex/mf-shared/domain';
import { costOfTrade, type NetworkFees } from '../domain/best/networkCost';
import { swapButtonKind, type SwapButtonFacts, type SwapButtonKind } from '../domain/swapButton';
import { routerKindOf, routerOf, tradeLimits, type TradeLimits } from '../domain/swapOrder';
import { priceImpact, type Trade } from '../domain/trade';
import type { QuoteFacts } from './quoteFacts';
import type { SwapPair } from './selectPair';

/** What is known of the recipient: closed field, or what the typed text stands for; `refused` by the rule of who may receive. */
export type RecipientFacts =
  | { readonly kind: 'none' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'resolving' }
  | { readonly kind: 'unread' }
  | { readonly kind: 'unresolved' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'known'; readonly address: Address };

/** Everything that the form's decisions are made from; null is not known. */
export interface SwapInputs {
  readonly pair: SwapPair;
  readonly quote: QuoteFacts;
  /** The typed amount in raw units; null while a currency is missing or nothing usable was typed. */
  readonly amount: bigint | null;
  /** Something above zero was typed, whether or not its currency is chosen. */
  readonly hasAmount: boolean;
  /** Why what was typed is no amount. */
  readonly amountFault: AmountFault | null;
  readonly isExactInput: boolean;
  readonly account: Address | null;
  readonly isOnUnsupportedNetwork: boolean;
  readonly recipient: RecipientFacts;
  readonly balance: RawAmount | null;
  readonly allowance: RawAmount | null;
  readonly pendingApprovals: readonly PendingApproval[];
  readonly nonce: string | null;
  readonly blockTimestamp: number | null;
  readonly permit: SignedPermit | null;
  readonly isMulticallWallet: boolean;
  readonly sendsBatches: boolean;
  readonly slippageSetting: 'auto' | number;
  readonly isExpert: boolean;
  readonly areFiguresOld: boolean;
  readonly isSingleHopOnly: boolean;
  readonly hasUnsupportedAsset: boolean;
  readonly isWrapPending: boolean;
  /** What the network asks for; null while any part of it is unknown. */
  readonly networkFees: NetworkFees | null;
}

/** How approvals reach the chain: on their own beforehand, inside a wallet contract's own batch, or in the wallet's atomic batch (EIP-5792). */
export type Batching = 'none' | 'multicallWallet' | 'walletBatch';

/** What follows from the inputs; the screen shows it and decides nothing. */
export interface SwapFacts {
  readonly wrap: 'wrap' | 'unwrap' | null;
  readonly slippage: Bps;
  readonly limits: TradeLimits | null;
  readonly impact: Ratio | null;
  /** What the network takes for the swap, in wei. */
  readonly networkCost: RawAmount | null;
  readonly impactSeverity: 0 | 1 | 2 | 3 | 4;
  readonly hasEnough: boolean | null;
  readonly spender: Address | null;
  readonly approval: ApprovalState;
  readonly permitInfo: PermitInfo | null;
  readonly permit: PermitState;
  readonly batching: Batching;
  readonly needsApproval: boolean;
  /** Who receives: the typed recipient, else the account. */
  readonly receiver: Address | null;
  readonly button: SwapButtonKind;
}

export function swapFacts(inputs: SwapInputs): SwapFacts {
  const { pair, quote, amount, account } = inputs;
  const wrap = wrapKind(pair.input?.currency ?? null, pair.output?.currency ?? null, pair.chain);
  const trade = wrap ? null : quote.trade;
  const slippage = effectiveSlippage(chosenSlippage(inputs.slippageSetting), autoSwapSlippage(pair.chain.chainId, trade !== null));
  const limits = trade && tradeLimits(trade, slippage);
  const needed = wrap ? amount : limits ? BigInt(limits.maximumInput) : exactInputAmount(inputs);
  const hasEnough = hasEnoughOf(inputs, needed);
  const permission = permissionFacts(inputs, limits);
  const impact = trade && priceImpact(trade);
  const severity = trade ? impactSeverity(impact) : 0;
  const facts: SwapButtonFacts = {
    isAvailable: pair.chain.v2 !== null || pair.chain.v3 !== null,
    account: account ? 'connected' : 'none',
    wrongNetwork: inputs.isOnUnsupportedNetwork,
    hasAmount: inputs.hasAmount,
    amountFault: inputs.amountFault,
    hasBothCurrencies: pair.input !== null && pair.output !== null,
    hasUnsupportedAsset: inputs.hasUnsupportedAsset,
    decimals: worstStanding([pair.input, pair.output].flatMap((known) => (known ? [known.decimals] : []))),
    wrap: wrap ?? 'none',
    recipient: RECIPIENT_KINDS[inputs.recipient.kind],
    hasEnough,
    wrapPending: inputs.isWrapPending,
    quote: quote.kind,
    areFiguresOld: inputs.areFiguresOld,
    singleHopOnly: inputs.isSingleHopOnly,
    approval: approvalKind(permission),
    isExpert: inputs.isExpert,
    impactSeverity: severity,
  };
  return {
    ...permission,
    wrap,
    slippage,
    limits,
    impact,
    networkCost: trade && networkCost(trade, inputs.networkFees),
    impactSeverity: severity,
    hasEnough,
    receiver: inputs.recipient.kind === 'known' ? inputs.recipient.address : inputs.recipient.kind === 'none' ? account : null,
    button: swapButtonKind(facts),
  };
}

function networkCost({ legs }: Trade, fees: NetworkFees | null): RawAmount | null {
  const routes = legs.map(({ route }) => route);
  return fees && rawAmount(costOfTrade(routes, fees));
}

function chosenSlippage(setting: 'auto' | number): 'auto' | Bps {
  return setting === 'auto' ? setting : (parseBps(setting) ?? 'auto');
}

/** An exact input needs what was typed even before there is a trade. */
function exactInputAmount({ amount, isExactInput }: SwapInputs): bigint | null {
  return isExactInput ? amount : null;
}

function hasEnoughOf({ balance, pair }: SwapInputs, needed: bigint | null): boolean | null {
  if (balance === null || needed === null || !pair.input) return null;
  return BigInt(balance) >= needed;
}

type Permission = Pick<SwapFacts, 'spender' | 'approval' | 'permitInfo' | 'permit' | 'batching' | 'needsApproval'>;

function permissionFacts(inputs: SwapInputs, limits: TradeLimits | null): Permission {
  const { pair, account, quote } = inputs;
  const router = quote.trade?.router ?? routerKindOf(pair.chain, pair.choice);
  const spender = routerOf(pair.chain, router);
  const input = pair.input?.currency ?? null;
  const token = input?.kind === 'token' ? input : null;
  const approval = approvalState({
    currency: input,
    amount: limits?.maximumInput ?? null,
    owner: account,
    spender,
    allowance: inputs.allowance,
    pending: inputs.pendingApprovals,
  });
  // The router of version 2 takes no permits (ORDER-14).
  const info = token && router !== 'v2' ? permitInfo(pair.chain.chainId, token.address) : null;
  const use = token &&
    account &&
    spender &&
    limits && {
      chainId: pair.chain.chainId,
      token: token.address,
      owner: account,
      spender,
      amount: limits.maximumInput,
      passes: 'signedAmount' as const,
    };
  const permit = permitState({
    info,
    isMulticallWallet: inputs.isMulticallWallet,
    use: use
      ? { ...use, nonce: inputs.nonce === null ? null : rawAmount(BigInt(inputs.nonce)), blockTimestamp: inputs.blockTimestamp }
      : null,
    permit: inputs.permit,
  });
  const batching: Batching = !token ? 'none' : inputs.isMulticallWallet ? 'multicallWallet' : inputs.sendsBatches ? 'walletBatch' : 'none';
  const needsApproval = approval === 'NOT_APPROVED' || approval === 'PENDING';
  return { spender, approval, permitInfo: info, permit, batching, needsApproval };
}

function approvalKind({ approval, permit, batching }: Permission): SwapButtonFacts['approval'] {
  if (approval === 'APPROVED' || permit === 'SIGNED') return 'ready';
  if (approval === 'UNKNOWN') return 'unknown';
  if (batching !== 'none') return 'ready';
  return approval === 'PENDING' ? 'pending' : 'needed';
}

const RECIPIENT_KINDS: Readonly<Record<RecipientFacts['kind'], SwapButtonFacts['recipient']>> = {
  none: 'none',
  empty: 'empty',
  resolving: 'resolving',
  unread: 'unread',
  unresolved: 'unresolved',
  refused: 'forbidden',
  known: 'valid',
};

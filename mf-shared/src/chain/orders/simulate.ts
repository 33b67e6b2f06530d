import type { ChainError } from '../../contract/ports';
import { sameAddress, type Address } from '../../domain/address';
import type { ChainId } from '../../domain/chainId';
import { sameAsset, type BalanceChange } from '../../domain/orders/changes';
import type { OrderCall } from '../../domain/orders/order';
import type { Changes, Dependency } from '../../domain/orders/preparedOrder';
import type { Asset } from '../../domain/orders/statement';
import { rawAmount } from '../../domain/rawAmount';
import { readWord } from '../abiWords';
import type { NodeRequests } from '../nodeRequests';
import { allowanceCall, balanceOfCall } from '../tokens/erc20Calls';
import { trialResultsOf, type TrialResult } from './trialAnswer';

/** What is tried: steps that come before (approvals), then the calls of the order. */
export interface Trial {
  readonly chainId: ChainId;
  readonly account: Address;
  readonly before: readonly OrderCall[];
  readonly calls: readonly OrderCall[];
  /** Whose balances are measured. */
  readonly watched: readonly { readonly asset: Asset; readonly holder: Address }[];
  readonly allowances: readonly { readonly token: Address; readonly spender: Address }[];
}

/** What a trial showed. `unavailable`: this node cannot try calls together. `silent`: it did not answer this time. */
export type TrialOutcome =
  | {
      readonly kind: 'done';
      readonly balances: readonly BalanceChange[];
      readonly allowances: Changes['allowances'];
      /** Gas units of the order's own calls. */
      readonly gasUsed: bigint;
      /** Gas units of each step before them. */
      readonly gasBefore: readonly bigint[];
      readonly dependsOn: readonly Dependency[];
    }
  | { readonly kind: 'failed'; readonly error: ChainError }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'silent'; readonly error: ChainError };

/**
 * Tries calls one after the other in one `eth_simulateV1`: balances before, steps, calls, balances and allowances after. The sender
 * pays no gas in it, so that what is measured is the order alone. A node that lacks the method is asked once a visit. Never throws.
 */
export async function simulate(node: NodeRequests, trial: Trial): Promise<TrialOutcome> {
  const tokens = trial.watched.filter(isOfToken);
  const balances = tokens.map(({ asset, holder }) => readOf(balanceOfCall(trial.chainId, asset, holder)));
  const allowances = trial.allowances.map(({ token, spender }) => readOf(allowanceCall(token, trial.account, spender)));
  const calls = [...balances, ...trial.before, ...trial.calls, ...balances, ...allowances];
  const request = {
    blockStateCalls: [{ calls: calls.map((call) => requestOf(trial.account, call)) }],
    traceTransfers: true,
    validation: false,
  };
  const answer = await node.request(trial.chainId, 'eth_simulateV1', [request, 'latest']);
  if (!answer.ok) return outcomeOfError(answer.error);
  const results = trialResultsOf(answer.value);
  if (results?.length !== calls.length) return { kind: 'unavailable' };
  return outcomeOf(trial, tokens, results);
}

function outcomeOfError(error: ChainError): TrialOutcome {
  switch (error.code) {
    case 'insufficient_funds':
    case 'reverted':
      return { kind: 'failed', error };
    case 'timeout':
    case 'disconnected':
    case 'rate_limited':
      return { kind: 'silent', error };
    default:
      return { kind: 'unavailable' };
  }
}

type Watched = Trial['watched'][number];

function outcomeOf(trial: Trial, tokens: readonly TokenBalance[], results: readonly TrialResult[]): TrialOutcome {
  const first = tokens.length;
  const own = first + trial.before.length;
  const after = own + trial.calls.length;
  const run = results.slice(first, after);
  const failed = run.find(({ error }) => error !== null);
  if (failed?.error) return { kind: 'failed', error: failed.error };
  const transfers = run.flatMap((result) => result.transfers);
  const measured = tokens.flatMap(({ asset, holder }, index): BalanceChange[] => {
    const [start, end] = [wordOf(results[index]), wordOf(results[after + index])];
    return start === null || end === null ? [] : [{ asset, holder, change: end - start }];
  });
  const coin = trial.watched
    .filter(({ asset }) => asset === 'native')
    .map(({ asset, holder }): BalanceChange => ({ asset, holder, change: coinChange(transfers, holder, trial.account) }));
  return {
    kind: 'done',
    balances: [...measured, ...coin],
    allowances: trial.allowances.flatMap(({ token, spender }, index) => {
      const left = wordOf(results[after + tokens.length + index]);
      return left === null ? [] : [{ token, spender, amount: rawAmount(left) }];
    }),
    gasUsed: results.slice(own, after).reduce((sum, { gasUsed }) => sum + gasUsed, 0n),
    gasBefore: results.slice(first, own).map(({ gasUsed }) => gasUsed),
    dependsOn: dependencies(transfers),
  };
}

/** The account's balance moves both ways. To others counts what came: a contract may pass the coin on at once, and it has arrived. */
function coinChange(transfers: TrialResult['transfers'], holder: Address, account: Address): bigint {
  const coins = transfers.filter(({ asset }) => asset === 'native');
  const sumOf = (moved: typeof coins) => moved.reduce((sum, { amount }) => sum + amount, 0n);
  const came = sumOf(coins.filter(({ to }) => sameAddress(to, holder)));
  return sameAddress(holder, account) ? came - sumOf(coins.filter(({ from }) => sameAddress(from, holder))) : came;
}

/** Every balance that a transfer of the trial touched: where none of them changes, another trial shows the same. */
function dependencies(transfers: TrialResult['transfers']): readonly Dependency[] {
  const found: Dependency[] = [];
  for (const { asset, from, to } of transfers) {
    if (asset === 'native') continue;
    for (const holder of [from, to])
      if (!found.some((known) => sameAddress(known.token, asset) && sameAddress(known.holder, holder)))
        found.push({ token: asset, holder });
  }
  return found;
}

interface TokenBalance extends Watched {
  readonly asset: Address;
}

function isOfToken(watched: Watched): watched is TokenBalance {
  return watched.asset !== 'native';
}

function wordOf(result: TrialResult | undefined): bigint | null {
  return result && result.error === null ? readWord(result.returned, 0) : null;
}

function readOf({ address, callData }: ReturnType<typeof allowanceCall>): OrderCall {
  return { to: address, data: callData, value: rawAmount(0n) };
}

function requestOf(from: Address, { to, data, value }: OrderCall) {
  return { from, to, input: data, value: `0x${BigInt(value).toString(16)}` };
}

/** Assets and holders without doubles. */
export function distinct(list: readonly Watched[]): readonly Watched[] {
  return list.filter(
    (one, index) => list.findIndex((other) => sameAsset(other.asset, one.asset) && sameAddress(other.holder, one.holder)) === index,
  );
}

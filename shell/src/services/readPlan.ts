import {
  addressWord,
  allowanceCall,
  amountIn,
  balanceOfCall,
  callData,
  dataOf,
  decimalsCall,
  decimalsIn,
  isArgentWalletCall,
  isUnreachable,
  nameCall,
  nativeBalanceCall,
  noncesCall,
  symbolCall,
  tokenNameIn,
  tokenSymbolIn,
  totalSupplyCall,
  truthIn,
} from '@dex/mf-shared/chain';
import type { ReadCall, ReadResult } from '@dex/mf-shared/contract';
import type { ChainId, ChainTable } from '@dex/mf-shared/domain';
import type { Read, ReadAnswer, ReadKind, ReadOf, ReadValues } from '@dex/mf-shared/state';
import { usdPriceCalls, usdPriceIn } from './usdPrice';

/** earned(account) of a StakingRewards contract. */
const EARNED = '0x008cc262';

/** How a fact is read: the calls, on which chain, how often, and what their results say. */
export interface ReadPlan {
  readonly chainId: ChainId;
  readonly calls: readonly ReadCall[];
  /** Infinity for what never changes. */
  readonly blocksPerFetch: number;
  /** The answer that the results of the calls, in their order, amount to. */
  readonly answer: (results: readonly ReadResult[]) => ReadAnswer;
}

/** The state of a fact out of the results: loading until all are there, unreachable where no node gave one, failed where they make no value. */
function stateOf<K extends ReadKind>(results: readonly ReadResult[], value: ReadValues[K] | null): ReadAnswer<K>['state'] {
  if (results.some(({ kind }) => kind === 'loading' || kind === 'invalid')) return { kind: 'loading' };
  if (results.some(isUnreachable)) return { kind: 'unreachable' };
  const valid = results.filter((result) => result.kind === 'valid');
  const blockNumber = Math.min(...valid.map((result) => result.blockNumber));
  if (value === null || valid.length === 0) return { kind: 'failed' };
  return { kind: 'known', value, blockNumber, syncing: valid.some(({ syncing }) => syncing) };
}

function single(
  chainId: ChainId,
  call: ReadCall,
  answer: (result: ReadResult | undefined, results: readonly ReadResult[]) => ReadAnswer,
): ReadPlan {
  return { chainId, calls: [call], blocksPerFetch: 1, answer: (results) => answer(results[0], results) };
}

const balancePlan = (read: ReadOf<'balance'>): ReadPlan => {
  const { chainId, account, token } = read;
  const call = token === 'native' ? nativeBalanceCall(account) : balanceOfCall(chainId, token, account);
  return single(chainId, call, (result, results) => ({
    kind: 'balance',
    read,
    state: stateOf<'balance'>(results, amountIn(dataOf(result))),
  }));
};

const tokenPlan = (read: ReadOf<'token'>): ReadPlan => ({
  chainId: read.chainId,
  calls: [decimalsCall(read.address), symbolCall(read.address), nameCall(read.address)],
  blocksPerFetch: Infinity,
  answer: (results) => {
    const decimals = decimalsIn(dataOf(results[0]));
    const facts = decimals === null ? null : { decimals, symbol: tokenSymbolIn(dataOf(results[1])), name: tokenNameIn(dataOf(results[2])) };
    return { kind: 'token', read, state: stateOf<'token'>(results, facts) };
  },
});

/**
 * The plan of a fact that contracts know; null for names, which have a service of their own, and for what the chain has
 * no contract for.
 */
export function readPlanOf(read: Read, chains: ChainTable): ReadPlan | null {
  switch (read.kind) {
    case 'balance':
      return balancePlan(read);
    case 'token':
      return tokenPlan(read);
    case 'allowance':
      return single(read.chainId, allowanceCall(read.token, read.owner, read.spender), (result, results) => ({
        kind: 'allowance',
        read,
        state: stateOf<'allowance'>(results, amountIn(dataOf(result))),
      }));
    case 'totalSupply':
      return single(read.chainId, totalSupplyCall(read.token), (result, results) => ({
        kind: 'totalSupply',
        read,
        state: stateOf<'totalSupply'>(results, amountIn(dataOf(result))),
      }));
    case 'nonce':
      return single(read.chainId, noncesCall(read.token, read.owner), (result, results) => ({
        kind: 'nonce',
        read,
        state: stateOf<'nonce'>(results, amountIn(dataOf(result))),
      }));
    case 'earned':
      return single(
        read.chainId,
        { address: read.stakingRewards, callData: callData(EARNED, addressWord(read.account)) },
        (result, results) => ({
          kind: 'earned',
          read,
          state: stateOf<'earned'>(results, amountIn(dataOf(result))),
        }),
      );
    case 'isArgentWallet': {
      const detector = chains[1].argentWalletDetector;
      if (!detector) return null;
      const plan = single(1, isArgentWalletCall(detector, read.account), (result, results) => ({
        kind: 'isArgentWallet',
        read,
        state: stateOf<'isArgentWallet'>(results, truthIn(dataOf(result))),
      }));
      return { ...plan, blocksPerFetch: Infinity };
    }
    case 'usdPrice': {
      const calls = usdPriceCalls(read, chains[read.chainId]);
      if (!calls) return null;
      return {
        chainId: read.chainId,
        calls,
        blocksPerFetch: 1,
        answer: (results) => ({ kind: 'usdPrice', read, state: usdPriceIn(read, chains[read.chainId], results) }),
      };
    }
    case 'nameOf':
    case 'addressOf':
      return null;
  }
}

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
import type { ChainId, ChainTable, Hex } from '@dex/mf-shared/domain';
import type { Read, ReadAnswer, ReadKind, ReadOf, ReadValues } from '@dex/mf-shared/state';
import { usdPriceCalls, usdPriceIn } from './usdPrice';

/** earned(account) of a StakingRewards contract. */
const EARNED = '0x008cc262';

/** How a fact is read: the calls, on which chain, how often, and what their results say. */
export interface ReadPlan<K extends ReadKind = ReadKind> {
  readonly chainId: ChainId;
  readonly calls: readonly ReadCall[];
  /** What is asked beside them, and answered for after them, only where they make the value null. */
  readonly otherwise?: readonly ReadCall[];
  /** Infinity for what never changes. */
  readonly blocksPerFetch: number;
  /** The answer that the results of the calls, in their order, amount to. */
  readonly answer: (results: readonly ReadResult[]) => ReadAnswer<K>;
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

/** A fact that one call says. */
function single<K extends ReadKind>(
  read: ReadOf<K>,
  chainId: ChainId,
  call: ReadCall,
  value: (data: Hex | null) => ReadValues[K] | null,
  blocksPerFetch = 1,
): ReadPlan<K> {
  return {
    chainId,
    calls: [call],
    blocksPerFetch,
    answer: (results) => ({ kind: read.kind, read, state: stateOf<K>(results, value(dataOf(results[0]))) }),
  };
}

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
    case 'balance': {
      const { chainId, account, token } = read;
      return single(read, chainId, token === 'native' ? nativeBalanceCall(account) : balanceOfCall(chainId, token, account), amountIn);
    }
    case 'token':
      return tokenPlan(read);
    case 'allowance':
      return single(read, read.chainId, allowanceCall(read.token, read.owner, read.spender), amountIn);
    case 'totalSupply':
      return single(read, read.chainId, totalSupplyCall(read.token), amountIn);
    case 'nonce':
      return single(read, read.chainId, noncesCall(read.token, read.owner), amountIn);
    case 'earned': {
      const call = { address: read.stakingRewards, callData: callData(EARNED, addressWord(read.account)) };
      return single(read, read.chainId, call, amountIn);
    }
    case 'isArgentWallet': {
      const detector = chains[1].argentWalletDetector;
      return detector ? single(read, 1, isArgentWalletCall(detector, read.account), truthIn, Infinity) : null;
    }
    case 'usdPrice': {
      const asked = usdPriceCalls(read, chains[read.chainId]);
      if (!asked) return null;
      return {
        chainId: read.chainId,
        ...asked,
        blocksPerFetch: 1,
        answer: (results) => ({ kind: 'usdPrice', read, state: usdPriceIn(read, chains[read.chainId], results) }),
      };
    }
    case 'nameOf':
    case 'addressOf':
      return null;
  }
}

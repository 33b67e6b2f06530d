import { addressWord, callData, uintWord } from '@dex/mf-shared/chain';
import { err, ok, ZERO_ADDRESS, ZERO_AMOUNT, type Address, type Result } from '@dex/mf-shared/domain';
import type { NotEncoded, OrderCall } from '@dex/mf-shared/orders';
import { isUnwrapped, passedOn, type CollectAllTerms, type CollectedReward } from '../../domain/v3/collectAll';
import { encodeGetReward } from '../mining/encodeStaking';
import { collect, together } from './encodePosition';

/** The call of the order itself: that of the positions, or without any the last claim. */
export function encodeCollectAll(terms: CollectAllTerms, account: Address): Result<readonly OrderCall[], NotEncoded> {
  if (terms.positions.length > 0) return ok(collectionCalls(terms, account));
  const last = terms.rewards.at(-1);
  return last ? ok([encodeGetReward(last)]) : err({ code: 'nothing' });
}

/** The claims that go out with it. Among several calls the wallet estimates the gas of all together. */
export function claimsBeside({ positions, rewards }: CollectAllTerms): readonly OrderCall[] {
  return (positions.length > 0 ? rewards : rewards.slice(0, -1)).map(claim);
}

function claim(reward: CollectedReward): OrderCall {
  const { to, data, value } = encodeGetReward(reward);
  return { to, data, value };
}

/**
 * The calls of a collection from many positions. Where tokens go along with the unwrapped coin, there is a second one without their
 * minimums: a token that delivers less than the pool pays undoes the first, and nobody would learn how much arrives.
 */
function collectionCalls(terms: CollectAllTerms, account: Address): readonly OrderCall[] {
  const hasSwept = passedOn(terms).some(({ asset }) => asset !== 'native');
  return [collectionCall(terms, account, true), ...(hasSwept ? [collectionCall(terms, account, false)] : [])];
}

/**
 * `collect` of each position; those that pay the wrapped coin pay the manager itself (address zero), which at the end unwraps the coin
 * once and sweeps each other token once to the account (NonfungiblePositionManager, PeripheryPayments).
 */
function collectionCall(terms: CollectAllTerms, account: Address, hasMinimums: boolean): OrderCall {
  const { manager, positions, wrappedNative } = terms;
  const collections = positions.map((position) => collect(position.tokenId, isUnwrapped(position, wrappedNative) ? ZERO_ADDRESS : account));
  const payouts = passedOn(terms)
    .toSorted((one) => (one.asset === 'native' ? -1 : 1))
    .map(({ asset, amount }) =>
      asset === 'native'
        ? callData('0x49404b7c', uintWord(amount), addressWord(account))
        : callData('0xdf2ab5bb', addressWord(asset), uintWord(hasMinimums ? amount : 0n), addressWord(account)),
    );
  return { to: manager, data: together([...collections, ...payouts]), value: ZERO_AMOUNT };
}

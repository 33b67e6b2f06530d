import type { NewOutstanding } from '../../contract/transactions';
import { sameAddress } from '../../domain/address';

/**
 * True where another request asks the same of the same account and was made later, so that what the chain shows at that nonce may be
 * the later one's. One that the wallet is asked now may have any nonce.
 */
export function hasLaterAlike(request: NewOutstanding, nonce: number, others: readonly NewOutstanding[]): boolean {
  return others.some((other) => isAlike(request, other) && isLater(request, other) && couldHave(other, nonce));
}

/**
 * True where the wallet has not answered this one, and another request asked the same before: what the chain shows may be the earlier one's,
 * and this one's question may still stand in the wallet. Its answer tells.
 */
export function isAskedAgain(request: NewOutstanding, others: readonly NewOutstanding[]): boolean {
  return request.track.kind === 'asked' && others.some((other) => isAlike(request, other) && isLater(other, request));
}

function isLater(one: NewOutstanding, other: NewOutstanding): boolean {
  return other.addedTime === one.addedTime ? other.id > one.id : other.addedTime > one.addedTime;
}

function couldHave({ track }: NewOutstanding, nonce: number): boolean {
  if (track.kind === 'batch') return false;
  return track.nonceBefore === null ? track.kind === 'asked' : track.nonceBefore <= nonce;
}

function isAlike({ chainId, from, track }: NewOutstanding, other: NewOutstanding): boolean {
  if (chainId !== other.chainId || !sameAddress(from, other.from) || track.kind === 'batch' || other.track.kind === 'batch') return false;
  const [{ call }, { call: same }] = [track, other.track];
  return sameAddress(call.to, same.to) && call.value === same.value && call.data.toLowerCase() === same.data.toLowerCase();
}

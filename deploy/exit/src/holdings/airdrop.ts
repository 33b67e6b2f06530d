import { createClaimFiles, type ClaimFiles } from '../../../../mf-claim/src/chain/claimFiles';
import { claimCall, decodeIsClaimed, isClaimedCall } from '../../../../mf-claim/src/chain/distributor';
import { CLAIM_CHAIN, DEFAULT_CLAIMS_URL } from '../../../../mf-claim/src/domain/airdrop';
import type { ExitServices } from '../services';
import type { Found, Owner } from './holding';

/** The published files of the airdrop; whatever stands in them, the contract pays only what its own proof holds. */
export function publishedClaims(): ClaimFiles {
  return createClaimFiles({ baseUrl: DEFAULT_CLAIMS_URL, fetch: (url, init) => fetch(url, init) });
}

/** The airdrop of the account, if the contract would pay it now. */
export async function findAirdrop({ reads, node }: ExitServices, { chain, account }: Owner, files: ClaimFiles): Promise<Found> {
  const { merkleDistributor: distributor, governanceToken: token } = chain;
  const nothing: Found = { place: 'airdrop', holdings: [], failed: false };
  if (chain.chainId !== CLAIM_CHAIN || !distributor || !token) return nothing;
  const entry = await files.find(account);
  if (!entry.ok) return { ...nothing, failed: entry.error.code === 'download_failed' };
  const [asked, trial] = await Promise.all([
    reads.once(CLAIM_CHAIN, [isClaimedCall(distributor, entry.value)]),
    // Anybody may claim for anybody, so the proof can be tried.
    node.call(CLAIM_CHAIN, claimCall(distributor, account, account, entry.value)),
  ]);
  const data = asked.ok ? asked.value.data[0] : null;
  const isClaimed = data ? decodeIsClaimed(data) : null;
  if (isClaimed === null) return { ...nothing, failed: true };
  if (isClaimed) return nothing;
  return trial.ok
    ? { ...nothing, holdings: [{ kind: 'airdrop', entry: entry.value, distributor, token }] }
    : { ...nothing, failed: trial.error.code !== 'reverted' };
}

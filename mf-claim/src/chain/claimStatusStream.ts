import { catchError, concat, distinctUntilChanged, from, map, of, switchMap, type Observable } from 'rxjs';
import type { ChainNode, ChainReads, ReadResult } from '@dex/mf-shared/contract';
import { lastDataOf } from '@dex/mf-shared/chain';
import type { Address } from '@dex/mf-shared/domain';
import { CLAIM_CHAIN } from '../domain/airdrop';
import type { ClaimEntry } from '../domain/claimEntry';
import type { ClaimStatus } from '../domain/claimLookup';
import type { ClaimFiles } from './claimFiles';
import { claimCall, decodeIsClaimed, isClaimedCall } from './distributor';

export interface ClaimSources {
  readonly files: ClaimFiles;
  readonly reads: ChainReads;
  readonly node: ChainNode;
  readonly distributor: Address;
}

/**
 * What is known of an address's claim: its entry in the files, whether it was already paid out (fresh at each block), and
 * whether the distributor takes its proof (a simulated claim). The stream carries failures as values and does not end.
 */
export function claimStatus$(sources: ClaimSources, recipient: Address): Observable<ClaimStatus> {
  const found$ = from(sources.files.find(recipient)).pipe(
    switchMap((entry) => {
      if (entry.ok) return entryStatus$(sources, recipient, entry.value);
      console.debug(entry.error.message);
      return of<ClaimStatus>({ kind: entry.error.code === 'download_failed' ? 'downloadFailed' : 'notEligible' });
    }),
    catchError(() => of<ClaimStatus>({ kind: 'downloadFailed' })),
  );
  return concat(of<ClaimStatus>({ kind: 'looking' }), found$);
}

function entryStatus$({ reads, node, distributor }: ClaimSources, recipient: Address, entry: ClaimEntry): Observable<ClaimStatus> {
  // A trial that failed says nothing for good: it is made anew at each block until one is answered well.
  let failed: ClaimStatus | null = null;
  return reads.watch(CLAIM_CHAIN, [isClaimedCall(distributor, entry)]).pipe(
    map(isClaimedOf),
    distinctUntilChanged((one, other) => one === other && failed === null),
    switchMap((isClaimed) => {
      const before = isClaimed === false ? failed : null;
      failed = null;
      if (isClaimed === 'unknown') return of<ClaimStatus>({ kind: 'checking', entry });
      if (isClaimed === 'failed') return of<ClaimStatus>({ kind: 'checkFailed', entry });
      if (isClaimed) return of<ClaimStatus>({ kind: 'claimed', entry });
      // Anybody may trigger a claim, so the proof can be tried out in the name of the recipient.
      return concat(
        of<ClaimStatus>(before ?? { kind: 'checking', entry }),
        from(node.call(CLAIM_CHAIN, claimCall(distributor, recipient, recipient, entry))).pipe(
          map((trial): ClaimStatus => {
            if (trial.ok) return { kind: 'payable', entry };
            const refusal: ClaimStatus = { kind: trial.error.code === 'reverted' ? 'refused' : 'checkFailed', entry };
            failed = refusal;
            return refusal;
          }),
        ),
      );
    }),
  );
}

function isClaimedOf([result]: readonly ReadResult[]): boolean | 'unknown' | 'failed' {
  const data = lastDataOf(result);
  if (data !== null) return decodeIsClaimed(data) ?? 'failed';
  return result?.kind === 'error' || result?.kind === 'refused' ? 'failed' : 'unknown';
}

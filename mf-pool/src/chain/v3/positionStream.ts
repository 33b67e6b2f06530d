import { combineLatest, map, of, type Observable } from 'rxjs';
import type { ChainReads, ReadResult } from '@dex/mf-shared/contract';
import { lastDataOf, readAddress } from '@dex/mf-shared/chain';
import type { Chain } from '@dex/mf-shared/domain';
import type { PositionAnswer, PositionPicture } from '../../domain/v3/ports';
import { metadataCall, ownerCall, pictureIn, positionCall, positionIn, witnessCall } from './managerCalls';

/** The picture changes with the price; a minute or so late is soon enough. */
const BLOCKS_PER_PICTURE = 10;

/** One position, its owner and its picture. The picture never holds up the rest (V3-3). */
export function position$(reads: ChainReads, chain: Chain, tokenId: string): Observable<PositionAnswer> {
  const manager = chain.v3?.nonfungiblePositionManager;
  if (!manager) return of({ kind: 'missing' });
  const facts$ = reads.watch(chain.chainId, [witnessCall(manager), positionCall(manager, tokenId), ownerCall(manager, tokenId)], {
    urgent: true,
  });
  const picture$ = reads.watch(chain.chainId, [metadataCall(manager, tokenId)], { blocksPerFetch: BLOCKS_PER_PICTURE });
  return combineLatest([facts$, picture$]).pipe(map(([facts, [metadata]]) => answerOf(tokenId, facts, metadata)));
}

function answerOf(tokenId: string, results: readonly ReadResult[], metadata: ReadResult | undefined): PositionAnswer {
  const [witness, position, owner] = results;
  if (results.some(({ kind }) => kind === 'loading')) return { kind: 'loading' };
  const [positionData, ownerData] = [lastDataOf(position), lastDataOf(owner)];
  const facts = positionData && positionIn(tokenId, positionData);
  const ownerAddress = ownerData && readAddress(ownerData, 0);
  if (facts && ownerAddress) return { kind: 'known', position: facts, owner: ownerAddress, image: pictureOf(metadata) };
  // That there is no such position only the chain can say.
  const isRefused = position?.kind === 'refused' && owner?.kind === 'refused';
  return { kind: isRefused && witness?.kind === 'valid' ? 'missing' : 'failed' };
}

function pictureOf(metadata: ReadResult | undefined): PositionPicture {
  if (metadata?.kind === 'loading') return { kind: 'loading' };
  const data = lastDataOf(metadata);
  const source = data && pictureIn(data);
  return source ? { kind: 'known', source } : { kind: 'none' };
}

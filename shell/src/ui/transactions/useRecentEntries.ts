import { useSharedSelector } from '@dex/mf-shared/ui';
import { isRecent } from '@dex/mf-shared/domain';
import { type RecentEntry, selectEntries } from '../../state/recentEntries';

/** What the connected account asked its wallet for on this network within the last day, newest first. */
export function useRecentEntries(): readonly RecentEntry[] {
  return useSharedSelector(selectEntries).filter(({ addedTime }) => isRecent(addedTime, Date.now()));
}

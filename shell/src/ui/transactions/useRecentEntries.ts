import { useSharedSelector } from '@dex/mf-shared/ui';
import { isListedEntry, type RecentEntry, selectEntries } from '../../state/recentEntries';

/** What the connected account asked its wallet for on this network within the last day, or that is still open, newest first. */
export function useRecentEntries(): readonly RecentEntry[] {
  return useSharedSelector(selectEntries).filter((entry) => isListedEntry(entry, Date.now()));
}

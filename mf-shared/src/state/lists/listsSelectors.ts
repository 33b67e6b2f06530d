import type { SharedState } from '../store/sharedState';
import type { ListsState } from '../../domain/tokenLists/listState';

export const selectLists = (state: SharedState): ListsState['byUrl'] => state.lists.byUrl;
export const selectActiveListUrls = (state: SharedState): readonly string[] => state.lists.activeListUrls;

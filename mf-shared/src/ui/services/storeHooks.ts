import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { shallowEqual, useDispatch as useReduxDispatch, useSelector, type UseSelector } from 'react-redux';
import type { AddedSlice, SharedState, StateWith } from '../../state/store/sharedState';

/** Reads the shared state; draws again only when the selected value changes. */
export const useSharedSelector = useSelector.withTypes<SharedState>();

/** As `useSharedSelector`, for a selector that builds a flat object or list: compared member by member. */
export function useSharedSelection<Selected>(selector: (state: SharedState) => Selected): Selected {
  return useSharedSelector(selector, shallowEqual);
}

/**
 * Makes the hook that reads a section's own slices beside the shared state: `const useSwapSelector = sectionSelector(swapSlice)`. The slices are
 * named for their types alone: of each there is what its own reducer makes.
 */
export function sectionSelector<const Slices extends readonly AddedSlice[]>(..._slices: Slices): UseSelector<StateWith<Slices>> {
  return useSelector;
}

export const useDispatch: () => Dispatch<UnknownAction> = useReduxDispatch;

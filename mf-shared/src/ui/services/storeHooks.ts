import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { shallowEqual, useDispatch as useReduxDispatch, useSelector } from 'react-redux';
import type { SharedState } from '../../state/store/sharedState';

/** Reads the shared state; draws again only when the selected value changes. */
export const useSharedSelector = useSelector.withTypes<SharedState>();

/** As `useSharedSelector`, for a selector that builds a flat object or list: compared member by member. */
export function useSharedSelection<Selected>(selector: (state: SharedState) => Selected): Selected {
  return useSharedSelector(selector, shallowEqual);
}

/** Reads a section's own slice beside the shared state: `useSectionSelector<WithSwap>()(selectTyped)` by way of `withTypes`. */
export const useSectionSelector = useSelector;

export const useDispatch: () => Dispatch<UnknownAction> = useReduxDispatch;

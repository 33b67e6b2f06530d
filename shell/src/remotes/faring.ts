// How sections fare, and why one does not: fetched when there is something to count or to explain.
export { diagnoseMount, diagnoseRelease } from './diagnoseRelease';
export { createPageHealth } from './pageHealth';

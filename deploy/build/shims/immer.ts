/**
 * Stands for immer in every build. No reducer here changes a draft: state is read-only by its types, and each reducer gives the next state
 * itself. Told that nothing can be drafted, Redux Toolkit calls a reducer with the plain state, and throws when one gives nothing back (mf-shared/docs/no-immer.md).
 */
export const isDraft = (): boolean => false;
export const isDraftable = (): boolean => false;
export const current = <T>(value: T): T => value;
export const original = (): undefined => undefined;
export const freeze = <T>(value: T): T => value;

/** Gives what the recipe gives. */
export function produce<T>(base: T, recipe: (state: T) => T): T {
  return recipe(base);
}

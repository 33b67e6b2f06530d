/** Stands for `intl-messageformat` in every build: react-intl asks it for this alone. */
export const isFormatXMLElementFn = (value: unknown): boolean => typeof value === 'function';

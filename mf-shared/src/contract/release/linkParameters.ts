/** The URL parameter that carries a tester's token. */
export const TESTER_PARAMETER = 'tester';

/** The URL parameter that names a preview. */
export const PREVIEW_PARAMETER = 'preview';

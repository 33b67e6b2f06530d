/** The streams that few screens ask for, in one chunk: each chunk has its name and its hash among the first bytes of the section. */
export { grants$ } from './allowances/grantsStream';
export { answers$ } from './answersStream';
export { pairIdentity$ } from './migrate/pairIdentityStream';
export { history$ } from './v3/historyStream';
export { market$ } from './v3/marketStream';
export { tierShares$ } from './v3/tierSharesStream';

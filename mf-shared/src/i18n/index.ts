export { loadSharedMessages } from './loadSharedMessages';
export { matchLocale, pickLocale } from './pickLocale';

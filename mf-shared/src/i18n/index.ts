export { loadSharedMessages } from './loadSharedMessages';
export { pickLocale } from './pickLocale';

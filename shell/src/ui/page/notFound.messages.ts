import { defineTexts } from '@dex/mf-shared/ui';

export const notFoundTexts = defineTexts({
  title: { id: 'shell.notFound.title', defaultMessage: 'There is no such page' },
  why: { id: 'shell.notFound.why', defaultMessage: 'The address leads nowhere. It may be misspelt, or what stood here was taken down.' },
  toStart: { id: 'shell.notFound.toStart', defaultMessage: 'To the start' },
});

import { defineTexts } from '@dex/mf-shared/ui';

export const crashTexts = defineTexts({
  title: { id: 'shell.crash.title', defaultMessage: 'Something went wrong' },
  issue: { id: 'shell.crash.issue', defaultMessage: 'Create an issue' },
  chat: { id: 'shell.crash.chat', defaultMessage: 'Get support in the community chat' },
  reload: { id: 'shell.crash.reload', defaultMessage: 'Reload the page' },
  startAfresh: { id: 'shell.crash.startAfresh', defaultMessage: 'Start without what was stored' },
  forgets: {
    id: 'shell.crash.forgets',
    defaultMessage:
      'This browser then forgets your settings, imported tokens, token lists and the list of recent transactions. Nothing on any network changes.',
  },
});

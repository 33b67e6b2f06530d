import { defineTexts } from '@dex/mf-shared/ui';

export const pageTexts = defineTexts({
  blocked: { id: 'shell.page.blocked', defaultMessage: 'Blocked address' },
  latestBlock: { id: 'shell.page.latestBlock', defaultMessage: 'Latest block {number} on {explorer}' },
  oldBlock: { id: 'shell.page.oldBlock', defaultMessage: '{number} · {age}: no newer block is known. Open it on {explorer}' },
  seconds: { id: 'shell.page.seconds', defaultMessage: '{count} s' },
  minutes: { id: 'shell.page.minutes', defaultMessage: '{count} min' },
  loading: { id: 'shell.page.loading', defaultMessage: 'Loading' },
});

/** Why the figures of the page may not hold any more, since when, and the way to ask anew. */
export const figuresTexts = defineTexts({
  offline: { id: 'shell.figures.offline', defaultMessage: 'You are offline.' },
  silent: { id: 'shell.figures.silent', defaultMessage: '{network} cannot be reached.' },
  wrongChain: {
    id: 'shell.figures.wrongChain',
    defaultMessage: 'No node of {network} is left: those that this site asks belong to another network.',
  },
  behind: { id: 'shell.figures.behind', defaultMessage: 'The node of {network} has fallen behind.' },
  late: { id: 'shell.figures.late', defaultMessage: 'No new block on {network}.' },
  from: { id: 'shell.figures.from', defaultMessage: 'Figures are from {time}.' },
  nothing: { id: 'shell.figures.nothing', defaultMessage: 'Nothing could be read yet.' },
  retry: { id: 'shell.figures.retry', defaultMessage: 'Try now' },
  throughWallet: { id: 'shell.figures.throughWallet', defaultMessage: 'Read through your wallet' },
});

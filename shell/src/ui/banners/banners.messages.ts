import { defineTexts } from '@dex/mf-shared/ui';

export const bannerTexts = defineTexts({
  alphaTitle: { id: 'shell.banner.alphaTitle', defaultMessage: '{name} on {label}' },
  alpha: {
    id: 'shell.banner.alpha',
    defaultMessage:
      'This is an early (alpha) version of {name} on {label}. You must bridge Layer 1 assets to the network before you can swap them.',
  },
  readMore: { id: 'shell.banner.readMore', defaultMessage: 'Read more' },
  deposit: { id: 'shell.banner.deposit', defaultMessage: 'Deposit to {label}' },
  close: { id: 'shell.banner.close', defaultMessage: 'Close' },
  tester: {
    id: 'shell.banner.tester',
    defaultMessage: 'Test build: you see version {versions} of this page, by a tester’s link.',
  },
  testerEnd: { id: 'shell.banner.testerEnd', defaultMessage: 'End the test' },
  preview: {
    id: 'shell.banner.preview',
    defaultMessage: 'Preview: you see {versions}, not released yet, until {until}. Made by {by}. Nobody else sees this without the link.',
  },
  previewMissed: {
    id: 'shell.banner.previewMissed',
    defaultMessage:
      'Not shown: {versions} of this preview. What everybody sees runs instead: the build was taken back, does not fit this page, or could not be checked.',
  },
  previewOver: {
    id: 'shell.banner.previewOver',
    defaultMessage: 'The preview by {by} is over since {until}. End it to see what everybody sees.',
  },
  previewEnd: { id: 'shell.banner.previewEnd', defaultMessage: 'End the preview' },
  downtimeTitle: { id: 'shell.banner.downtimeTitle', defaultMessage: 'Optimism Planned Downtime' },
  downtime: {
    id: 'shell.banner.downtime',
    defaultMessage: 'During this time no fees are generated and liquidity cannot be removed.',
  },
  downtimeFrom: { id: 'shell.banner.downtimeFrom', defaultMessage: 'From {from}.' },
  downtimeUntil: { id: 'shell.banner.downtimeUntil', defaultMessage: 'Until {until}.' },
});

import { defineTexts } from '@dex/mf-shared/ui';

export const ownerTexts = defineTexts({
  title: { id: 'pool.v3.owner.title', defaultMessage: 'Positions of {owner}' },
  readOnly: {
    id: 'pool.v3.owner.readOnly',
    defaultMessage: 'You are looking at the positions of {address}. Only their owner, or somebody they approve, can act on them.',
  },
  elsewhere: {
    id: 'pool.v3.owner.elsewhere',
    defaultMessage: 'This link shows positions on {network}, and you are on another network. Switch to open one of them.',
  },
  switchTo: { id: 'pool.v3.owner.switchTo', defaultMessage: 'Switch to {network}' },
  none: { id: 'pool.v3.owner.none', defaultMessage: 'This address has no V3 positions on {network}.' },
  looking: { id: 'pool.v3.owner.looking', defaultMessage: 'Looking up {text}' },
  unknownName: { id: 'pool.v3.owner.unknownName', defaultMessage: 'The name {text} stands for no address. Check how it is spelt.' },
  failed: { id: 'pool.v3.owner.failed', defaultMessage: 'What the name {text} stands for could not be read. We keep trying.' },
  invalid: { id: 'pool.v3.owner.invalid', defaultMessage: '{text} is neither an address nor a name. Check it for a typing error.' },
  own: { id: 'pool.v3.owner.own', defaultMessage: 'Show my positions' },
  share: { id: 'pool.v3.owner.share', defaultMessage: 'Copy the link' },
  shared: { id: 'pool.v3.owner.shared', defaultMessage: 'Link copied' },
  link: { id: 'pool.v3.owner.link', defaultMessage: 'The link: {link}' },
  look: { id: 'pool.v3.owner.look', defaultMessage: 'Positions of an address or a name' },
  show: { id: 'pool.v3.owner.show', defaultMessage: 'Show' },
});

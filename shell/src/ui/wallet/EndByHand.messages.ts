import { defineTexts } from '@dex/mf-shared/ui';
import type { WordByHand } from '../../state/wordByHand';

/** What the person may say by hand of a request that is open. */
export const byHandTexts = {
  notSent: defineTexts({
    offer: { id: 'shell.wallet.wasNotSent', defaultMessage: 'It was not sent…' },
    means: {
      id: 'shell.wallet.endMeans',
      defaultMessage:
        'The network does not show whether this was sent. Look into your wallet first: it should neither show it as sent nor still ask you to confirm it. Once you have said that it was not sent, you are no longer warned of it. If it was sent after all and you do it again, it is carried out twice.',
    },
    sure: { id: 'shell.wallet.endSure', defaultMessage: 'I have looked: it was not sent' },
  }),
  left: defineTexts({
    offer: { id: 'shell.wallet.takesLong', defaultMessage: 'It takes too long…' },
    means: {
      id: 'shell.wallet.leaveMeans',
      defaultMessage:
        'Your wallet says that this is still under way, and may carry it out at any time. Look into your wallet and at your account in the explorer first. If you wait no longer, it counts as not known whether it was sent: what was held for it is free again, and before you send anything else you are warned. If it is carried out after all, it is told here.',
    },
    sure: { id: 'shell.wallet.leaveSure', defaultMessage: 'I wait no longer' },
  }),
  notSigned: defineTexts({
    offer: { id: 'shell.wallet.notSigned', defaultMessage: 'It will not be signed…' },
    means: {
      id: 'shell.wallet.notSignedMeans',
      defaultMessage:
        'This waits for the other signers of your account. Look into your wallet first: it should not offer it for signing any more. Once you have said that it will not be signed, nothing here waits for it. If it is signed and carried out after all, it is told here; if you have done it again by then, it is carried out twice.',
    },
    sure: { id: 'shell.wallet.notSignedSure', defaultMessage: 'I have looked: it will not be signed' },
  }),
} as const satisfies Record<WordByHand, unknown>;

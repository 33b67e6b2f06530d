import { defineTexts } from '../texts/defineTexts';

/** What the button of every form says while decimals that are not the contract's hold its order back (ORDER-17). */
export const decimalsButtonTexts = defineTexts({
  decimalsConflict: { id: 'shared.decimals.button.disagree', defaultMessage: 'Token details disagree' },
  tokenUnread: { id: 'shared.decimals.button.unread', defaultMessage: 'Token could not be read' },
  tokenChecking: { id: 'shared.decimals.button.checking', defaultMessage: 'Checking token' },
});

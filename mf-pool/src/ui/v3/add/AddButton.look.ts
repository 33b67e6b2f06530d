import { decimalsButtonTexts, defineTexts, type ButtonTone, type TextDefinition } from '@dex/mf-shared/ui';
import type { AddButtonKind } from '../../../domain/v3/addButton';
import type { AddCommands } from './useAddCommands';

const texts = defineTexts({
  unsupportedAsset: { id: 'pool.v3.addButton.unsupportedAsset', defaultMessage: 'Unsupported Asset' },
  poolLoading: { id: 'pool.v3.addButton.poolLoading', defaultMessage: 'Loading' },
  poolFailed: { id: 'pool.v3.addButton.poolFailed', defaultMessage: 'Pool not loaded' },
  invalidPair: { id: 'pool.v3.addButton.invalidPair', defaultMessage: 'Invalid pair' },
  invalidPrice: { id: 'pool.v3.addButton.invalidPrice', defaultMessage: 'Invalid price input' },
  tooFine: { id: 'pool.v3.addButton.tooFine', defaultMessage: 'Too many decimals' },
  tooLarge: { id: 'pool.v3.addButton.tooLarge', defaultMessage: 'Amount too large' },
  enterAmount: { id: 'pool.v3.addButton.enterAmount', defaultMessage: 'Enter an amount' },
  insufficient: { id: 'pool.v3.addButton.insufficient', defaultMessage: 'Insufficient {symbol} balance' },
  invalidRange: { id: 'pool.v3.addButton.invalidRange', defaultMessage: 'Invalid range' },
  balanceUnknown: { id: 'pool.v3.addButton.balanceUnknown', defaultMessage: 'Loading your balance' },
  preview: { id: 'pool.v3.addButton.preview', defaultMessage: 'Preview' },
  add: { id: 'pool.v3.addButton.add', defaultMessage: 'Add' },
  create: { id: 'pool.v3.addButton.create', defaultMessage: 'Create' },
});

/** Label, colour and command of the button, all from one kind; without a command it cannot be pressed. */
export interface AddButtonLook {
  readonly text: TextDefinition;
  readonly tone: ButtonTone;
  readonly command: ((commands: AddCommands) => void) | null;
  /** Whose symbol the label names. */
  readonly symbolOf?: 'A' | 'B';
}

const still = (text: TextDefinition): AddButtonLook => ({ text, tone: 'primary', command: null });

export const addButtonLooks: Readonly<Record<Exclude<AddButtonKind, 'connectWallet'>, AddButtonLook>> = {
  unsupportedAsset: still(texts.unsupportedAsset),
  decimalsConflict: still(decimalsButtonTexts.decimalsConflict),
  tokenUnread: still(decimalsButtonTexts.tokenUnread),
  tokenChecking: still(decimalsButtonTexts.tokenChecking),
  poolLoading: still(texts.poolLoading),
  poolFailed: still(texts.poolFailed),
  invalidPair: still(texts.invalidPair),
  invalidPrice: still(texts.invalidPrice),
  createFirst: { text: texts.create, tone: 'primary', command: ({ createPool }) => createPool() },
  tooFine: still(texts.tooFine),
  tooLarge: still(texts.tooLarge),
  enterAmount: still(texts.enterAmount),
  insufficientA: { ...still(texts.insufficient), symbolOf: 'A' },
  insufficientB: { ...still(texts.insufficient), symbolOf: 'B' },
  invalidRange: still(texts.invalidRange),
  balanceUnknown: still(texts.balanceUnknown),
  approveFirst: still(texts.preview),
  add: { text: texts.add, tone: 'primary', command: ({ addAtOnce }) => addAtOnce() },
  preview: { text: texts.preview, tone: 'primary', command: ({ preview }) => preview() },
};

import { defineTexts } from '../texts/defineTexts';

export const promptTexts = defineTexts({
  typeWord: { id: 'shared.prompt.typeWord', defaultMessage: 'Type the word “{word}” to go on' },
  confirm: { id: 'shared.prompt.confirm', defaultMessage: 'Confirm' },
  cancel: { id: 'shared.prompt.cancel', defaultMessage: 'Cancel' },
  yes: { id: 'shared.prompt.yes', defaultMessage: 'Yes, go on' },
  no: { id: 'shared.prompt.no', defaultMessage: 'No, go back' },
});

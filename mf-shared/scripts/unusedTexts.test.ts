import { checkTexts, readSources } from './checkTexts';
import { collectTexts, TEXT_OWNERS } from './collectTexts';
import { unusedTexts } from './unusedTexts';

const TABLE = `export const sendTexts = defineTexts({
  title: { id: 'swap.send.title', defaultMessage: 'Send' },
  gone: { id: 'swap.send.gone', defaultMessage: 'Gone' },
});`;

function unusedWith(user: string): string[] {
  return unusedTexts(
    new Map([
      ['mf-swap/src/ui/send.messages.ts', TABLE],
      ['mf-swap/src/ui/Send.tsx', `import { sendTexts as texts } from './send.messages';\n${user}`],
    ]),
  );
}

describe('texts that nothing uses', () => {
  test('are named', () => {
    expect(unusedWith('show(texts.title);')).toEqual(['swap.send.gone']);
  });

  test.each(['show(texts.title, texts.gone);', 'show(texts[kind]);', 'hand(texts);', '<Part texts={texts} />'])(
    'are none where all may be used: %s',
    (user) => {
      expect(unusedWith(user)).toEqual([]);
    },
  );
});

const sources = readSources();

test.each(TEXT_OWNERS.map((owner) => [owner.workspace, owner] as const))('the texts of %s are whole in both languages', (_name, owner) => {
  expect(checkTexts(owner, collectTexts(owner), sources)).toEqual([]);
});

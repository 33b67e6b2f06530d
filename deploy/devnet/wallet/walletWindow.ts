import { button, element } from './walletDom';
import type { Prompt } from './walletPrompt';

/** Shows one question at a time, in the order of asking. */
export interface WalletWindow {
  /** Resolves with the user's answer. */
  readonly ask: (prompt: Prompt) => Promise<boolean>;
  /** Answers every open question in the same way. */
  readonly answerAll: (approved: boolean) => void;
}

interface OpenQuestion {
  readonly prompt: Prompt;
  readonly answer: (approved: boolean) => void;
}

/** The wallet's confirm window inside its root. */
export function createWalletWindow(root: ShadowRoot): WalletWindow {
  const questions: OpenQuestion[] = [];
  let panel: HTMLElement | undefined;
  const show = (): void => {
    panel?.remove();
    const [first] = questions;
    panel = first === undefined ? undefined : promptPanel(first.prompt, questions.length, (approved) => settle(first, approved));
    if (panel !== undefined) root.append(panel);
  };
  const settle = (question: OpenQuestion, approved: boolean): void => {
    questions.splice(questions.indexOf(question), 1);
    show();
    question.answer(approved);
  };
  return {
    ask: (prompt) =>
      new Promise((resolve) => {
        questions.push({ prompt, answer: resolve });
        show();
      }),
    answerAll: (approved) => {
      for (const question of [...questions]) settle(question, approved);
    },
  };
}

function promptPanel(prompt: Prompt, count: number, answer: (approved: boolean) => void): HTMLElement {
  const details = element(
    'dl',
    {},
    prompt.lines.flatMap(([label, text]) => [
      element('dt', { text: label }),
      element('dd', { text, testId: `line-${label.toLowerCase().replaceAll(' ', '-')}` }),
    ]),
  );
  const panel = element('section', { testId: 'prompt', className: 'panel' }, [
    element('h2', { testId: 'title', className: 'title', text: prompt.title }),
    element('div', { testId: 'method', text: count > 1 ? `${prompt.method} (1 of ${count})` : prompt.method }),
    details,
    element('div', { className: 'row' }, [
      button('reject', 'Reject', () => answer(false)),
      button('approve', 'Approve', () => answer(true), 'yes'),
    ]),
  ]);
  panel.setAttribute('role', 'dialog');
  panel.setAttribute('aria-label', 'Development wallet');
  return panel;
}

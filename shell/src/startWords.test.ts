/** @jest-environment jsdom */
import { keepStartWords } from './startWords';

it('a page whose crash page is lost too shows the words that it was served with, whatever was drawn since', () => {
  document.body.innerHTML = '<div id="root"><div id="start-failed" hidden>could not start</div></div>';
  const root = document.querySelector<HTMLElement>('#root') ?? document.body;
  const show = keepStartWords(root);
  root.innerHTML = '<main></main>';
  show();
  expect(root.innerHTML).toBe('<div id="start-failed">could not start</div>');
});

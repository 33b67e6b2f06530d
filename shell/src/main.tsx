import { nextTask } from './nextTask';

/**
 * What the shell is made of, in the order in which it builds on itself. All of it comes with this script; each part is evaluated in a task of its own, so that
 * the page answers and paints between them (deploy/docs/first-tasks.md).
 */
const PARTS = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@dex/mf-shared/i18n'),
  () => import(/* webpackMode: "eager" */ '@dex/mf-shared/contract'),
  () => import(/* webpackMode: "eager" */ '@dex/mf-shared/domain'),
  () => import(/* webpackMode: "eager" */ '@dex/mf-shared/state'),
  () => import(/* webpackMode: "eager" */ '@dex/mf-shared/ui'),
];

async function begin(page: Window): Promise<void> {
  for (const evaluate of PARTS) {
    await evaluate();
    await nextTask(page);
  }
  const { startShell } = await import(/* webpackMode: "eager" */ './startShell');
  await nextTask(page);
  await startShell(page);
}

void begin(window);

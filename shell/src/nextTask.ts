/** Resolves in a task of its own: what the page has to answer or to paint comes before it. */
export async function nextTask(page: Window): Promise<void> {
  const scheduler: unknown = Reflect.get(page, 'scheduler');
  if (hasYield(scheduler)) await scheduler.yield();
  else await new Promise((resolve) => page.setTimeout(resolve));
}

function hasYield(scheduler: unknown): scheduler is { yield(): Promise<void> } {
  return typeof scheduler === 'object' && scheduler !== null && 'yield' in scheduler;
}

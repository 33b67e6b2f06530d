import type { Page } from '@playwright/test';

/** The requests, or answers, of a body that has one or several of them. */
export const entriesOf = (body: unknown): readonly unknown[] => (Array.isArray(body) ? body : [body]);

/** A part of a request or an answer by its name. */
export const partOf = (entry: unknown, name: string): unknown =>
  typeof entry === 'object' && entry !== null ? Reflect.get(entry, name) : undefined;

/** The node goes on answering, but for the requests that are picked by method and parameters: those it refuses with an error. */
export async function refuseRequests(
  page: Page,
  rpcUrl: string,
  error: { readonly code: number; readonly message: string },
  isRefused: (method: unknown, params: readonly unknown[]) => boolean,
): Promise<void> {
  await page.route(`${rpcUrl}/**`, async (route) => {
    const body: unknown = route.request().postDataJSON();
    const refused = new Set(
      entriesOf(body)
        .filter((entry) => isRefused(partOf(entry, 'method'), entriesOf(partOf(entry, 'params'))))
        .map((entry) => partOf(entry, 'id')),
    );
    if (refused.size === 0) return route.continue();
    const response = await route.fetch();
    const answers = entriesOf(await response.json()).map((answer) =>
      refused.has(partOf(answer, 'id')) ? { jsonrpc: '2.0', id: partOf(answer, 'id'), error } : answer,
    );
    await route.fulfill({ response, json: Array.isArray(body) ? answers : answers[0] });
  });
}

/** @jest-environment jsdom */
import { createHash, webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import { checkFirstPicture } from './firstPicture';

Object.defineProperty(globalThis, 'TextEncoder', { value: TextEncoder });
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

const ID = 'a'.repeat(32);
const TEXT = '{"css":""}';
const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Whether the drawing of a section stays, when the map names this for its build. */
async function stays(named: { readonly id?: string; readonly integrity?: string } | null, text = TEXT): Promise<boolean> {
  document.body.innerHTML = `<div data-picture="swap" data-release="${ID}"></div><script type="application/json" id="picture-${ID}"></script>`;
  const element = document.getElementById(`picture-${ID}`);
  if (element) element.textContent = text;
  const { id = ID, integrity } = named ?? {};
  const release = { id, ...(integrity === undefined ? {} : { picture: { path: 'picture.json', integrity } }) };
  const choice = named
    ? { ok: true as const, value: { release, arm: 'stable' as const, fallbacks: [], refused: [] } }
    : { ok: false as const, error: { code: 'missing' as const, remote: 'swap', detail: '' } };
  await checkFirstPicture(document, { choose: async () => choice as never });
  return document.querySelector('[data-picture]') !== null;
}

// DELIVERY-46
describe('what the page drew of a section before its script came', () => {
  it('stays when the verified map names its text', async () => {
    expect(await stays({ integrity: integrityOf(TEXT) })).toBe(true);
  });

  it('is taken away when the text is another, no text is named, or the section has another build', async () => {
    expect(await stays({ integrity: integrityOf(TEXT) }, `${TEXT} `)).toBe(false);
    expect(await stays({})).toBe(false);
    expect(await stays({ id: 'b'.repeat(32), integrity: integrityOf(TEXT) })).toBe(false);
    expect(await stays(null)).toBe(false);
  });

  it('is nothing in a page that drew none', async () => {
    document.body.replaceChildren();
    await checkFirstPicture(document, { choose: () => Promise.reject(new Error('asked for nothing')) });
    expect(document.querySelector('[data-picture]')).toBeNull();
  });
});

import { pictureElement } from '@dex/mf-shared/release';
import type { Releases } from './releases';

async function integrityOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(text));
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/** Takes the drawing of a section off the page unless the verified map names its text for the build that this browser has (DELIVERY-46). */
export async function checkFirstPicture(page: Document, releases: Pick<Releases, 'choose'>): Promise<void> {
  const picture = page.querySelector<HTMLElement>('[data-picture]');
  if (!picture) return;
  const { picture: section = '', release: id = '' } = picture.dataset;
  const choice = await releases.choose(section);
  const text = page.getElementById(pictureElement(id))?.textContent ?? '';
  const named = choice.ok && choice.value.release.id === id ? choice.value.release.picture?.integrity : undefined;
  if (named === undefined || (await integrityOf(text)) !== named) picture.remove();
}

import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { repositoryRoot } from '../../build/apps';

/** What everything looked like when it was looked at last, for the tests to compare with. */
export const picturesFile = join(repositoryRoot, 'deploy/run/gallery/pictures.json');

/** The picture of one story, coarse: its size, and the mean colour of each square of it, as text of three numbers each. */
export interface CoarsePicture {
  readonly width: number;
  readonly height: number;
  readonly squares: string;
}

export type Pictures = Readonly<Record<string, CoarsePicture>>;

/** The side of a square. The edges of letters differ from machine to machine; the mean of a square does not, by more than `SAME`. */
const SQUARE = 24;
const SAME = 5;
/** A line of text may be a hair wider elsewhere. */
const SAME_SIZE = 2;

/** The widths at which everything is drawn, and both themes. */
export const LOOKS = (['light', 'dark'] as const).flatMap((theme) =>
  [1280, 375].map((width) => ({ theme, width, name: `${theme} ${width}` })),
);

async function coarse(page: Page, png: Buffer): Promise<CoarsePicture> {
  return page.evaluate(
    async ([data, side]) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const { width, height } = picture;
      const pen = new OffscreenCanvas(width, height).getContext('2d');
      if (!pen) throw new Error('There is no canvas');
      pen.drawImage(picture, 0, 0);
      const { data: dots } = pen.getImageData(0, 0, width, height);
      const means: number[] = [];
      for (let top = 0; top < height; top += side)
        for (let left = 0; left < width; left += side) {
          const [bottom, right] = [Math.min(top + side, height), Math.min(left + side, width)];
          for (let channel = 0; channel < 3; channel += 1) {
            let sum = 0;
            for (let row = top; row < bottom; row += 1)
              for (let column = left; column < right; column += 1) sum += dots[(row * width + column) * 4 + channel] ?? 0;
            means.push(Math.round(sum / ((bottom - top) * (right - left))));
          }
        }
      return { width, height, squares: btoa(String.fromCharCode(...means)) };
    },
    [png.toString('base64'), SQUARE] as const,
  );
}

/** Every story's picture in one look. `change` is done to the page before each is taken. */
export async function takePictures(
  browser: Browser,
  url: string,
  { theme, width }: { readonly theme: string; readonly width: number },
  change: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<Pictures> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    locale: 'en-US',
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
  });
  // Pictures from elsewhere never come, wherever this runs.
  await context.route(
    (address) => address.href !== 'about:blank' && !address.href.startsWith(url),
    (route) => route.abort(),
  );
  const page = await context.newPage();
  const open = async (query: string) => {
    await page.goto(`${url}?theme=${theme}${query}`);
    await page.evaluate(() => document.fonts.load('16px Inter'));
    await change(page);
  };
  const taken: Record<string, CoarsePicture> = {};
  try {
    await open('');
    const places = await page.locator('[data-story]').all();
    const over: string[] = [];
    for (const place of places) {
      const name = (await place.getAttribute('data-story')) ?? '';
      if ((await place.getAttribute('data-over')) === 'true') over.push(name);
      else taken[name] = await coarse(page, await place.screenshot({ animations: 'disabled', caret: 'hide' }));
    }
    for (const name of over) {
      await open(`&story=${name}`);
      const dialog = page.locator('[role=dialog], [role=alertdialog]').first();
      taken[name] = await coarse(page, await dialog.screenshot({ animations: 'disabled', caret: 'hide' }));
    }
    return taken;
  } finally {
    await context.close();
  }
}

function isSame(one: CoarsePicture, other: CoarsePicture): boolean {
  if (Math.abs(one.width - other.width) > SAME_SIZE || Math.abs(one.height - other.height) > SAME_SIZE) return false;
  const [a, b] = [one, other].map(({ squares }) => Buffer.from(squares, 'base64'));
  return a !== undefined && b !== undefined && a.length === b.length && a.every((mean, at) => Math.abs(mean - (b[at] ?? 0)) <= SAME);
}

/** The stories whose picture is another than it was, that are new, or that are gone. */
export function changedPictures(before: Pictures, now: Pictures): readonly string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort();
  return names.filter((name) => {
    const [one, other] = [before[name], now[name]];
    return !one || !other || !isSame(one, other);
  });
}

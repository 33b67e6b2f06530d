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
/** As a picture is taken: nothing moves or blinks, and a slow machine has its time. */
const STILL = { animations: 'disabled', caret: 'hide', timeout: 120_000 } as const;
/** A line of text may be a hair wider elsewhere. */
const SAME_SIZE = 2;

/** The widths at which everything is drawn, and both themes. */
export const LOOKS = (['light', 'dark'] as const).flatMap((theme) =>
  [1280, 375].map((width) => ({ theme, width, name: `${theme} ${width}` })),
);

/** A part of a picture, in pixels. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A story as it stands in the page of all. */
interface Place extends Box {
  readonly name: string;
  readonly isOver: boolean;
}

/** The coarse pictures of parts of a picture. */
async function coarse(page: Page, png: Buffer, parts: readonly Box[]): Promise<readonly CoarsePicture[]> {
  return page.evaluate(
    async ({ data, side, boxes }) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
      if (!pen) throw new Error('There is no canvas');
      pen.drawImage(picture, 0, 0);
      return boxes.map(({ left, top, width, height }) => {
        const { data: dots } = pen.getImageData(left, top, width, height);
        const means: number[] = [];
        for (let from = 0; from < height; from += side)
          for (let begin = 0; begin < width; begin += side) {
            const [to, end] = [Math.min(from + side, height), Math.min(begin + side, width)];
            for (let channel = 0; channel < 3; channel += 1) {
              let sum = 0;
              for (let row = from; row < to; row += 1)
                for (let column = begin; column < end; column += 1) sum += dots[(row * width + column) * 4 + channel] ?? 0;
              means.push(Math.round(sum / ((to - from) * (end - begin))));
            }
          }
        return { width, height, squares: btoa(String.fromCharCode(...means)) };
      });
    },
    { data: png.toString('base64'), side: SQUARE, boxes: parts },
  );
}

/** Where each story stands. Each begins on a whole pixel, so that none looks other for what stands above it, and no picture waits to be scrolled to. */
async function placesIn(page: Page): Promise<readonly Place[]> {
  return page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    return [...document.querySelectorAll<HTMLElement>('[data-story]')].map((story) => {
      const above = story.getBoundingClientRect().top + scrollY;
      story.style.marginTop = `${Math.ceil(above) - above}px`;
      const { left, top, width, height } = story.getBoundingClientRect();
      const { story: name = '', over } = story.dataset;
      return {
        name,
        isOver: over === 'true',
        left: Math.round(left),
        top: Math.round(top + scrollY),
        width: Math.round(width),
        height: Math.ceil(height),
      };
    });
  });
}

/** How much of the page is pictured at once, in pixels: each taking costs the same, and too tall a picture is not drawn. */
const STRIP = 4000;

/** Stories that follow each other, in strips of the page. */
function stripsOf(places: readonly Place[]): readonly (readonly Place[])[] {
  const strips: Place[][] = [];
  for (const place of places) {
    const strip = strips.at(-1);
    const first = strip?.[0];
    if (strip && first && place.top + place.height - first.top <= STRIP) strip.push(place);
    else strips.push([place]);
  }
  return strips;
}

/** The pictures of stories that follow each other. */
async function takeStrip(page: Page, strip: readonly Place[], width: number): Promise<readonly (readonly [string, CoarsePicture])[]> {
  const top = strip[0]?.top ?? 0;
  const bottom = Math.max(...strip.map((place) => place.top + place.height));
  const clip = { x: 0, y: top, width, height: bottom - top };
  const png = await page.screenshot({ fullPage: true, clip, ...STILL });
  const parts = strip.map((place) => ({ left: place.left, top: place.top - top, width: place.width, height: place.height }));
  const pictures = await coarse(page, png, parts);
  return pictures.map((picture, at) => [strip[at]?.name ?? '', picture] as const);
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
    const places = await placesIn(page);
    for (const strip of stripsOf(places.filter(({ isOver }) => !isOver)))
      for (const [name, picture] of await takeStrip(page, strip, width)) taken[name] = picture;
    for (const { name } of places.filter(({ isOver }) => isOver)) {
      await open(`&story=${name}`);
      const dialog = page.locator('[role=dialog], [role=alertdialog]').first();
      const png = await dialog.screenshot(STILL);
      const [picture] = await coarse(page, png, [{ left: 0, top: 0, width: png.readUInt32BE(16), height: png.readUInt32BE(20) }]);
      if (picture) taken[name] = picture;
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

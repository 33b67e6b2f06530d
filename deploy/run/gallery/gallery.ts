import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { launchOptions } from '../launchOptions';
import { LOOKS, picturesFile, takePictures, type Pictures } from './pictures';
import { serveGallery } from './serveGallery';

/** Serves the gallery until it is ended. */
export async function openGallery(port: number): Promise<void> {
  const { url } = await serveGallery(port);
  console.log(`Open ${url} — every part of the product in every state; ?theme=dark for the other theme. Ctrl-C ends it.`);
}

/** Takes all pictures anew, for the tests to compare with. */
export async function writePictures(): Promise<void> {
  const { url, stop } = await serveGallery(0);
  const browser = await chromium.launch(launchOptions());
  try {
    const taken: Record<string, Pictures> = {};
    for (const look of LOOKS) taken[look.name] = await takePictures(browser, url, look);
    const lines = Object.entries(taken).map(([look, pictures]) => {
      const each = Object.entries(pictures).map(([name, picture]) => `  ${JSON.stringify(name)}: ${JSON.stringify(picture)}`);
      return ` ${JSON.stringify(look)}: {\n${each.join(',\n')}\n }`;
    });
    writeFileSync(picturesFile, `{\n${lines.join(',\n')}\n}\n`);
    console.log(`${picturesFile} holds ${Object.keys(taken[LOOKS[0]?.name ?? ''] ?? {}).length} stories in ${LOOKS.length} looks.`);
  } finally {
    await browser.close();
    stop();
  }
}

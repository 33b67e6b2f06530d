import { readFileSync } from 'node:fs';
import { changedPictures, LOOKS, picturesFile, takePictures, type Pictures } from '../../../deploy/run/gallery/pictures';
import { serveGallery } from '../../../deploy/run/gallery/serveGallery';
import { expect, test } from '../../harness/test';

const before: Readonly<Record<string, Pictures>> = JSON.parse(readFileSync(picturesFile, 'utf8'));

let gallery: Awaited<ReturnType<typeof serveGallery>>;

// Every look draws all stories: a busy machine has its time.
test.describe.configure({ timeout: 300_000 });

test.beforeAll(async () => {
  gallery = await serveGallery(0);
});

test.afterAll(() => gallery.stop());

// DELIVERY-49
for (const look of LOOKS)
  test(`every part looks as it did, ${look.name}`, async ({ browser }) => {
    const now = await takePictures(browser, gallery.url, look);
    expect(Object.keys(now).length).toBeGreaterThan(140);
    expect(changedPictures(before[look.name] ?? {}, now)).toEqual([]);
  });

// DELIVERY-49
test('a part of another colour is found, and no other, whatever stands above them', async ({ browser }) => {
  const [look] = LOOKS;
  if (!look) throw new Error('There are looks');
  const now = await takePictures(browser, gallery.url, look, (page) =>
    page.addStyleTag({
      content: `
        [data-kind="swapAnyway"] { background: #0a7d55 !important; }
        main::before { content: ''; display: block; height: 100.4px; }
      `,
    }),
  );
  expect(changedPictures(before[look.name] ?? {}, now)).toEqual(['swap-button-swapAnyway']);
});

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import vm from 'node:vm';
import { renderReleasePage, scriptHashesOf } from '../edge/releasePage';
import { repositoryRoot } from './apps';
import { inlineScript } from './inlineScript';

const text = inlineScript(join(repositoryRoot, 'shell/src/remotes/ahead/pageScript.ts'));

/** The page says each byte of it again with every load: it must stay small. */
const LARGEST_BYTES = 11_020;

describe('the script that stands in the page', () => {
  it('is small, and holds nothing of what checks signatures', () => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(LARGEST_BYTES);
    expect(text).not.toMatch(/verify|\bimport\b/);
  });

  it('runs by its hash alone', () => {
    const hash = `sha384-${createHash('sha384').update(text).digest('base64')}`;
    expect(scriptHashesOf(`<body><script>${text}</script></body>`)).toEqual([hash]);
  });

  it('fails silently in a page without a map', async () => {
    const page = { document: { getElementById: () => null } };
    await expect(Promise.resolve(vm.runInNewContext(text, { window: page, ...page }))).resolves.toBeUndefined();
  });
});

// DELIVERY-47
it.each(['pageScript', 'giveWayScript', 'takeOverScript'])('rendering leaves every byte of %s: it runs by its hash', (name) => {
  const script = `<script>${inlineScript(join(repositoryRoot, `shell/src/remotes/ahead/${name}.ts`))}</script>`;
  const page = `<html><head></head><body><noscript></noscript>${script}</body></html>`;
  expect(renderReleasePage(page, { mapText: '{}', folder: '/a/shell/0/' })).toContain(script);
});

it('what gives way to a canary, and tells of a shell that failed, weighs no more than 5,250 bytes', () => {
  expect(Buffer.byteLength(inlineScript(join(repositoryRoot, 'shell/src/remotes/ahead/giveWayScript.ts')))).toBeLessThanOrEqual(5_250);
});

it('what takes over from the first picture weighs no more than 1,000 bytes', () => {
  expect(Buffer.byteLength(inlineScript(join(repositoryRoot, 'shell/src/remotes/ahead/takeOverScript.ts')))).toBeLessThanOrEqual(1_000);
});

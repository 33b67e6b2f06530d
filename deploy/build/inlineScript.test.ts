import { createHash } from 'node:crypto';
import { join } from 'node:path';
import vm from 'node:vm';
import { scriptHashesOf } from '../edge/releasePage';
import { repositoryRoot } from './apps';
import { inlineScript } from './inlineScript';

const text = inlineScript(join(repositoryRoot, 'shell/src/remotes/ahead/pageScript.ts'));

/** The page says each byte of it again with every load: it must stay small. */
const LARGEST_BYTES = 10_600;

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

it('what takes over from the first picture weighs no more than 1,000 bytes', () => {
  expect(Buffer.byteLength(inlineScript(join(repositoryRoot, 'shell/src/remotes/ahead/takeOverScript.ts')))).toBeLessThanOrEqual(1_000);
});

import { createHash } from 'node:crypto';
import { exitPageFile } from './pageFile';

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

// DELIVERY-43
it('lets its own script and style run and nothing else, wherever it is served from', () => {
  const page = exitPageFile('start()');
  const policy = /content-security-policy" content="([^"]+)"/.exec(page)?.[1] ?? '';
  const style = /<style>(.*)<\/style>/.exec(page)?.[1] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`script-src '${hashOf('start()')}'`);
  expect(policy).toContain(`style-src '${hashOf(style)}'`);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(page.match(/<script/g)).toHaveLength(1);
  expect(page).not.toMatch(/\b(src|href)=/);
});

it('is not made of a script that would end its own element', () => {
  expect(() => exitPageFile('a("</script>")')).toThrow('end its own element');
});

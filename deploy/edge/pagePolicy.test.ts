import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { connectSources } from './connectSources';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { builtInSources } from './edgeFacts';
import {
  pageTemplateOf,
  picturesOf,
  releaseMapTextOf,
  renderReleasePage,
  scriptHashesOf,
  servedTemplateOf,
  settingsTextIn,
} from './releasePage';

const HASH = `sha384-${'A'.repeat(64)}`;

describe('contentSecurityPolicy', () => {
  const policy = contentSecurityPolicy({
    scriptHashes: [HASH],
    connectSources: ['https://rpc.example', 'wss://rpc.example:8546', 'http://127.0.0.1:8545'],
  });

  it('runs scripts by hash alone', () => {
    expect(policy).toContain(`script-src '${HASH}' 'strict-dynamic';`);
    expect(policy).not.toMatch(/unsafe|script-src [^;]*'self'/);
    expect(contentSecurityPolicy({ scriptHashes: [], connectSources: [] })).toContain("script-src 'none';");
  });

  it('takes no file as a style sheet', () => {
    expect(policy).toMatch(/; style-src 'sha256-[A-Za-z0-9+/=]+';/);
  });

  // DELIVERY-11
  it('lets the Safe show the site, and nobody else', () => {
    expect(policy).toContain("frame-ancestors 'self' https://app.safe.global;");
  });

  it('lets the wallets open their sockets and overlays, and names their hosts where only known hosts are allowed', () => {
    for (const origin of ['wss://relay.walletconnect.org', 'wss://www.walletlink.org', 'https://www.walletlink.org'])
      expect(policy).toMatch(new RegExp(`connect-src [^;]* ${origin}[ ;]`));
    for (const origin of ['https://widget.portis.io', 'https://x2.fortmatic.com'])
      expect(policy).toMatch(new RegExp(`frame-src [^;]*${origin}[ ;]`));
    const anyHttps = contentSecurityPolicy({ scriptHashes: [HASH], connectSources: ['https:'] });
    expect(anyHttps).toMatch(/connect-src 'self' https: wss:\/\/www\.walletlink\.org wss:/);
  });

  it.each(['https://a.example; script-src *', "'unsafe-inline'", '*', 'javascript:', 'https://a.example/path', 'https://*.example'])(
    'refuses the source %j',
    (source) => {
      expect(() => contentSecurityPolicy({ scriptHashes: [HASH], connectSources: [source] })).toThrow(RangeError);
    },
  );

  it('refuses what is not a hash', () => {
    expect(() => contentSecurityPolicy({ scriptHashes: ["x' 'unsafe-inline"], connectSources: [] })).toThrow(RangeError);
  });
});

describe('connectSources', () => {
  const config = {
    chains: {
      1: {
        rpcUrls: ['https://node.example/key', 'http://127.0.0.1:8545'],
        wsUrl: 'wss://node.example/ws',
        infoUrl: 'https://info.example',
      },
    },
    lists: { default: ['https://lists.example/a.json', 'name.eth'] },
  };

  it('takes origins of what the page reads, not of what it links to', () => {
    expect(connectSources({ from: [config], userLists: 'known-hosts' })).toEqual([
      'http://127.0.0.1:8545',
      'https://lists.example',
      'https://node.example',
      'wss://node.example',
    ]);
  });

  // DELIVERY-11
  it('lists of any https host, or of known ones', () => {
    expect(connectSources({ from: [config], userLists: 'any-https' })).toEqual(['https:', 'http://127.0.0.1:8545', 'wss://node.example']);
  });

  // DELIVERY-11
  it('finds nodes and lists of the built-in chain table, fit for the policy', () => {
    const sources = connectSources({ from: builtInSources(), userLists: 'known-hosts' });
    expect(sources).toContain('https://rpc.xlayer.tech');
    expect(sources).toContain('https://tokens.coingecko.com');
    expect(() => contentSecurityPolicy({ scriptHashes: [HASH], connectSources: sources })).not.toThrow();
  });
});

describe('renderReleasePage', () => {
  const template = `<!doctype html><html><head><script src="%SHELL%/main.js" integrity="${HASH}"></script></head><body></body></html>`;

  it('gives back the text that was put in, whatever it is, and the template', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const json = JSON.stringify({ text: `</script><script>${text}$&` });
        const page = renderReleasePage(template, { mapText: json, settingsText: json });
        expect(JSON.parse(releaseMapTextOf(page) ?? '')).toEqual(JSON.parse(json));
        expect(JSON.parse(settingsTextIn(page) ?? '')).toEqual(JSON.parse(json));
        expect(pageTemplateOf(page)).toBe(template);
        expect(page.match(/<script/g)).toHaveLength(3);
      }),
    );
  });

  it('renders again over what it rendered', () => {
    const once = renderReleasePage(template, { mapText: '{"n":1}', settingsText: '{}' });
    expect(renderReleasePage(once, { mapText: '{"n":2}' })).toBe(renderReleasePage(template, { mapText: '{"n":2}' }));
    expect(pageTemplateOf(once)).toBe(template);
  });

  it('knows the template of a page that an earlier release command rendered, and takes nothing else for part of it', () => {
    const earlier = (links: string) => template.replace('</head>', `<!--preloads-->${links}<!--/preloads--></head>`);
    expect(pageTemplateOf(earlier(''))).toBe(template);
    const link = `<link rel="preload" as="script" href="/a/x.js" integrity="${HASH}" crossorigin="anonymous">`;
    expect(pageTemplateOf(earlier(link))).toContain(link);
  });

  it('holds the first screens of what it may show, word by word, and no longer in its template', () => {
    const id = 'a'.repeat(32);
    const base = `${template.replace('<body>', '<body><script type="application/json" id="picture-frame">{}</script><noscript></noscript>')}`;
    const text = JSON.stringify({ css: '', word: '<b>$&</b>' }).replaceAll('<', '\\u003c');
    const page = renderReleasePage(base, { mapText: '{}', pictures: [{ id, text }] });
    expect(page).toContain(`<script type="application/json" id="picture-${id}">${text}</script><noscript>`);
    expect(pageTemplateOf(page)).toBe(base);
    expect(renderReleasePage(page, { mapText: '{}' })).not.toContain(id);
  });

  describe('served by somebody else', () => {
    const base = template.replace('<body>', '<body><noscript></noscript>');
    const text = '{"css":""}';
    const [id, other] = ['a'.repeat(32), 'b'.repeat(32)];
    const named = [{ id, path: '/picture.json', integrity: `sha384-${createHash('sha384').update(text).digest('base64')}` }];
    const page = renderReleasePage(base, { mapText: '{}', settingsText: '{}', pictures: [{ id, text }] });
    const drawn = `<script type="application/json" id="picture-${id}">${text}</script>`;

    it('is its template when it holds what rendering puts in', () => {
      expect(servedTemplateOf(page, named)).toBe(base);
      expect(servedTemplateOf(renderReleasePage(base, { mapText: '{}' }), named)).toBe(base);
    });

    it.each([
      ['other first screens', page.replace(text, '{"css":" "}')],
      ['first screens of a build that the map does not name', page.replace(id, other)],
      ['first screens in another place', page.replace(drawn, '').replace('</head>', `${drawn}</head>`)],
      ['the same ones twice', page.replace(drawn, drawn + drawn)],
      [
        'a script that is called like first screens',
        page.replace('<noscript>', `<script src="/x.js" id="picture-${other}"></script><noscript>`),
      ],
      ['a script that is called like the map', page.replace('type="application/json" id="release-map"', 'src="/x.js" id="release-map"')],
      ['a script that is called like the run-time file', page.replace('</body>', '<script id="run-time-file">x()</script></body>')],
      ['two maps', page.replace('</body>', '<script type="application/json" id="release-map">{}</script></body>')],
    ])('is not with %s', (_, changed) => {
      expect(changed).not.toBe(page);
      expect(servedTemplateOf(changed, named)).not.toBe(base);
    });
  });

  it('finds them where the builds of the map have them: the stable one and the canary of each section', () => {
    const picture = { path: 'picture.json', integrity: HASH };
    const build = (letter: string, more: object = {}) => ({ id: letter.repeat(32), dir: `/a/swap/${letter.repeat(32)}/`, ...more });
    const swap = { stable: build('a', { picture }), canary: { release: build('b', { picture }) }, history: [build('c', { picture })] };
    const base = { remotes: { swap, pool: { stable: build('d') } } };
    expect(picturesOf(base).map(({ id, path }) => [id.charAt(0), path.slice(-14)])).toEqual([
      ['a', 'a/picture.json'],
      ['b', 'b/picture.json'],
    ]);
  });

  it("fills the shell's folder in", () => {
    expect(renderReleasePage(template, { mapText: '{}', folder: '/a/shell/1/' })).toContain('src="/a/shell/1/main.js"');
  });

  it('replaces an empty element that the shell brought', () => {
    const page = renderReleasePage(template.replace('</head>', '<script type="application/json" id="release-map"></script></head>'), {
      mapText: '{}',
    });
    expect(page.match(/release-map/g)).toHaveLength(1);
  });
});

describe('scriptHashesOf', () => {
  it('takes declared hashes, hashes inline scripts, leaves data blocks out', () => {
    const html = `<script>theme()</script><script defer src="/m.js" integrity="${HASH}"></script><script type="application/json">{}</script>`;
    const inlineHash = `sha384-${createHash('sha384').update('theme()').digest('base64')}`;
    expect(scriptHashesOf(html)).toEqual([inlineHash, HASH]);
  });
  it('takes the scripts that the page fetches ahead', () => {
    const other = `sha384-${'B'.repeat(64)}`;
    const link = (integrity: string) => `<link rel="preload" as="script" href="/c.js"${integrity} crossorigin="anonymous">`;
    const entry = `<script defer src="/m.js" integrity="${HASH}"></script>`;
    expect(scriptHashesOf(`${entry}${link(` integrity="${other}"`)}<link rel="preload" href="/f.woff2" as="font">`)).toEqual([HASH, other]);
    expect(scriptHashesOf(`${entry}${link('')}`)).toBeNull();
  });
  it('null for a script without a hash', () => {
    expect(scriptHashesOf('<script src="/m.js"></script>')).toBeNull();
  });
});

import { COMMON_HEADERS } from './securityHeaders';
import type { Headers } from './securityHeaders';

export interface NginxFacts {
  /** `listen` value: a port, or an address with a port. */
  readonly listen: string;
  readonly serverName: string;
  /** Absolute folder of the release store. */
  readonly root: string;
  /** Headers of the page. */
  readonly headers: Headers;
  /** Absolute path of the log that `watch` reads. */
  readonly beaconLog: string;
  /** True when nginx has the brotli module; gzip copies are always served. */
  readonly brotli: boolean;
  /** Certificate and key; without them the server is plain http behind something that ends TLS. */
  readonly tls?: { readonly certificate: string; readonly key: string };
}

function quoted(text: string): string {
  if (/[\r\n\0]/.test(text)) throw new RangeError('a header or path must be one line');
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('$', '${dollar}')}"`;
}

// nginx takes a location's headers from there alone: each location repeats all of them
function headerLines(headers: Headers): string[] {
  return Object.entries({ ...COMMON_HEADERS, ...headers }).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
}

function location(match: string, lines: readonly string[]): string {
  return [`  location ${match} {`, ...lines.map((line) => `    ${line}`), '  }'].join('\n');
}

// "always" would put the year-long life on a 404 as well, and a cache would keep it
const IMMUTABLE = [
  `add_header cache-control "public, max-age=31536000, immutable";`,
  ...Object.entries(COMMON_HEADERS).map(([name, value]) => `add_header ${name} ${quoted(value)};`),
  'try_files $uri =404;',
];

// nginx makes an ETag of time and size: two maps of one second and one length would be "not modified"
const ALWAYS_WHOLE = ['etag off;', 'if_modified_since off;', 'open_file_cache off;'];

function listenLines({ listen, tls }: NginxFacts): string[] {
  if (!tls) return [`  listen ${listen};`];
  return [
    `  listen ${listen} ssl;`,
    '  http2 on;',
    `  ssl_certificate ${quoted(tls.certificate)};`,
    `  ssl_certificate_key ${quoted(tls.key)};`,
  ];
}

const FILE_ENDINGS = 'js|css|json|webmanifest|svg|png|jpg|webp|ico|woff2|txt|wasm|html';

/**
 * The nginx file of one site, to be included in the `http` block: generated, never edited. After writing it run `nginx -t`, then `nginx -s reload`
 * (a HUP to a broken file would leave the old one in force without a word).
 */
export function nginxConfig(facts: NginxFacts): string {
  const fresh = headerLines({ 'cache-control': 'no-cache' });
  const locations = [
    location('^~ /a/', ['error_page 404 @missing;', ...IMMUTABLE]),
    location('^~ /r/', ['error_page 404 @missing;', ...IMMUTABLE]),
    location('^~ /o/', ['error_page 404 @missing;', ...IMMUTABLE]),
    location('^~ /c/', ['error_page 404 @missing;', ...IMMUTABLE]),
    location('= /release.json', [...ALWAYS_WHOLE, 'error_page 404 @missing;', ...fresh, 'try_files $uri =404;']),
    // the operator's run-time file is optional: no page asks for one that the map does not name
    location('= /config.json', [...ALWAYS_WHOLE, 'error_page 404 @missing;', ...fresh, 'try_files $uri =404;']),
    location('= /manifest.json', [
      'error_page 404 @missing;',
      ...headerLines({ 'cache-control': 'no-cache', 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' }),
      'try_files $uri =404;',
    ]),
    location('= /b', [
      `access_log ${quoted(facts.beaconLog)} release_beacon;`,
      ...headerLines({ 'cache-control': 'no-store' }),
      'return 204;',
    ]),
    location('= /index.html', ['rewrite ^ / last;']),
    location(`~ \\.(${FILE_ENDINGS})$`, ['error_page 404 @missing;', ...fresh, 'try_files $uri =404;']),
    location('/', ['try_files /.nothing @page;']),
    location('@page', [...ALWAYS_WHOLE, ...headerLines({ ...facts.headers, 'cache-control': 'no-cache' }), 'try_files /index.html =503;']),
    location('@missing', [...headerLines({ 'cache-control': 'no-store' }), 'return 404 "Not found\\n";']),
  ];
  return [
    "log_format release_beacon '$time_iso8601 /b?$args';",
    'geo $dollar { default "$"; }',
    'server {',
    ...listenLines(facts),
    `  server_name ${facts.serverName};`,
    `  root ${quoted(facts.root)};`,
    '  server_tokens off;',
    '  default_type application/octet-stream;',
    '  gzip_static on;',
    ...(facts.brotli ? ['  brotli_static on;'] : []),
    ...locations,
    '}',
    '',
  ].join('\n');
}

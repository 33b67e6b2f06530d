import { createHash } from 'node:crypto';
import { contentTypeOf, FILE_ENDINGS } from './filePolicy';
import { COMMON_HEADERS, OPEN_HEADERS } from './securityHeaders';
import type { Headers } from './securityHeaders';

export interface NginxFacts {
  /** `listen` values: ports, or addresses with a port. A port alone is IPv4 only. */
  readonly listen: readonly string[];
  readonly serverName: string;
  /** Absolute folder of the release store. */
  readonly root: string;
  /** Headers of the page. */
  readonly headers: Headers;
  /** Absolute path of the log that `watch` reads. */
  readonly beaconLog: string;
  /** Certificate and key, and the plain addresses that lead here; null when something in front of nginx ends TLS. */
  readonly tls: { readonly certificate: string; readonly key: string; readonly redirectFrom: readonly string[] } | null;
}

/** What begins the names that all of nginx shares (logs, variables): two sites in one nginx must not meet there. */
function siteName({ listen, serverName, root }: NginxFacts): string {
  return `site_${createHash('sha256')
    .update([...listen, serverName, root].join(' '))
    .digest('hex')
    .slice(0, 8)}`;
}

type Quote = (text: string) => string;

// a variable that holds the sign is the only way to write one
const quotedFor =
  (site: string): Quote =>
  (text) =>
    quoted(text).replaceAll('$', `\${${site}_dollar}`);

function quoted(text: string): string {
  if (/[\r\n\0]/.test(text)) throw new RangeError('a header or path must be one line');
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

// nginx takes a location's headers from there alone: each location repeats all of them
function headerLines(quote: Quote, headers: Headers): string[] {
  return Object.entries({ ...COMMON_HEADERS, ...headers }).map(([name, value]) => `add_header ${name} ${quote(value)} always;`);
}

function location(match: string, lines: readonly string[]): string {
  return [`  location ${match} {`, ...lines.map((line) => `    ${line}`), '  }'].join('\n');
}

// "always" would put the year-long life on a 404 as well, and a cache would keep it
const immutableHeaders = (quote: Quote) => [
  `add_header cache-control "public, max-age=31536000, immutable";`,
  ...Object.entries(COMMON_HEADERS).map(([name, value]) => `add_header ${name} ${quote(value)};`),
];

// nginx makes an ETag of time and size: two maps of one second and one length would be "not modified"
const ALWAYS_WHOLE = ['etag off;', 'if_modified_since off;', 'open_file_cache off;'];

// `http2` as a word of `listen`: nginx before 1.25.1 knows no other form, and today's still reads it, with a warning
function listenLines(quote: Quote, { listen, tls }: NginxFacts): string[] {
  if (!tls) return listen.map((address) => `  listen ${address};`);
  return [
    ...listen.map((address) => `  listen ${address} ssl http2;`),
    `  ssl_certificate ${quote(tls.certificate)};`,
    `  ssl_certificate_key ${quote(tls.key)};`,
    // every browser that can run the page knows 1.3
    '  ssl_protocols TLSv1.3;',
  ];
}

function redirectServer({ serverName, tls }: NginxFacts): string[] {
  if (!tls) return [];
  return [
    'server {',
    ...tls.redirectFrom.map((address) => `  listen ${address};`),
    `  server_name ${serverName};`,
    '  server_tokens off;',
    '  return 308 https://$host$request_uri;',
    '}',
  ];
}

/** Endings of files that the builds compress, with the copies beside them. */
const COMPRESSED = ['.js', '.json', '.svg', '.txt', '.webmanifest'];

/**
 * Locations for compressed files inside another one: the brotli copy without nginx's brotli module, by name. Its ending would decide the media type,
 * so each kind of file has a location of its own. `$uri` is that of the copy once `try_files` chose it, and names the encoding.
 */
function brotliLocations(site: string, headers: readonly string[]): string[] {
  return COMPRESSED.flatMap((ending) => [
    `location ~ \\${ending}$ {`,
    '  types {}',
    `  default_type "${contentTypeOf(`x${ending}`)}";`,
    ...headers.map((line) => `  ${line}`),
    `  add_header content-encoding $${site}_encoding;`,
    // gzip_vary says it for the copies that gzip_static gives, and not for these
    `  add_header vary $${site}_vary;`,
    `  try_files $uri$${site}_brotli $uri =404;`,
    '}',
  ]);
}

/** Variables, in the http block, that the locations above use. */
function maps(site: string, beacon: string): string[] {
  return [
    `log_format ${beacon} '$time_iso8601 /b?$args';`,
    `geo $${site}_dollar { default "$"; }`,
    `map $http_accept_encoding $${site}_brotli { default ""; "~(^|[ ,])br *; *q=0(\\.0*)?([ ,]|$)" ""; "~(^|[ ,])br([ ,;]|$)" ".br"; }`,
    `map $uri $${site}_encoding { default ""; "~\\.br$" br; }`,
    `map $uri $${site}_vary { default ""; "~\\.br$" accept-encoding; }`,
  ];
}

/**
 * The nginx file of one site, to be included in the `http` block: generated, never edited. After writing it run `nginx -t`, then `nginx -s reload`
 * (a HUP to a broken file would leave the old one in force without a word).
 */
export function nginxConfig(facts: NginxFacts): string {
  const site = siteName(facts);
  const beacon = `${site}_beacon`;
  const quote = quotedFor(site);
  const fresh = headerLines(quote, { 'cache-control': 'no-cache' });
  const open = headerLines(quote, { 'cache-control': 'no-cache', ...OPEN_HEADERS });
  const immutable = immutableHeaders(quote);
  const forEver = ['error_page 404 @missing;', ...immutable, 'try_files $uri =404;', ...brotliLocations(site, immutable)];
  const locations = [
    ...['a', 'r', 'o', 'c', 'p'].map((folder) => location(`^~ /${folder}/`, forEver)),
    // pages of another host compare their map with this one
    location('= /release.json', [...ALWAYS_WHOLE, 'error_page 404 @missing;', ...open, 'try_files $uri =404;']),
    // the operator's run-time file is optional: no page asks for one that the map does not name
    location('= /config.json', [...ALWAYS_WHOLE, 'error_page 404 @missing;', ...fresh, 'try_files $uri =404;']),
    location('= /manifest.json', ['error_page 404 @missing;', ...open, 'try_files $uri =404;']),
    location('= /b', [
      `access_log ${quote(facts.beaconLog)} ${beacon};`,
      ...headerLines(quote, { 'cache-control': 'no-store' }),
      'return 204;',
    ]),
    location('= /index.html', ['rewrite ^ / last;']),
    location(`~ \\.(${FILE_ENDINGS.join('|')})$`, ['error_page 404 @missing;', ...fresh, 'try_files $uri =404;']),
    location('/', ['try_files /.nothing @page;']),
    location('@page', [
      ...ALWAYS_WHOLE,
      // the page holds the map, which no build has packed
      'gzip on;',
      'gzip_proxied any;',
      ...headerLines(quote, { ...facts.headers, 'cache-control': 'no-cache' }),
      'try_files /index.html =503;',
    ]),
    location('@missing', [...headerLines(quote, { 'cache-control': 'no-store' }), 'return 404 "Not found\\n";']),
  ];
  return [
    ...maps(site, beacon),
    ...redirectServer(facts),
    'server {',
    ...listenLines(quote, facts),
    `  server_name ${facts.serverName};`,
    `  root ${quote(facts.root)};`,
    '  server_tokens off;',
    '  default_type application/octet-stream;',
    '  gzip_static on;',
    '  gzip_vary on;',
    ...locations,
    '}',
    '',
  ].join('\n');
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChunkGroup, Stats } from 'webpack';
// The one file that knows the brand; its theme types are erased.
import { brand } from '../../mf-shared/src/ui/brand/brand';
import { pictureElement } from '@dex/mf-shared/release';
import { dataElement, SHELL_FOLDER_MARK } from '../edge/releasePage';
import type { App } from './apps';
import { integrityOf } from './buildFacts';
import { READING_CHUNKS } from './firstReads';
import { inlineScript } from './inlineScript';
import { buildFramePicture } from './picture/buildPicture';
import { scriptsOf } from './writeBuildFacts';

/**
 * What the page does before anything else: the stored theme, so that a dark page never flashes; and the words for a page that cannot start are hidden until
 * a script of the page was blocked or lost, or the shell threw before it drew anything. A reload alone would take the refused bytes from the browser's cache, where they may stay for a year: they are
 * asked for anew. The words stand in the page itself, so that they are there when every script is refused, this one too.
 */
function themeScript(app: App): string {
  return readFileSync(join(app.folder, 'public/theme.js'), 'utf8').trim();
}

function startFailedText(): string {
  const { name } = brand;
  return [
    `<h1>${name}</h1>`,
    `<p lang="en">${name} could not start: a part of it did not arrive, was changed on the way and refused, or does not run in this browser. Nothing was asked of your wallet. Reload the page. If this stays, do not use this site, and tell the people who run it.</p>`,
    `<p>${name} 无法启动：页面的某一部分未能送达、在途中被更改而遭到拒绝，或无法在此浏览器中运行。没有向您的钱包发出任何请求。请重新加载页面；如果问题仍然存在，请勿使用本网站，并告知网站的运营者。</p>`,
    '<p><a href="">Reload · 重新加载</a></p>',
  ].join('');
}

/** What a built page has beside its entry: the drawing around every section, and the script that draws it and fetches ahead. */
interface PageExtras {
  readonly framePicture: string;
  readonly aheadScript: string;
  /** Gives way to the shell's canary, and tells the site of a shell that failed. */
  readonly giveWayScript: string;
  /** Keeps what is done in the drawing for what takes its place. */
  readonly takeOverScript: string;
}

function extrasOf({ framePicture, giveWayScript, aheadScript, takeOverScript }: PageExtras): string {
  return `\n${dataElement(pictureElement('frame'), framePicture)}\n<script>${giveWayScript}</script>\n<script>${takeOverScript}</script>\n<script>${aheadScript}</script>`;
}

function pageOf(app: App, entryTag: string, extras?: PageExtras): string {
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<title>${brand.name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="${brand.themeColor.light}">
<meta name="color-scheme" content="light">
<meta name="description" content="${brand.name}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="manifest" href="/manifest.json">
<script>${themeScript(app)}</script>
${entryTag}
<link rel="preload" href="/fonts/inter-latin.woff2" as="font" type="font/woff2" crossorigin="anonymous">
<script type="application/json" id="release-map"></script>
</head>
<body>
<div id="root"><div id="start-failed" role="alert">${startFailedText()}</div></div>
<noscript>${brand.name} needs JavaScript. Please turn it on for this page. ${brand.name} 需要 JavaScript，请为此页面启用。</noscript>${extras ? extrasOf(extras) : ''}
</body>
</html>
`;
}

/** What wallets that show the site as an app, and phones that keep it, ask for. */
function manifest(): string {
  const icons = [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }];
  const { light } = brand.themeColor;
  return JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    description: brand.name,
    iconPath: 'favicon.svg',
    start_url: '/',
    display: 'standalone',
    theme_color: light,
    background_color: '#FFFFFF',
    icons,
  });
}

/**
 * What the first request to a node waits for: the code that reads the chains, and what every section takes of RxJS, each with the chunks that come with
 * it. The first script asks for them as soon as the page is drawn, so they come beside that, after what draws.
 */
function aheadLinks(stats: Stats, folder: string): string {
  const groups = [stats.compilation.namedChunkGroups.get(READING_CHUNKS.shell.name), servedGroup(stats, 'rxjs')];
  return scriptsOf(groups.map(present))
    .filter((file) => file !== 'main.js')
    .map((file) => {
      const integrity = integrityOf(readFileSync(join(folder, file)));
      return `<link rel="preload" as="script" href="${SHELL_FOLDER_MARK}/${file}" integrity="${integrity}" crossorigin="anonymous" fetchpriority="low">`;
    })
    .join('\n');
}

/** The chunks by which a shared module is served that is not in the first script. */
function servedGroup({ compilation }: Stats, shareKey: string): ChunkGroup | null | undefined {
  const provided = [...compilation.modules].find(
    (module) => module.type === 'provide-module' && module.identifier().includes(`) ${shareKey}@`),
  );
  const [block] = provided?.blocks ?? [];
  return block && compilation.chunkGraph.getBlockChunkGroup(block);
}

function present(group: ChunkGroup | null | undefined): ChunkGroup {
  if (!group) throw new Error('The shell has no chunk that reads the chains, or none that serves RxJS');
  return group;
}

/**
 * The page's own script, fetched before all else and held (a type that no browser runs): the script in the body starts it once what it drew stands on the
 * screen. Its address and its hash are those of any other script of a page.
 */
function heldEntry(path: string, integrity: string): string {
  const rest = `integrity="${integrity}" crossorigin="anonymous"`;
  return `<link rel="preload" as="script" href="${path}" ${rest} fetchpriority="high">\n<script type="text/held" src="${path}" ${rest}></script>`;
}

/** Writes the shell's page beside its scripts, and the site's manifest. */
export async function writeShellPage(app: App, folder: string, stats: Stats): Promise<void> {
  const entry = readFileSync(join(folder, 'main.js'));
  writeFileSync(join(folder, 'root/manifest.json'), manifest());
  const entryTags = heldEntry(`${SHELL_FOLDER_MARK}/main.js`, integrityOf(entry));
  writeFileSync(
    join(folder, 'index.html'),
    pageOf(app, `${entryTags}\n${aheadLinks(stats, folder)}`, {
      framePicture: await buildFramePicture(),
      giveWayScript: inlineScript(join(app.folder, 'src/remotes/ahead/giveWayScript.ts')),
      aheadScript: inlineScript(join(app.folder, 'src/remotes/ahead/pageScript.ts')),
      takeOverScript: inlineScript(join(app.folder, 'src/remotes/ahead/takeOverScript.ts')),
    }),
  );
}

/** The page as the development server gives it: the shell's entry comes from there, nothing is pinned. */
export function devPage(app: App): string {
  return pageOf(app, '<script defer src="/dev/shell/main.js"></script>');
}

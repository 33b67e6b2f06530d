import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stats } from 'webpack';
import webpack from 'webpack';
import type { AppConfigOptions } from './appConfig';
import { appConfig } from './appConfig';
import { outputFolder, sectionName } from './apps';
import type { App } from './apps';
import type { BuildFacts } from './buildFacts';
import { readBuildFacts, writeBuildFacts } from './buildFacts';
import { markupSinksOf } from './markupSinks';
import { noticesFile, noticesText, shippedPackages } from './notices';
import { buildPicture, pictureFile } from './picture/buildPicture';
import { readSectionManifest } from './sectionManifest';
import { shellKeysFile, trustedKeysIn } from './shellDefines';
import { writeShellPage } from './shellPage';
import { sourceId } from './sourceId';

/** The way out, which the shell brings: made of parts of this repository that are not installed with the tools of sections. */
const exitPage = () => import('./exitPage');

/** A build that did not compile: the application and what webpack said, ready to print. */
export class BuildFailed extends Error {
  readonly code = 'build_failed';
  constructor(app: string, report: string) {
    super(`${app} did not build:\n${report}`);
  }
}

function run(options: AppConfigOptions): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(appConfig(options));
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) return reject(error ?? new Error('webpack gave no result'));
        if (stats.hasErrors()) return reject(new BuildFailed(options.app.name, stats.toString({ preset: 'errors-only', colors: false })));
        resolve(stats);
      });
    });
  });
}

/** The longest that a section's first screens may take to be drawn, in milliseconds. */
const DRAWN_WITHIN_MS = 60_000;

/** The text of a section's first screens. One that cannot be drawn without a browser has none: the page then shows outlines until it comes. */
async function drawnBefore(app: App, input: Parameters<typeof buildPicture>[0]): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it took too long')), DRAWN_WITHIN_MS);
  });
  try {
    return await Promise.race([buildPicture(input), late]);
  } catch (cause) {
    console.warn(`${app.name} has no first picture: ${cause instanceof Error ? cause.message : String(cause)}`);
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** Builds one application into its output folder, compresses it and writes its facts. Rejects with `BuildFailed`. */
export async function buildApp(options: AppConfigOptions): Promise<BuildFacts> {
  const { app } = options;
  if (app.name === 'shell') await (await exitPage()).buildExitPage();
  const stats = await run(options);
  const folder = options.output ?? outputFolder(app);
  const sinks = options.mode === 'production' ? markupSinksOf(folder) : [];
  if (sinks.length > 0) throw new BuildFailed(app.name, `the page's policy refuses what these do:\n${sinks.join('\n')}`);
  const notices = noticesText(app.name, shippedPackages(stats));
  writeFileSync(join(folder, noticesFile), notices);
  if (app.name === 'shell') {
    cpSync(join(app.folder, 'public'), join(folder, 'root'), { recursive: true, filter: (path) => !path.endsWith('theme.js') });
    writeFileSync(join(folder, 'root', noticesFile), notices);
    for (const [name, content] of Object.entries((await exitPage()).exitFiles())) writeFileSync(join(folder, 'root', name), content);
    await writeShellPage(app, folder);
    const keys = trustedKeysIn(options.defines);
    if (keys !== null) writeFileSync(join(folder, shellKeysFile), keys);
  }
  const remoteModule = options.remoteModule ?? join(app.folder, 'src/remote.ts');
  const manifest = app.name === 'shell' ? undefined : await readSectionManifest(app);
  const picture = manifest && (await drawnBefore(app, { section: sectionName(app.name), remoteModule, routes: manifest.routes }));
  if (picture) writeFileSync(join(folder, pictureFile), picture);
  return writeBuildFacts({
    app,
    source: sourceId(app, options.defines),
    stats,
    folder,
    manifest,
    picture: picture ? pictureFile : undefined,
  });
}

/** True when the output folder already holds what these sources give. */
export function isBuilt(options: AppConfigOptions): boolean {
  return readBuildFacts(options.output ?? outputFolder(options.app))?.source === sourceId(options.app, options.defines);
}

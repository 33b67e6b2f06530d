import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stats } from 'webpack';
import webpack from 'webpack';
import type { AppConfigOptions } from './appConfig';
import { appConfig } from './appConfig';
import { outputFolder, sectionName } from './apps';
import { BuildFailed } from './buildFailed';
import type { BuildFacts } from './buildFacts';
import { markupSinksOf } from './markupSinks';
import { noticesFile, noticesText, shippedPackages } from './notices';
import { pictureFile } from './picture/buildPicture';
import { drawnAhead } from './picture/drawnAhead';
import { readSectionManifest } from './sectionManifest';
import { shellKeysFile, trustedKeysIn } from './shellDefines';
import { writeShellPage } from './shellPage';
import { sourceId } from './sourceId';
import { writeBuildFacts } from './writeBuildFacts';

/** The way out, which the shell brings: made of parts of this repository that are not installed with the tools of sections. */
const exitPage = () => import('./exitPage');

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
    await writeShellPage(app, folder, stats);
    const keys = trustedKeysIn(options.defines);
    if (keys !== null) writeFileSync(join(folder, shellKeysFile), keys);
  }
  const remoteModule = options.remoteModule ?? join(app.folder, 'src/remote.ts');
  const manifest = app.name === 'shell' ? undefined : await readSectionManifest(app);
  const picture = manifest && (await drawnAhead(options, { section: sectionName(app.name), remoteModule, routes: manifest.routes }));
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

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Module, Stats } from 'webpack';
import { isFittingLicence, licenceOf } from './licences';

/** The file with the notices of all packages of a build, beside its scripts; of the shell, at the site's root too. */
export const noticesFile = 'notices.txt';

const manifestSchema = v.object({ name: v.string(), version: v.string(), license: v.optional(v.string()) });

/** A published package of which a build carries code. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression, as its manifest says it. */
  readonly licence: string;
  /** The text of its licence and notice files; empty when it brings none. */
  readonly text: string;
}

/** The folder of the package that a module's file belongs to, or null for a file of this repository or one that the build made (`node_modules/.…`). */
export function packageFolderOf(resource: string): string | null {
  const match = /^(.*\/node_modules\/(?:@[^/]+\/)?[^./][^/]*)\//.exec(resource.replaceAll('\\', '/'));
  return match?.[1] ?? null;
}

function resourcesOf(module: Module): string[] {
  const inner: unknown = Reflect.get(module, 'modules');
  if (Array.isArray(inner)) return inner.flatMap(resourcesOf);
  const resource: unknown = Reflect.get(module, 'resource');
  return typeof resource === 'string' ? [resource] : [];
}

function readPackage(folder: string): ShippedPackage {
  const { name, version, license } = v.parse(manifestSchema, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)(\.|-|$)/i.test(file));
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n');
  return { name, version, licence: licenceOf(name, license), text };
}

/** The packages whose code a finished build carries, by name. Throws for one whose licence does not fit (DELIVERY-23). */
export function shippedPackages(stats: Stats): ShippedPackage[] {
  const folders = [...stats.compilation.modules].flatMap(resourcesOf).map(packageFolderOf);
  const distinct = [...new Set(folders.filter((folder) => folder !== null))];
  const packages = distinct.map(readPackage).sort((one, other) => (one.name < other.name ? -1 : 1));
  const unfitting = packages.filter(({ licence }) => !isFittingLicence(licence)).map(({ name, licence }) => `${name} (${licence})`);
  if (unfitting.length > 0) throw new Error(`Packages of another licence than the project can carry: ${unfitting.join(', ')}`);
  return packages;
}

const BETWEEN = `\n\n${'─'.repeat(40)}\n\n`;

/** The names of the packages in a text of notices: of those whose code the build carries. */
export function packagesInNotices(text: string): string[] {
  const [, ...notices] = text.split(BETWEEN);
  return notices.map((notice) => /^(\S+) /.exec(notice)?.[1] ?? notice);
}

/** The notices of packages as one text. */
export function noticesText(app: string, packages: readonly ShippedPackage[]): string {
  const head = [
    `${app} is free software under the GNU General Public License, version 3 or later; there is no warranty.`,
    'It carries code of the packages below. Each section of the site has a file of this name beside its own scripts.',
  ];
  const notices = packages.map(({ name, version, licence, text }) => `${name} ${version}\n${licence}\n\n${text}`.trim());
  return `${[head.join('\n'), ...notices].join(BETWEEN)}\n`;
}

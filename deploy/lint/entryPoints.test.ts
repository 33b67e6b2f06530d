import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { repositoryRoot } from '../build/apps';

const folder = join(repositoryRoot, 'mf-shared');

function entryPoints(): [string, string][] {
  const manifest: { exports: Record<string, string> } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.entries(manifest.exports);
}

/** The names that an entry point exports, sorted; types are marked. Fails on anything but explicit names. */
function exportedNames(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(join(folder, path), 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements
    .flatMap((statement) => {
      if (!ts.isExportDeclaration(statement)) return [];
      if (!statement.exportClause || !ts.isNamedExports(statement.exportClause))
        throw new Error(`${path}: ${statement.getText()} exports no explicit names`);
      return statement.exportClause.elements.map(
        (element) => `${statement.isTypeOnly || element.isTypeOnly ? 'type ' : ''}${element.name.text}`,
      );
    })
    .sort();
}

describe('entry points of mf-shared', () => {
  it.each(entryPoints())('%s exports the known names', (_name, path) => {
    expect(exportedNames(path)).toMatchSnapshot();
  });
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A workspace with texts: the word its ids begin with, and the folder of its languages. */
export interface TextOwner {
  readonly workspace: string;
  readonly prefix: string;
  readonly languages: string;
}

/** The sections: every folder with a module to expose. */
const remotes = readdirSync(root).flatMap((name) => (existsSync(join(root, name, 'src/remote.ts')) ? [name.replace(/^mf-/, '')] : []));

export const TEXT_OWNERS: readonly TextOwner[] = [
  { workspace: 'mf-shared', prefix: 'shared', languages: join(root, 'mf-shared/src/i18n') },
  { workspace: 'shell', prefix: 'shell', languages: join(root, 'shell/src/ui/messages') },
  ...remotes.map((name) => ({ workspace: `mf-${name}`, prefix: name, languages: join(root, `mf-${name}/src/ui/messages`) })),
];

/** A text as it stands in a source: where, its id and its English words. */
export interface FoundText {
  readonly file: string;
  readonly id: string;
  readonly text: string;
}

function literalOf(object: ts.ObjectLiteralExpression, name: string): string | null {
  for (const property of object.properties) {
    if (!ts.isPropertyAssignment(property) || property.name.getText() !== name) continue;
    return ts.isStringLiteralLike(property.initializer) ? property.initializer.text : null;
  }
  return null;
}

function textsOf(file: string): FoundText[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: FoundText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const id = literalOf(node, 'id');
      const text = literalOf(node, 'defaultMessage');
      if (id !== null && text !== null) found.push({ file, id, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Every text of a workspace's sources, tests left out. */
export function collectTexts({ workspace }: TextOwner): FoundText[] {
  const folder = join(root, workspace, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => textsOf(join(folder, name)));
}

/** A language file of a workspace: texts by id. */
export function readLanguage({ languages }: TextOwner, locale: string): Record<string, string> {
  return JSON.parse(readFileSync(join(languages, `${locale}.json`), 'utf8'));
}

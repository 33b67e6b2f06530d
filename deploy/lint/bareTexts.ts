import { sep } from 'node:path';
import ts from 'typescript';

/** A text that stands bare beside other children of an element: where, and the text. */
export interface BareText {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

function isSpace(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return child.text.trim() === '';
  return ts.isJsxExpression(child) && (!child.expression || (ts.isStringLiteral(child.expression) && child.expression.text.trim() === ''));
}

/** True for what is drawn as text and as nothing else; an element or nothing, as `{error && <Notice/>}` gives, is no text. */
function isTextType(type: ts.Type): boolean {
  const parts = type.isUnion() ? type.types : [type];
  const isText = ({ flags }: ts.Type) => (flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) !== 0;
  const isNothing = ({ flags }: ts.Type) =>
    (flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike | ts.TypeFlags.Void)) !== 0;
  return parts.some(isText) && parts.every((part) => isText(part) || isNothing(part));
}

function bareTextsOf(node: ts.JsxElement | ts.JsxFragment, checker: ts.TypeChecker): ts.JsxChild[] {
  const children = node.children.filter((child) => !isSpace(child));
  if (children.length < 2 && ts.isJsxElement(node)) return [];
  return children.filter(
    (child) =>
      ts.isJsxText(child) || (ts.isJsxExpression(child) && child.expression && isTextType(checker.getTypeAtLocation(child.expression))),
  );
}

/**
 * Texts that share their element with something else. A browser that translates a page replaces bare text by elements; React then
 * finds its text gone when it draws something before it or takes it away, and a figure among such texts is never
 * written anew. A text that is the only child of its element survives both.
 */
export function bareTexts(program: ts.Program, root: string): BareText[] {
  const checker = program.getTypeChecker();
  const isOwn = ({ fileName }: ts.SourceFile) =>
    fileName.startsWith(root) && /[/](?:mf-[a-z]+|shell)[/]src[/].*\.tsx$/.test(fileName) && !/[/]testing[/]|\.test\.tsx$/.test(fileName);
  return program
    .getSourceFiles()
    .filter(isOwn)
    .flatMap((source) => {
      const found: BareText[] = [];
      const visit = (node: ts.Node): void => {
        if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
          for (const child of bareTextsOf(node, checker)) {
            const { line } = source.getLineAndCharacterOfPosition(child.getStart());
            found.push({ file: source.fileName.slice(root.length).split(sep).join('/'), line: line + 1, text: child.getText().trim() });
          }
        }
        ts.forEachChild(node, visit);
      };
      visit(source);
      return found;
    });
}

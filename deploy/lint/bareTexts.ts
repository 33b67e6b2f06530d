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

type Callable = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;

function isCallable(node: ts.Node): node is Callable {
  return ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node);
}

/** True for a function that is named as components are (`Made`, not `MADE`): by itself, or by what it is kept in, a wrapper as `memo(…)` in between. */
function isComponent(node: Callable): boolean {
  const isNamed = (name: ts.Node | undefined) => name !== undefined && ts.isIdentifier(name) && /^[A-Z](?![A-Z_]*$)/.test(name.text);
  if (isNamed(node.name)) return true;
  const holder = ts.isCallExpression(node.parent) ? node.parent.parent : node.parent;
  return ts.isVariableDeclaration(holder) && isNamed(holder.name);
}

/** What a function may give, each way out of it by itself. */
function givenBy(node: Callable): ts.Expression[] {
  const given: ts.Expression[] = [];
  const take = (expression: ts.Expression): void => {
    if (ts.isParenthesizedExpression(expression)) take(expression.expression);
    else if (ts.isConditionalExpression(expression)) [expression.whenTrue, expression.whenFalse].forEach(take);
    else given.push(expression);
  };
  const visit = (inner: ts.Node): void => {
    if (isCallable(inner)) return;
    if (ts.isReturnStatement(inner) && inner.expression) take(inner.expression);
    ts.forEachChild(inner, visit);
  };
  if (node.body && ts.isBlock(node.body)) visit(node.body);
  else if (node.body) take(node.body);
  return given;
}

/** The texts that a component gives without an element: it cannot know what it will stand beside. */
const bareTextsGivenBy = (node: Callable, checker: ts.TypeChecker): ts.Node[] =>
  isComponent(node) ? givenBy(node).filter((expression) => isTextType(checker.getTypeAtLocation(expression))) : [];

/**
 * Texts that share their element with something else. A browser that translates a page replaces bare text by elements; React then
 * finds its text gone when it draws something before it or takes it away, and a figure among such texts is never
 * written anew. A text that is the only child of its element survives both. A component that gives nothing but a text is a bare text wherever
 * it is drawn.
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
      const note = (bare: ts.Node): void => {
        const { line } = source.getLineAndCharacterOfPosition(bare.getStart());
        found.push({ file: source.fileName.slice(root.length).split(sep).join('/'), line: line + 1, text: bare.getText().trim() });
      };
      const visit = (node: ts.Node): void => {
        if (ts.isJsxElement(node) || ts.isJsxFragment(node)) bareTextsOf(node, checker).forEach(note);
        else if (isCallable(node)) bareTextsGivenBy(node, checker).forEach(note);
        ts.forEachChild(node, visit);
      };
      visit(source);
      return found;
    });
}

import { join } from 'node:path';
import ts from 'typescript';
import { bareTexts } from './bareTexts';

const root = join(__dirname, '../..');

function programOf(): ts.Program {
  const { config } = ts.readConfigFile(join(__dirname, 'tsconfig.json'), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, __dirname);
  return ts.createProgram(fileNames, options);
}

/** The findings in one component that is no file of the repository. */
function findingsIn(code: string): readonly string[] {
  const name = '/made/shell/src/Made.tsx';
  const host = ts.createCompilerHost({});
  const source = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) => (file === name ? source : read(file, ...rest));
  host.fileExists = (file) => file === name;
  return bareTexts(ts.createProgram([name], { jsx: ts.JsxEmit.Preserve, noLib: true, strict: true }, host), '/made').map(
    ({ text }) => text,
  );
}

const made = (jsx: string) =>
  findingsIn(`declare const amount: string, count: number, isOn: boolean; declare const node: { a: 1 }; const x = ${jsx};`);

test.each([
  ['{amount} {count}', ['{amount}', '{count}']],
  ['<i/>{amount}', ['{amount}']],
  ['<i/> left', ['left']],
  ['{isOn && <i/>} {amount}', ['{amount}']],
])('<b>%s</b> has texts without an element of their own', (inner, texts) => {
  expect(made(`<b>${inner}</b>`)).toEqual(texts);
});

test.each([
  '{amount}',
  'left',
  '{`${amount} ${count}`}',
  '<i/> <span>{amount}</span>',
  '{isOn && <i/>}{node}',
  '{isOn ? <i/> : null} <i/>',
])('<b>%s</b> has none', (inner) => {
  expect(made(`<b>${inner}</b>`)).toEqual([]);
});

const declared = 'declare const amount: string, isOn: boolean; declare const memo: <T>(part: T) => T; ';

test.each([
  ['function Made() { return amount; }', 'amount'],
  ['function Made() { if (isOn) return null; return `${amount} left`; }', '`${amount} left`'],
  ['const Made = () => amount;', 'amount'],
  ['const Made = () => (isOn ? <b>{amount}</b> : amount);', 'amount'],
  ['const Made = memo(() => amount);', 'amount'],
])('the component %s gives a text without an element', (code, text) => {
  expect(findingsIn(declared + code)).toEqual([text]);
});

test.each([
  'function Made() { return <b>{amount}</b>; }',
  'function Made() { const say = () => amount; return isOn ? <b>{say()}</b> : null; }',
  'const sentenceOf = () => amount;',
  'const MADE = memo(() => amount);',
])('%s gives none', (code) => {
  expect(findingsIn(declared + code)).toEqual([]);
});

test('a fragment has no element to be the own one of its text', () => {
  expect(made('<>{amount}</>')).toEqual(['{amount}']);
});

test('no text of the page stands bare beside something else', () => {
  expect(bareTexts(programOf(), root)).toEqual([]);
});

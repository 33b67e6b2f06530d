import pureReactLoader from './pureReactLoader.cjs';

describe('the loader of a library that describes its parts by React', () => {
  it('marks what only describes, and leaves files without any as they are', () => {
    expect(pureReactLoader('var A = React2.createContext(null);\nA.displayName = "A";\n')).toBe(
      'var A = /*#__PURE__*/ React2.createContext(null);\n\n',
    );
    expect(pureReactLoader("export { a } from './a.mjs';\n")).toBe("export { a } from './a.mjs';\n");
  });

  it('fails the build when the library calls React in another way', () => {
    const named = "import { createContext } from 'react';\nvar A = createContext(null);";
    for (const text of [named, 'var A=React2.createContext(null);'])
      expect(() => pureReactLoader(text)).toThrow('in a form that is not known');
    expect(() => pureReactLoader('function createContext(value) {}\nvar A = createContext();')).not.toThrow();
  });
});

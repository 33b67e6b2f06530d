const CALLS_REACT = /\bReact\d*\.(?:createContext|forwardRef)\(|import \{[^}]*\b(?:createContext|forwardRef)\b[^}]*\} from ['"]react['"]/;

/**
 * Lets a library's unused components leave the bundle: calls of React that only describe something are marked pure, and the names that
 * only developers' tools read are dropped. The library itself does not say so, and a bundler may not guess.
 */
module.exports = function pureReactLoader(source) {
  const marked = source.replace(/ = (React\d*\.(?:createContext|createElement|forwardRef|memo)\()/g, ' = /*#__PURE__*/ $1');
  // After an upgrade the library may call React in another form: then everything unused would stay, without a word.
  if (marked === source && CALLS_REACT.test(source))
    throw new Error('pureReactLoader: the library calls React in a form that is not known here');
  return marked.replace(/^\w+\.displayName = "\w+";$/gm, '');
};

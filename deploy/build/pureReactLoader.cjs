/**
 * Lets a library's unused components leave the bundle: calls of React that only describe something are marked pure, and the names that
 * only developers' tools read are dropped. The library itself does not say so, and a bundler may not guess.
 */
module.exports = function pureReactLoader(source) {
  return source
    .replace(/ = (React\d*\.(?:createContext|createElement|forwardRef|memo)\()/g, ' = /*#__PURE__*/ $1')
    .replace(/^\w+\.displayName = "\w+";$/gm, '');
};

const { createTransformer } = require('@swc/jest');

const transformer = createTransformer({
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
  module: { type: 'commonjs' },
});

// Jest runs modules as CommonJS, where `import.meta` does not exist; only its `url` is used in this project.
function withoutImportMeta(source) {
  return source.replaceAll('import.meta.url', "require('node:url').pathToFileURL(__filename).href");
}

module.exports = {
  ...transformer,
  process: (source, path, options) => transformer.process(withoutImportMeta(source), path, options),
  getCacheKey: (source, path, options) => transformer.getCacheKey(withoutImportMeta(source), path, options),
};

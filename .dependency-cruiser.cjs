const { readdirSync } = require('node:fs');

/** The sections: every folder of that name, but what they share. */
const remotes = readdirSync(__dirname).filter((name) => /^mf-(?!shared$)/.test(name));
const apps = ['shell', ...remotes];
const anyApp = `(${apps.join('|')})`;
const layered = `(${[...apps, 'mf-shared'].join('|')})`;
const sharedEntry =
  '^mf-shared/src/(contract|domain|domain/maths|domain/history|chain|state|ui|i18n|testing|contract/release|ui/controls|orders)/index\\.ts$';

/** What a file of one layer may import inside its own workspace: the layers named after it. */
const layers = {
  domain: ['domain'],
  chain: ['chain', 'domain', 'contract'],
  state: ['state', 'domain', 'contract'],
  ui: ['ui', 'state', 'domain', 'contract', 'i18n'],
};

/** The shell's own two: what carries facts between chains and store, and what finds, loads and mounts sections. */
const shellLayers = {
  services: ['chain', 'state', 'domain', 'contract'],
  remotes: ['chain', 'state', 'domain', 'contract', 'i18n'],
};

function layerRule(layer, allowed) {
  const others = ['domain', 'contract', 'chain', 'state', 'ui', 'i18n'].filter((name) => !allowed.includes(name));
  return {
    name: `layer-${layer}`,
    comment: `${layer} may import ${allowed.join(', ')} only: dependencies point one way.`,
    severity: 'error',
    from: { path: `^${layered}/src/${layer}/`, pathNot: '\\.test\\.tsx?$' },
    to: { path: `^${layered}/src/(${others.filter((name) => !(layer === 'domain' && name === 'contract')).join('|')})/` },
  };
}

function libraryRule(name, libraries, allowedFrom) {
  return {
    name: `library-${name}`,
    comment: `${libraries.join(', ')} belong to one layer each.`,
    severity: 'error',
    from: { path: `^${layered}/src/`, pathNot: [...allowedFrom, '\\.test\\.tsx?$'] },
    to: { path: libraries.map((library) => `node_modules/${library}(/|$)`), dependencyTypesNot: ['type-only'] },
  };
}

module.exports = {
  forbidden: [
    {
      name: 'remote-domain-knows-contract-types',
      severity: 'error',
      comment: 'The domain of a remote may use types of the contract (ports), never its code.',
      from: { path: `^(${remotes.join('|')})/src/domain/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: '^mf-shared/src/contract/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'Import cycles hide who depends on whom.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-remote-to-remote',
      severity: 'error',
      comment: 'A remote meets another in the URL, the shared slices and the bus only.',
      from: { path: `^(${remotes.join('|')})/` },
      to: { path: `^${anyApp}/`, pathNot: '^$1/' },
    },
    {
      name: 'shell-knows-no-remote',
      severity: 'error',
      comment: 'The shell knows a remote by name and address.',
      from: { path: '^shell/' },
      to: { path: `^(${remotes.join('|')})/` },
    },
    {
      name: 'shared-imports-no-workspace',
      severity: 'error',
      comment: 'mf-shared stands below all.',
      from: { path: '^mf-shared/', pathNot: '\\.chain\\.test\\.ts$' },
      to: { path: `^(${apps.join('|')}|deploy|e2e)/` },
    },
    {
      name: 'shared-by-entry-point',
      severity: 'error',
      comment: 'mf-shared is imported through its entry points.',
      from: { path: `^(${apps.join('|')}|e2e)/` },
      to: { path: '^mf-shared/src/', pathNot: [sharedEntry, '^mf-shared/src/contract/release/index\\.ts$', '\\.d\\.ts$'] },
    },
    {
      name: 'apps-import-no-tools',
      severity: 'error',
      comment: 'What runs in the page imports nothing of the tools around it.',
      from: { path: `^(${apps.join('|')}|mf-shared)/src/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(deploy|e2e)/' },
    },
    ...Object.entries({ ...layers, ...shellLayers }).map(([layer, allowed]) => layerRule(layer, allowed)),
    {
      name: 'shell-below-services',
      severity: 'error',
      comment:
        'Only the start of the shell wires: its layers know neither services nor the loading of sections, and those two not each other.',
      from: { path: '^shell/src/(domain|chain|state|services|remotes)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^shell/src/(services|remotes)/', pathNot: '^shell/src/$1/' },
    },
    {
      name: 'shared-domain-below-contract',
      severity: 'error',
      comment: 'The shared domain stands below the contract.',
      from: { path: '^mf-shared/src/domain/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^mf-shared/src/contract/' },
    },
    {
      name: 'contract-below-state',
      severity: 'error',
      comment: 'The contract imports domain only.',
      from: { path: '^mf-shared/src/contract/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^mf-shared/src/(chain|state|ui|i18n)/' },
    },
    libraryRule(
      'react',
      ['react', 'react-dom', 'react-intl', 'styled-components', 'react-redux', 'react-router-dom', 'single-spa-react'],
      ['/src/ui/', '/src/remote\\.tsx?$', '^shell/src/(main|startShell)\\.tsx$', '^mf-shared/src/testing/'],
    ),
    libraryRule('ethers', ['ethers', '@ethersproject'], ['/src/chain/', '/src/remote\\.tsx?$', '^mf-shared/src/testing/']),
    libraryRule(
      'rxjs',
      ['rxjs'],
      [
        '/src/chain/',
        '/src/remote\\.tsx?$',
        '^shell/src/services/',
        '^shell/src/startServices\\.ts$',
        '^mf-shared/src/state/bus/',
        '^mf-shared/src/testing/',
      ],
    ),
    {
      name: 'tests-stay-tests',
      severity: 'error',
      comment: 'Only tests import tests and mf-shared/testing.',
      from: { path: '/src/', pathNot: ['\\.test\\.tsx?$', '^mf-shared/src/testing/', '/testing/'] },
      to: { path: ['\\.test\\.tsx?$', '^mf-shared/src/testing/'] },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'Every import leads to something that exists.',
      from: { path: `^(${apps.join('|')}|mf-shared)/src/` },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^[^/]+/dist/', '^\\.build/'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts'],
    },
  },
};

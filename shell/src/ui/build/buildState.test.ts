import { buildState } from './buildState';
import type { ShownBuild } from './usePageBuilds';

const release = {
  version: '1.0.0',
  id: 'a'.repeat(32),
  dir: `/a/swap/${'a'.repeat(32)}/`,
  entry: 'remoteEntry.js',
  integrity: 'sha384-x',
  container: 'mf_swap',
  requires: { 'mf-shared': '*' },
  preloads: [],
  team: [],
};
const running: ShownBuild = { release, arm: 'stable', isRunning: true, standing: 'good', signers: [] };

// DELIVERY-27
it.each([
  ['verified', running],
  ['toCome', { ...running, isRunning: false }],
  ['unsigned', { ...running, release: { ...release, integrity: '' } }],
  ['withdrawn', { ...running, standing: 'withdrawn' }],
  ['revoked', { ...running, standing: 'revoked' }],
] as const)('is %s', (state, build) => {
  expect(buildState(build)).toBe(state);
});

/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readApp } from '../../build/apps';
import { soloConfig } from './soloConfig';

/** All files of ours that a module loads before it runs. */
function loadedWith(file: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(file)) return known;
  known.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type)[^;]*?from '(\.[^']*)';/gms);
  for (const [, name = ''] of imports) {
    const path = join(dirname(file), `${name}.ts`);
    if (existsSync(path)) loadedWith(path, known);
  }
  return known;
}

// DELIVERY-41
it('who serves one section into a shell that stands does not wait for the code of chains, builds of others and releases', () => {
  const loaded = [...loadedWith(join(__dirname, 'solo.ts'))];
  expect(loaded.length).toBeGreaterThan(5);
  expect(loaded.filter((path) => /\/deploy\/(?:devnet|release\/commands)\/|\/run\/build\.ts$|buildAll\.ts$/.test(path))).toEqual([]);
  expect([...loadedWith(join(__dirname, 'startBeside.ts'))].some((path) => path.includes('/devnet/'))).toBe(true);
});

// DELIVERY-41
it('what a run has built is kept for the next one, however soon the server is ended, and apart from other builds', () => {
  const { cache } = soloConfig(readApp('mf-swap'));
  expect(cache).toMatchObject({ type: 'filesystem', name: 'mf-swap-solo', idleTimeoutForInitialStore: 1000 });
});

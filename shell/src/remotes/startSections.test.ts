/** @jest-environment jsdom */
import { shownShellOf, type VerifiedReleaseMap } from '@dex/mf-shared/release';
import { createFakeServices } from '@dex/mf-shared/testing';
import { createDeliveryNotices } from './deliveryNotices';
import { createDevReleases } from './devReleases';
import { keepFailedShell } from './failedShell';
import type { Delivery } from './openReleases';
import { startSections } from './startSections';

const shellOf = (letter: string) => {
  const id = letter.repeat(32);
  return {
    id,
    version: '1.0.0',
    dir: `/a/shell/${id}/`,
    shared: '1.0.0',
    entry: 'main.js',
    scripts: [],
    page: `sha384-${letter.repeat(64)}`,
  };
};
const [stable, canary] = [shellOf('a'), shellOf('b')];

function mapOf(canariesOff: readonly (typeof canary)[]): VerifiedReleaseMap {
  const dated = { schema: 1, prev: null, issued: 1, expires: 2 } as const;
  const shellCanary = { id: canary.id, percent: 100, salt: canary.id };
  const off = canariesOff.map(({ id }) => ({ remote: 'shell', id }));
  return {
    base: { ...dated, generation: 7, shells: [stable, canary], shellCanary, remotes: {} },
    ops: { ...dated, generation: 3, frozen: false, canariesOff: off, caps: [], rollbacks: [], revoked: [] },
    standing: 'fresh',
    seen: { generation: 7, opsGeneration: 3 },
    revoked: [],
  };
}

/** The popups after a look at the map, in a page of this shell where the canary was tried and no section is mounted yet. */
async function looked(shell: typeof stable, map: VerifiedReleaseMap): Promise<string[]> {
  document.head.innerHTML = `<script type="text/plain" src="${shell.dir}main.js"></script>`;
  keepFailedShell(window, canary.id);
  const services = createFakeServices();
  const shown: string[] = [];
  services.bus.on('popupShown').subscribe(({ popup }) => shown.push(popup.key));
  const looks: Promise<void>[] = [];
  const releases = {
    ...createDevReleases([]),
    refresh: () => {
      const look = Promise.resolve();
      looks.push(look);
      return look;
    },
    shownShell: (failed: string | null) => shownShellOf(map, 'c'.repeat(32), failed)?.id ?? null,
  };
  const delivery: Delivery = {
    releases,
    settings: { config: services.config, generation: 0, problem: null, check: () => Promise.resolve(null) },
    sections: services.sections,
    withoutSections: null,
    preview: { kind: 'none' },
    notices: createDeliveryNotices(),
  };
  const host = startSections(window, delivery, services, () => undefined);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(looks).toHaveLength(1);
  await Promise.all(looks);
  host.stop();
  return shown;
}

// DELIVERY-47
describe('a look at the map before the first section is mounted', () => {
  it('offers no new version in the shell canary: it has started', async () => {
    expect(await looked(canary, mapOf([]))).toEqual([]);
  });

  it('offers one once the canary is aborted', async () => {
    expect(await looked(canary, mapOf([canary]))).toEqual(['newVersion']);
  });

  it('offers none in the first shell, where the canary did not start', async () => {
    expect(await looked(stable, mapOf([]))).toEqual([]);
  });
});

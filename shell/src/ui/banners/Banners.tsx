import { isOptimisticChain } from '@dex/mf-shared/domain';
import { lazyPart, useActiveChain, useServices, useSharedSelector } from '@dex/mf-shared/ui';
import { useState, useSyncExternalStore } from 'react';
import { useShell } from '../ShellContext';

const RollupBanner = lazyPart(async () => (await import(/* webpackChunkName: "banners" */ './RollupBanner')).RollupBanner);
const TesterNotice = lazyPart(async () => (await import(/* webpackChunkName: "banners" */ './TesterNotice')).TesterNotice);
const PreviewNotice = lazyPart(async () => (await import(/* webpackChunkName: "banners" */ './PreviewNotice')).PreviewNotice);
const SiteNotice = lazyPart(async () => (await import(/* webpackChunkName: "banners" */ './SiteNotice')).SiteNotice);
const DowntimeNotice = lazyPart(async () => (await import(/* webpackChunkName: "banners" */ './DowntimeNotice')).DowntimeNotice);

/** What is said above every screen: that the site serves what was not signed, that a tester's build or a preview runs, and what a network wants said. Mostly nothing, so nothing is loaded for it. */
export function Banners() {
  const chain = useActiveChain();
  const { host, notices, preview } = useShell();
  const siteNotices = useSyncExternalStore(notices.onChange, notices.all, notices.all);
  const running = useSyncExternalStore(host.onOpened, host.running, host.running);
  const previewed = preview?.kind === 'shown' ? preview.preview : null;
  const isPreviewed = (id: string) => previewed?.builds.some(({ release }) => release.id === id) ?? false;
  const testBuilds = running.filter(({ arm, release }) => arm === 'tester' && !isPreviewed(release.id));
  const { config } = useServices();
  const isAcknowledged = useSharedSelector(({ settings }) => settings.arbitrumAlphaAcknowledged);
  const [isClosed, setClosed] = useState(false);
  const downtime = isOptimisticChain(chain.chainId) ? (config.notices.optimismDowntime ?? null) : null;
  return (
    <>
      {siteNotices.map((notice) => (
        <SiteNotice key={notice} notice={notice} />
      ))}
      {previewed && <PreviewNotice preview={previewed} running={running} />}
      {testBuilds.length > 0 && <TesterNotice builds={testBuilds} />}
      {downtime && <DowntimeNotice downtime={downtime} />}
      {chain.isListedLayer2 && !isAcknowledged && !isClosed && <RollupBanner chain={chain} onClose={() => setClosed(true)} />}
    </>
  );
}

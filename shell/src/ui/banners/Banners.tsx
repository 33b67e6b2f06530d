import { isOptimisticChain } from '@dex/mf-shared/domain';
import { lazyPart, useActiveChain, useServices, useSharedSelector } from '@dex/mf-shared/ui';
import { useState } from 'react';

const RollupBanner = lazyPart(async () => (await import(/* webpackChunkName: "banners" */ './RollupBanner')).RollupBanner);
const DowntimeNotice = lazyPart(async () => (await import(/* webpackChunkName: "banners" */ './DowntimeNotice')).DowntimeNotice);

/** What a network wants said above every screen; most networks want nothing, so nothing is loaded for them. */
export function Banners() {
  const chain = useActiveChain();
  const { config } = useServices();
  const isAcknowledged = useSharedSelector(({ settings }) => settings.arbitrumAlphaAcknowledged);
  const [isClosed, setClosed] = useState(false);
  const downtime = isOptimisticChain(chain.chainId) ? (config.notices.optimismDowntime ?? null) : null;
  return (
    <>
      {downtime && <DowntimeNotice downtime={downtime} />}
      {chain.isListedLayer2 && !isAcknowledged && !isClosed && <RollupBanner chain={chain} onClose={() => setClosed(true)} />}
    </>
  );
}

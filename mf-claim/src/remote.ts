import type { RemoteModule, ShellServices } from '@dex/mf-shared/contract';
import { bridge } from '@dex/mf-shared/state';
import { defineRemote } from '@dex/mf-shared/ui';
import type { Address } from '@dex/mf-shared/domain';
import { createClaimFiles } from './chain/claimFiles';
import { claimStatus$ } from './chain/claimStatusStream';
import { CLAIM_CHAIN, DEFAULT_CLAIMS_URL } from './domain/airdrop';
import { matchRoute } from './routes';
import { reportAirdrop } from './state/airdropReports';
import { selectClaimAccount, selectTypedRecipient, type WithClaim } from './state/claimSelectors';
import { claimSlice, claimStatusReceived } from './state/claimSlice';
import { followClaimLink } from './state/followClaimLink';
import { isPageBusy } from './ui/isPageBusy';

interface LookupKey {
  readonly recipient: Address;
  /** A new try is a new question. */
  readonly retries: number;
}

function start(services: ShellServices): () => void {
  const { reads, node, chains, config } = services;
  const stopFollowing = followClaimLink(services);
  const distributor = chains[CLAIM_CHAIN].merkleDistributor;
  if (!distributor) return stopFollowing;
  const files = createClaimFiles({ baseUrl: config.claims.baseUrl ?? DEFAULT_CLAIMS_URL, fetch: globalThis.fetch.bind(globalThis) });
  const lookUp = (select: (state: WithClaim) => Address | null) =>
    bridge({
      services,
      slices: [claimSlice],
      wanted: (state: WithClaim): LookupKey | null => {
        const recipient = select(state);
        return recipient === null ? null : { recipient, retries: state.claim.retries };
      },
      watch: ({ recipient }: LookupKey) => claimStatus$({ files, reads, node, distributor }, recipient),
      received: ({ recipient }, status) => claimStatusReceived({ recipient, status }),
    });
  const stops = [
    stopFollowing,
    lookUp(selectClaimAccount),
    lookUp(selectTypedRecipient),
    reportAirdrop(services, () => isPageBusy(document)),
  ];
  return () => stops.forEach((stop) => stop());
}

/** The airdrop claim: its screen, its dialogs on every page, and the look-up that runs beside them. */
export const remote = defineRemote({
  name: 'claim',
  matchRoute,
  slices: [claimSlice],
  load: () => import(/* webpackChunkName: "claim-screen" */ './ui/Root'),
  loadMessages: (locale) => import(`./ui/messages/${locale}.json`).then((module) => module.default),
  start,
}) satisfies RemoteModule;

import type { DialogRequest, RemoteView } from '@dex/mf-shared/contract';
import { lazyPart, useRouteMatch } from '@dex/mf-shared/ui';
import { NotAvailable } from '@dex/mf-shared/ui/controls';
import { parseGovernorIndex } from '../domain/governor';
import { ProposalScreen } from './ProposalScreen';
import { useGovernanceAvailability } from './useGovernance';
import { VoteScreen } from './VoteScreen';
import { matchRoute } from '../routes';

// With the engine of orders, which no first picture waits for.
const DelegateDialog = lazyPart(async () => (await import(/* webpackChunkName: "orders" */ './DelegateDialog')).DelegateDialog);
const VoteDialog = lazyPart(async () => (await import(/* webpackChunkName: "orders" */ './VoteDialog')).VoteDialog);
const CreateProposalScreen = lazyPart(async () => (await import('./CreateProposalScreen')).CreateProposalScreen);

/** The open route's screen; a way out where the network has no governance. */
function Screen() {
  const availability = useGovernanceAvailability();
  const route = useRouteMatch(matchRoute)?.route;
  if (availability === 'notAvailable') return <NotAvailable offer={1} />;
  if (route === 'proposal') return <ProposalScreen />;
  if (route === 'createProposal') return <CreateProposalScreen />;
  return route === 'vote' ? <VoteScreen /> : null;
}

function OpenDialog({ dialog }: { readonly dialog: DialogRequest }) {
  if (dialog.kind === 'delegate') return <DelegateDialog />;
  if (dialog.kind !== 'vote') return null;
  const governorIndex = parseGovernorIndex(String(dialog.governorIndex));
  return governorIndex === null ? null : (
    <VoteDialog governorIndex={governorIndex} proposalId={dialog.proposalId} support={dialog.support} />
  );
}

/** The section's root component: the screen of the address, or one dialog. */
export function Root({ view }: { readonly view: RemoteView }) {
  return view.kind === 'screen' ? <Screen /> : <OpenDialog dialog={view.dialog} />;
}

import type { DialogRequest, RemoteView } from '@dex/mf-shared/contract';
import { lazyPart, useRouteMatch } from '@dex/mf-shared/ui';
import { parseGovernorIndex } from '../domain/governor';
import { ProposalScreen } from './ProposalScreen';
import { VoteScreen } from './VoteScreen';

// With the engine of orders, which no first picture waits for.
const DelegateDialog = lazyPart(async () => (await import(/* webpackChunkName: "orders" */ './DelegateDialog')).DelegateDialog);
const VoteDialog = lazyPart(async () => (await import(/* webpackChunkName: "orders" */ './VoteDialog')).VoteDialog);
const CreateProposalScreen = lazyPart(async () => (await import('./CreateProposalScreen')).CreateProposalScreen);

function Screen() {
  const route = useRouteMatch()?.route;
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

import type { DialogRequest, RemoteView, ShellServices } from '@dex/mf-shared/contract';
import { lazyPart, useRouteMatch, useServices, type SectionComponent } from '@dex/mf-shared/ui';
import { useMemo } from 'react';
import { parseGovernorIndex } from '../domain/governor';
import type { GovernanceCommands } from '../domain/ports';
import { DelegateDialog } from './DelegateDialog';
import { GovernanceCommandsContext } from './GovernanceCommandsContext';
import { ProposalScreen } from './ProposalScreen';
import { VoteDialog } from './VoteDialog';
import { VoteScreen } from './VoteScreen';

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

function View({ view }: { readonly view: RemoteView }) {
  return view.kind === 'screen' ? <Screen /> : <OpenDialog dialog={view.dialog} />;
}

/** The section's root component, with the commands that `remote.ts` makes from the shell's services. */
export function createRoot(createCommands: (services: ShellServices) => GovernanceCommands): SectionComponent {
  return function Root({ view }) {
    const services = useServices();
    const commands = useMemo(() => createCommands(services), [services]);
    return (
      <GovernanceCommandsContext value={commands}>
        <View view={view} />
      </GovernanceCommandsContext>
    );
  };
}

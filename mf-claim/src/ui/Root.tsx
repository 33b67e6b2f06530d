import type { RemoteView, ShellServices } from '@dex/mf-shared/contract';
import { useServices, type SectionComponent } from '@dex/mf-shared/ui';
import { useMemo } from 'react';
import type { ClaimCommands } from '../domain/ports';
import { AddressClaimDialog } from './AddressClaimDialog';
import { ClaimCommandsContext } from './ClaimCommandsContext';
import { ClaimPopup } from './ClaimPopup';
import { ClaimScreen } from './ClaimScreen';
import { SelfClaimDialog } from './SelfClaimDialog';

function View({ view }: { readonly view: RemoteView }) {
  if (view.kind === 'screen') return <ClaimScreen />;
  switch (view.dialog.kind) {
    case 'selfClaim':
      return <SelfClaimDialog />;
    case 'addressClaim':
      return <AddressClaimDialog address={view.dialog.address} />;
    case 'claimPopup':
      return <ClaimPopup />;
    default:
      return null;
  }
}

/** The section's root component, with the commands that `remote.ts` makes from the shell's services. */
export function createRoot(createCommands: (services: ShellServices) => ClaimCommands): SectionComponent {
  return function Root({ view }) {
    const services = useServices();
    const commands = useMemo(() => createCommands(services), [services]);
    return (
      <ClaimCommandsContext value={commands}>
        <View view={view} />
      </ClaimCommandsContext>
    );
  };
}

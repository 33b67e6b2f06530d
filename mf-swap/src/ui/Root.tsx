import type { ShellServices } from '@dex/mf-shared/contract';
import { lazyPart, useRouteMatch, useServices, type SectionComponent } from '@dex/mf-shared/ui';
import type { SwapFlow } from '../state/createSwapFlow';
import { SwapFlowContext } from './SwapFlowContext';
import { SwapScreen } from './SwapScreen';

const SendScreen = lazyPart(async () => (await import('./send/SendScreen')).SendScreen);

function Screen() {
  return useRouteMatch()?.route === 'send' ? <SendScreen /> : <SwapScreen />;
}

/** The section's root component, with the flow that `remote.ts` makes from the shell's services. */
export function createRoot(flowOf: (services: ShellServices) => SwapFlow): SectionComponent {
  return function Root() {
    const services = useServices();
    return (
      <SwapFlowContext value={flowOf(services)}>
        <Screen />
      </SwapFlowContext>
    );
  };
}

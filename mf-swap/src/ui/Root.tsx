import type { ShellServices } from '@dex/mf-shared/contract';
import { lazyPart, useRouteMatch, useServices, type SectionComponent } from '@dex/mf-shared/ui';
import { useEffect } from 'react';
import type { LazyEngine } from '../state/swapEngine';
import { SwapEngineContext } from './SwapEngineContext';
import { SwapScreen } from './SwapScreen';
import { matchRoute } from '../routes';

const SendScreen = lazyPart(async () => (await import('./send/SendScreen')).SendScreen);

function Screen() {
  return useRouteMatch(matchRoute)?.route === 'send' ? <SendScreen /> : <SwapScreen />;
}

/** The section's root component, with the engine that `remote.ts` loads for the shell's services. */
export function createRoot(engineOf: (services: ShellServices) => LazyEngine): SectionComponent {
  return function Root() {
    const engine = engineOf(useServices());
    // Once the form is drawn, beside the code that reads the chain.
    useEffect(() => engine.begin(), [engine]);
    return (
      <SwapEngineContext value={engine}>
        <Screen />
      </SwapEngineContext>
    );
  };
}

import { stateOf } from '@dex/mf-shared/state';
import { useServices } from '@dex/mf-shared/ui';
import { CrashCard } from './CrashCard';

/** What is left when the shell itself failed after its start (SHELL-18). */
export function CrashPage({ error }: { readonly error: Error }) {
  const { store } = useServices();
  const { application, settings } = stateOf(store);
  const { tokens: _tokens, pairs: _pairs, ...choices } = settings;
  const state = { chainId: application.chainId, openModal: application.openModal?.kind ?? null, settings: choices };
  return <CrashCard error={error} state={state} />;
}

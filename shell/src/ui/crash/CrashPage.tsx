import { stateOf } from '@dex/mf-shared/state';
import { useServices } from '@dex/mf-shared/ui';
import { useEffect } from 'react';
import { CrashCard } from './CrashCard';

/** What is left when the shell itself failed after its start (SHELL-18). It counts as an error that nobody caught. */
export function CrashPage({ error }: { readonly error: Error }) {
  const { store } = useServices();
  useEffect(() => void window.reportError?.(error), [error]);
  const { application, settings } = stateOf(store);
  const { tokens: _tokens, pairs: _pairs, ...choices } = settings;
  const state = { chainId: application.chainId, openModal: application.openModal?.kind ?? null, settings: choices };
  return <CrashCard error={error} state={state} />;
}

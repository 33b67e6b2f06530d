import type { ChainError } from '@dex/mf-shared/contract';
import type { Result, TxHash } from '@dex/mf-shared/domain';
import { useState } from 'react';

/** One write from the press of its button: the form, the wallet's prompt, the hash; or the form again with what went wrong. */
export type Submission =
  | { readonly kind: 'form'; readonly failure: ChainError | null }
  | { readonly kind: 'submitting' }
  | { readonly kind: 'submitted'; readonly hash: TxHash };

/** Runs a write and keeps its state; a refusal by the person leads back to the form without a word. */
export function useSubmission(): readonly [Submission, (write: () => Promise<Result<TxHash, ChainError>>) => Promise<void>] {
  const [submission, setSubmission] = useState<Submission>({ kind: 'form', failure: null });
  const submit = async (write: () => Promise<Result<TxHash, ChainError>>) => {
    setSubmission({ kind: 'submitting' });
    const hash = await write();
    if (hash.ok) {
      setSubmission({ kind: 'submitted', hash: hash.value });
      return;
    }
    const wasRefused = hash.error.code === 'user_rejected';
    if (!wasRefused) console.error('The transaction was not sent', hash.error);
    setSubmission({ kind: 'form', failure: wasRefused ? null : hash.error });
  };
  return [submission, submit];
}

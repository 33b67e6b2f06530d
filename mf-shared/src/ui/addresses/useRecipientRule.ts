import { useEffect, useState } from 'react';
import type { recipientVerdict } from '../../domain/recipients/recipientRule';

/** The rule of who may receive, once its tables have arrived: they come with the first recipient, not with the page. */
export type RecipientRule =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly verdict: typeof recipientVerdict };

let arrived: RecipientRule | null = null;

/** Fetches the rule when something was entered; after a failure again with every change of `text`. */
export function useRecipientRule(text: string): RecipientRule {
  const [rule, setRule] = useState<RecipientRule>(arrived ?? { kind: 'loading' });
  const isWanted = text !== '' && rule.kind !== 'ready';
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    void load().then((next) => {
      if (isCurrent) setRule(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [isWanted, text]);
  return rule;
}

async function load(): Promise<RecipientRule> {
  try {
    const { recipientVerdict: verdict } = await import('../../domain/recipients/recipientRule');
    arrived = { kind: 'ready', verdict };
    return arrived;
  } catch {
    return { kind: 'failed' };
  }
}

import { useEffect, useState } from 'react';

/** How long "copied" is said (WALLET-5), in milliseconds. */
const COPIED_MS = 500;

/** Puts a text on the clipboard; `isCopied` is true for half a second after it succeeded. */
export function useCopy(text: string): { readonly isCopied: boolean; readonly copy: () => void } {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      (cause: unknown) => console.debug('The clipboard refused the text', cause),
    );
  };
  return { isCopied, copy };
}

import { useUnsureMark } from '@dex/mf-shared/ui';
import type { ReactNode } from 'react';

interface MayChangeProps {
  /** False while there is a dash: it says all. */
  readonly isKnown: boolean;
  readonly children: ReactNode;
}

/** A figure of what the account holds, marked while it is not known whether some of it was sent (ORDER-7). */
export function MayChange({ isKnown, children }: MayChangeProps) {
  const mark = useUnsureMark();
  return (
    // Another element once it is marked: it comes in its place, and nothing slides there.
    <span key={mark}>
      {children}
      {isKnown && mark !== '' && <span>{mark}</span>}
    </span>
  );
}

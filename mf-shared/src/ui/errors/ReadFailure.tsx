import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../primitives/Button';
import { Notice } from '../primitives/Notice';
import { useServices } from '../services/ServicesContext';
import { useActiveChainId } from '../services/walletHooks';
import { readFailureTexts } from './ReadFailure.messages';

interface ReadFailureProps {
  /** What could not be read, in a sentence. */
  readonly children: ReactNode;
  /** A warning where the rest stands beside it. */
  readonly kind?: 'error' | 'warning';
  readonly testId?: string;
}

/** Stands where something would be that no node gave: says so, and lets a person ask again at once. Never "there is none". */
export function ReadFailure({ children, kind = 'error', testId }: ReadFailureProps) {
  const { bus } = useServices();
  const chainId = useActiveChainId();
  return (
    <Notice kind={kind} testId={testId}>
      <span>{children}</span>
      <Button
        $size="small"
        $tone="secondary"
        data-testid="shared-read-again"
        onClick={() => bus.emit({ kind: 'readingDemanded', chainId })}
      >
        <FormattedMessage {...readFailureTexts.again} />
      </Button>
    </Notice>
  );
}

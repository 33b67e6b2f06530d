import { Button } from '@dex/mf-shared/ui';
import type { ReactNode } from 'react';
import type { SwapButtonKind } from '../../domain/swapButton';
import { SWAP_BUTTON_LOOK } from './SwapButton.look';

interface SwapButtonFaceProps {
  readonly kind: SwapButtonKind;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** The main button as each kind looks; one without a command cannot be pressed. */
export function SwapButtonFace({ kind, onPress, children }: SwapButtonFaceProps) {
  const { tone, command } = SWAP_BUTTON_LOOK[kind];
  return (
    <Button $size="large" $tone={tone} disabled={command === 'none'} data-testid="swap-button" data-kind={kind} onClick={onPress}>
      {children}
    </Button>
  );
}

import { useState } from 'react';
import { createPortal } from 'react-dom';
import ReactConfetti from 'react-confetti';

/** One fall of 400 pieces over the page (CLAIM-7); none for a person who asked for less motion. */
export function Confetti() {
  const [hasEnded, setHasEnded] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  if (hasEnded) return null;
  return createPortal(
    <ReactConfetti
      aria-hidden
      data-testid="claim-confetti"
      style={{ zIndex: 1401, position: 'fixed', pointerEvents: 'none' }}
      width={window.innerWidth}
      height={window.innerHeight}
      numberOfPieces={400}
      recycle={false}
      run
      initialVelocityX={15}
      initialVelocityY={30}
      gravity={0.45}
      tweenDuration={100}
      wind={0.05}
      onConfettiComplete={() => setHasEnded(true)}
    />,
    document.body,
  );
}

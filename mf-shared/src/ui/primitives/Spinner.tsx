import { keyframes, styled } from 'styled-components';

const turn = keyframes`
  to { transform: rotate(360deg); }
`;

const Turning = styled.svg`
  flex: none;
  animation: ${turn} 900ms linear infinite;
`;

interface SpinnerProps {
  readonly size?: number;
}

/** Something is under way; the text beside it says what. */
export function Spinner({ size = 20 }: SpinnerProps) {
  return (
    <Turning width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="2" opacity="0.25" />
      <path d="M10 2a8 8 0 0 1 8 8" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </Turning>
  );
}

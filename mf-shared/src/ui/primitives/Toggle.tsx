import { styled } from 'styled-components';
import { theme } from '../theme/theme';

const { color } = theme;

const Frame = styled.button`
  position: relative;
  flex: none;
  width: 52px;
  height: 32px;
  padding: 0;
  border: 2px solid ${color.outline};
  border-radius: ${theme.radius.round};
  background: transparent;
  cursor: pointer;
  transition: background-color ${theme.motion.quick};
  /* Off is an empty track with a small knob, on a full one with a large knob: the two differ in more than colour and side. */
  &[aria-checked='true'] {
    border-color: ${color.accent};
    background: ${color.accent};
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
  &::after {
    content: '';
    position: absolute;
    top: 2px;
    left: 2px;
    width: 24px;
    height: 24px;
    border-radius: 50%;
    background: ${color.outline};
    transform: scale(0.67);
    transition: transform ${theme.motion.quick};
  }
  &[aria-checked='true']::after {
    background: ${color.surface};
    transform: translateX(20px);
  }
  @media (pointer: coarse) {
    margin: 6px 0;
    &::before {
      content: '';
      position: absolute;
      inset: -8px -2px;
    }
  }
`;

interface ToggleProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** What is switched on. */
  readonly label: string;
  readonly disabled?: boolean;
  readonly testId?: string;
}

/** A setting that is on or off at once. */
export function Toggle({ checked, onChange, label, disabled, testId }: ToggleProps) {
  return (
    <Frame
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      disabled={disabled}
      data-testid={testId}
      onClick={() => onChange(!checked)}
    />
  );
}

import { styled } from 'styled-components';
import { theme } from '../theme/theme';

const Track = styled.input`
  width: 100%;
  height: ${theme.height.touch};
  margin: 0;
  accent-color: ${theme.color.accent};
  cursor: pointer;
`;

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly disabled?: boolean;
  readonly onChange: (value: number) => void;
}

/** A share chosen by hand, 0 to 100 by default. */
export function Slider({ label, value, min = 0, max = 100, step = 1, disabled, onChange }: SliderProps) {
  return (
    <Track
      type="range"
      aria-label={label}
      value={value}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
    />
  );
}

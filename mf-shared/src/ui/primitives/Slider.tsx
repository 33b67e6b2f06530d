import { styled } from 'styled-components';
import { theme } from '../theme/theme';

const { color } = theme;
const THUMB = '20px';

/** The thumb's middle stands where the filled part ends: at 0 and at 1 it is still on the track. */
const bar = `
  height: 6px;
  border-radius: 3px;
  background: linear-gradient(${color.accent}, ${color.accent}) no-repeat left / calc(${THUMB} / 2 + (100% - ${THUMB}) * var(--share)) 100% ${color.quietHover};
`;
const thumb = `
  appearance: none;
  box-sizing: border-box;
  width: ${THUMB};
  height: ${THUMB};
  border: 0;
  border-radius: 50%;
  background: ${color.accent};
`;

/** Its height is for the finger; what is above and below stands as near as to a lower one. Under forced colours the browser's own is drawn. */
const Track = styled.input`
  height: ${theme.height.touch};
  margin: -10px 0;
  accent-color: ${color.accent};
  cursor: pointer;
  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
  @media (forced-colors: none) {
    appearance: none;
    background: none;
    &::-webkit-slider-runnable-track {
      ${bar}
    }
    &::-webkit-slider-thumb {
      ${thumb}
      margin-top: -7px;
    }
    &::-moz-range-track {
      ${bar}
    }
    &::-moz-range-thumb {
      ${thumb}
    }
  }
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
  const look = { width: '100%', '--share': String((value - min) / (max - min)) };
  return (
    <Track
      type="range"
      aria-label={label}
      value={value}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      style={look}
      onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
    />
  );
}

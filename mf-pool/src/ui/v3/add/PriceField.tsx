import { AmountField, Column, Icon, IconButton, Inset, Row, Text, theme } from '@dex/mf-shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { keyframes, styled } from 'styled-components';
import { CentredPrice } from '../CentredPrice';
import { rangeInputTexts as texts } from './add.messages';

const pulse = keyframes`
  from { box-shadow: 0 0 0 0 ${theme.color.accent}; }
  to { box-shadow: 0 0 0 8px transparent; }
`;

/** A new price is pointed at for 1.8 s (V3-11). */
const PULSE_MS = 1800;

const Frame = styled(CentredPrice)`
  flex: 1 1 180px;
  min-width: 0;
  border-radius: ${theme.radius.large};
  &[data-pulse='true'] {
    animation: ${pulse} ${PULSE_MS}ms linear;
  }
`;

interface PriceFieldProps {
  readonly name: string;
  readonly unit: string;
  /** The price of the tick that is in force, "0" or "∞" at the limits, empty without one. */
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly onStep: (direction: 1 | -1) => void;
  readonly disabled: boolean;
  readonly invalid: boolean;
  readonly testId: string;
}

/** True for 1.8 s after the price in force changed. */
function usePulse(value: string): boolean {
  const [pulses, setPulses] = useState(false);
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return undefined;
    before.current = value;
    setPulses(value !== '');
    const timer = setTimeout(() => setPulses(false), PULSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return pulses;
}

/** One end of a range: typed freely while it has the focus, afterwards the price of the usable tick that the text means; steps of one tick spacing. */
export function PriceField({ name, unit, value, onType, onStep, disabled, invalid, testId }: PriceFieldProps) {
  const intl = useIntl();
  const [text, setText] = useState<string | null>(null);
  const pulses = usePulse(value);
  const hasTick = value !== '';
  return (
    <Frame
      data-pulse={pulses}
      onFocus={(event) => {
        if (event.target instanceof HTMLInputElement) setText(value === '∞' || value === '0' ? '' : value);
      }}
      onBlur={(event) => {
        if (event.target instanceof HTMLInputElement) setText(null);
      }}
    >
      <Inset $padding={12}>
        <Column $gap={4} $align="center">
          <Text $size="tiny" $tone="textMuted">
            {name}
          </Text>
          <Row $gap={4} style={{ width: '100%' }}>
            <IconButton
              label={intl.formatMessage(texts.decrease, { name })}
              disabled={disabled || !hasTick}
              data-testid={`${testId}-minus`}
              onClick={() => onStep(-1)}
            >
              <Icon name="minus" size={16} />
            </IconButton>
            <AmountField
              label={name}
              size="medium"
              value={text ?? value}
              onChange={(typed) => {
                setText(typed);
                onType(typed);
              }}
              disabled={disabled}
              invalid={invalid}
              testId={testId}
            />
            <IconButton
              label={intl.formatMessage(texts.increase, { name })}
              disabled={disabled || !hasTick}
              data-testid={`${testId}-plus`}
              onClick={() => onStep(1)}
            >
              <Icon name="plus" size={16} />
            </IconButton>
          </Row>
          <Text $size="tiny" $tone="textMuted">
            {unit}
          </Text>
        </Column>
      </Inset>
    </Frame>
  );
}

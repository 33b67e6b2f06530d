import type { ChangeEvent, ClipboardEvent } from 'react';
import { useId } from 'react';
import { css, styled } from 'styled-components';
import { AMOUNT_MAX_LENGTH } from '../../domain/amounts/amount';
import { pasteIntoAmount, typedAmount } from '../../domain/amounts/amountInput';
import { theme } from '../theme/theme';

const sizes = {
  medium: css`
    font-size: ${theme.fontSize.large};
  `,
  large: css`
    /* On the narrowest phones more of the figure is seen. */
    font-size: clamp(22px, 7vw, ${theme.fontSize.amount});
  `,
} as const;

const Input = styled.input<{ readonly $size: keyof typeof sizes; readonly $dimmed: boolean }>`
  width: 0;
  min-width: 0;
  flex: 1;
  padding: 4px 0;
  border: 0;
  border-radius: 4px;
  background: transparent;
  color: ${theme.color.text};
  line-height: 1.25;
  font-variant-numeric: tabular-nums;
  text-overflow: ellipsis;
  font-weight: ${theme.fontWeight.text};
  opacity: ${({ $dimmed }) => ($dimmed ? 0.6 : 1)};
  transition: opacity ${theme.motion.quick};
  ${({ $size }) => sizes[$size]}
  &::placeholder {
    color: ${theme.color.textMuted};
    opacity: 1;
  }
  &:disabled {
    color: ${theme.color.text};
    -webkit-text-fill-color: currentColor;
  }
  @media (pointer: coarse) {
    min-height: ${theme.height.touch};
  }
`;

/** React moves the caret to the end when a field shows another text than was typed; a figure must not be continued there. */
function keepCaret(input: HTMLInputElement, fromEnd: number): void {
  queueMicrotask(() => {
    const place = Math.max(0, input.value.length - fromEnd);
    if (document.activeElement === input) input.setSelectionRange(place, place);
  });
}

interface AmountFieldProps {
  /** What the amount is: two amounts of one screen have two names. */
  readonly label: string;
  readonly value: string;
  /** The new text, already a number by the rules: digits and at most one point, or empty. */
  readonly onChange: (value: string) => void;
  readonly size?: keyof typeof sizes;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  /** The figure belongs to an earlier block and a newer one is on its way. */
  readonly dimmed?: boolean;
  /** Worked out from the chain's figures, not typed: it dims with them. */
  readonly isEstimate?: boolean;
  readonly autoFocus?: boolean;
  readonly describedBy?: string;
  readonly testId?: string;
}

/** An amount as text: a typed comma is a point, a pasted grouped number is read whole, anything else leaves the old text. */
export function AmountField({
  label,
  value,
  onChange,
  size = 'large',
  disabled,
  invalid,
  dimmed = false,
  isEstimate = false,
  autoFocus,
  describedBy,
  testId,
}: AmountFieldProps) {
  const id = useId();

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const { selectionStart, selectionEnd, value: oldText } = event.currentTarget;
    const end = selectionEnd ?? oldText.length;
    const pasted = event.clipboardData.getData('text');
    const text = pasteIntoAmount({ oldText, selectionStart: selectionStart ?? end, selectionEnd: end, pasted });
    if (text === null || text === value) return;
    onChange(text);
    keepCaret(event.currentTarget, oldText.length - end);
  };

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const text = typedAmount(input.value);
    const fromEnd = input.value.length - (input.selectionEnd ?? input.value.length);
    if (text !== null) onChange(text);
    if (text !== input.value) keepCaret(input, fromEnd);
  };

  return (
    <Input
      id={id}
      aria-label={label}
      aria-invalid={invalid ? true : undefined}
      aria-describedby={describedBy}
      data-testid={testId}
      data-figure={isEstimate ? '' : undefined}
      $size={size}
      $dimmed={dimmed}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      pattern="^[0-9]*[.,]?[0-9]*$"
      placeholder="0.0"
      minLength={1}
      maxLength={AMOUNT_MAX_LENGTH}
      autoFocus={autoFocus}
      disabled={disabled}
      value={value}
      onPaste={paste}
      onChange={type}
    />
  );
}

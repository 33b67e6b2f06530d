import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../primitives/layout';

/** How long a form must be quiet before it is said what it comes to, in milliseconds: a figure per key would be noise. */
const QUIET_MS = 1000;

interface FormStatusProps {
  /** What the form comes to now: the price, what is short, why nothing can be done; empty for nothing to say. */
  readonly text: string;
  readonly testId?: string;
}

/** The one place of a form that screen readers hear by themselves. It stands in the page from the beginning, and speaks a second after the last change. */
export function FormStatus({ text, testId }: FormStatusProps) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <VisuallyHidden role="status" data-testid={testId}>
      {said}
    </VisuallyHidden>
  );
}

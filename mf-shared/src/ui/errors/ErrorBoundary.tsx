import { Component, type ContextType, type ReactNode } from 'react';
import { CrashReport } from './CrashReport';

interface ErrorBoundaryProps {
  /** What stands in the place of the failed part; `reset` draws the part again. */
  readonly fallback: (error: Error, reset: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly error: Error | null;
}

/** Keeps a failure inside its part of the page, and reports it: a part that broke is not a healthy one. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static override contextType = CrashReport;
  declare context: ContextType<typeof CrashReport>;
  override state: ErrorBoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown): void {
    this.context(error instanceof Error ? error : new Error(String(error)));
  }

  private readonly reset = () => this.setState({ error: null });

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.fallback(error, this.reset) : this.props.children;
  }
}

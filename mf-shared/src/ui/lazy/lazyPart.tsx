import { type ComponentType, lazy, type LazyExoticComponent, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { Button } from '../primitives/Button';
import { Notice } from '../primitives/Notice';
import { lazyPartTexts as texts } from './lazyPart.messages';

/**
 * A component that is loaded when it is first drawn, so that it costs nothing before. A part that cannot be loaded
 * says so in its place and can be asked for again.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const ask = () => lazy(async () => ({ default: await load() }));
  let loaded = ask();

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState<LazyExoticComponent<ComponentType<Props>>>(() => loaded);
    const retry = (reset: () => void) => {
      loaded = ask();
      setPart(() => loaded);
      reset();
    };
    return (
      <ErrorBoundary fallback={(_error, reset) => <LoadFailed onRetry={() => retry(reset)} />}>
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice kind="error">
      <FormattedMessage {...texts.failed} />
      <Button $size="small" $tone="secondary" onClick={onRetry}>
        <FormattedMessage {...texts.retry} />
      </Button>
    </Notice>
  );
}

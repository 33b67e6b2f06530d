import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { Button } from '../primitives/Button';
import { Notice } from '../primitives/Notice';
import { lazyPartTexts as texts } from './lazyPart.messages';

/**
 * A component that is loaded when it is first drawn, so that it costs nothing before. A part that cannot be loaded
 * says so in its place and can be asked for again.
 *
 * It is a state and not React's Suspense (mf-shared/docs/no-suspense.md): that delays the showing of what has come by a timer, and a delayed root fails
 * (React's error 177) if an effect of another root changes the address or the store at that moment.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | 'awaited' | 'failed'>(() => loaded ?? 'awaited');
    useLayoutEffect(() => {
      if (Part !== 'awaited') return;
      let isDrawn = true;
      const settle = (state: ComponentType<Props> | 'failed') => {
        if (isDrawn) setPart(() => state);
      };
      load().then(
        (found) => settle((loaded = found)),
        () => settle('failed'),
      );
      return () => {
        isDrawn = false;
      };
    }, [Part]);
    const retry = () => setPart('awaited');
    if (Part === 'awaited') return placeholder;
    if (Part === 'failed') return <LoadFailed onRetry={retry} />;
    return (
      <ErrorBoundary
        fallback={(_error, reset) => (
          <LoadFailed
            onRetry={() => {
              retry();
              reset();
            }}
          />
        )}
      >
        <Part {...props} />
      </ErrorBoundary>
    );
  };
}

/** Code that did not come, in its place, with a way to ask for it again. */
export function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice kind="error">
      <FormattedMessage {...texts.failed} />
      <Button $size="small" $tone="secondary" onClick={onRetry}>
        <FormattedMessage {...texts.retry} />
      </Button>
    </Notice>
  );
}

import { useCallback, type ComponentType } from 'react';
import type { RemoteProps, RemoteView } from '../../contract/remoteModule';
import type { RemoteName } from '../../contract/remoteName';
import type { MatchRoute } from '../../contract/routes';
import { CrashReport } from '../errors/CrashReport';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { ErrorCard } from '../errors/ErrorCard';
import { ShellRouter } from '../router/ShellRouter';
import { ServicesProvider } from '../services/ServicesProvider';
import { type LoadedTexts, type LoadTexts, TextsProvider } from '../texts/TextsProvider';

/** The root component of a section: draws the screen of the address, or one dialog. */
export type SectionComponent = ComponentType<{ readonly view: RemoteView }>;

interface SectionRootProps extends RemoteProps {
  readonly name: RemoteName;
  readonly matchRoute: MatchRoute;
  readonly Root: SectionComponent;
  readonly loaders: readonly LoadTexts[];
  readonly initialTexts: LoadedTexts;
}

/** What stands between the lifecycles and a section's own screens. */
export function SectionRoot({ name, matchRoute, Root, loaders, initialTexts, services, view, onCrash }: SectionRootProps) {
  const report = useCallback((error: Error) => onCrash?.(error.message), [onCrash]);
  return (
    <ServicesProvider services={services}>
      <TextsProvider loaders={loaders} initial={initialTexts}>
        <CrashReport value={report}>
          <ErrorBoundary fallback={(_error, reset) => <ErrorCard section={name} onRetry={reset} isDialog={view.kind !== 'screen'} />}>
            <ShellRouter matchRoute={view.kind === 'screen' ? matchRoute : undefined}>
              <Root view={view} />
            </ShellRouter>
          </ErrorBoundary>
        </CrashReport>
      </TextsProvider>
    </ServicesProvider>
  );
}

import {
  ErrorBoundary,
  GlobalStyle,
  type LoadedTexts,
  type LoadTexts,
  ServicesProvider,
  ShellRouter,
  TextsProvider,
} from '@dex/mf-shared/ui';
import { CrashPage } from './crash/CrashPage';
import { Page } from './page/Page';
import { ShellContext, type ShellParts } from './ShellContext';

interface AppProps {
  readonly parts: ShellParts;
  readonly loaders: readonly LoadTexts[];
  readonly initialTexts: LoadedTexts;
}

/** The shell around every section. */
export function App({ parts, loaders, initialTexts }: AppProps) {
  return (
    <ShellContext value={parts}>
      <ServicesProvider services={parts.host.services}>
        <TextsProvider loaders={loaders} initial={initialTexts}>
          <GlobalStyle />
          <ErrorBoundary fallback={(error) => <CrashPage error={error} />}>
            <ShellRouter>
              <Page />
            </ShellRouter>
          </ErrorBoundary>
        </TextsProvider>
      </ServicesProvider>
    </ShellContext>
  );
}

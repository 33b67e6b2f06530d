import { GlobalStyle, type LoadedTexts, type LoadTexts, ServicesProvider, ShellRouter, TextsProvider } from '@dex/mf-shared/ui';
import { Page } from './page/Page';
import { ShellContext, type ShellParts } from './ShellContext';

interface AppProps {
  readonly parts: ShellParts;
  readonly loaders: readonly LoadTexts[];
  readonly initialTexts: LoadedTexts;
}

/** The shell around every section. What fails in it is caught by nobody, and takes the root with it: whoever made that shows the crash page. */
export function App({ parts, loaders, initialTexts }: AppProps) {
  return (
    <ShellContext value={parts}>
      <ServicesProvider services={parts.host.services}>
        <TextsProvider loaders={loaders} initial={initialTexts}>
          <GlobalStyle />
          <ShellRouter>
            <Page />
          </ShellRouter>
        </TextsProvider>
      </ServicesProvider>
    </ShellContext>
  );
}

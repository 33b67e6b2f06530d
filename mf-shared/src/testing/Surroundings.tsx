import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Messages } from '../contract/remoteModule';
import type { MatchRoute } from '../contract/routes';
import type { ShellServices } from '../contract/services';
import { ShellRouter } from '../ui/router/ShellRouter';
import { ServicesProvider } from '../ui/services/ServicesProvider';

interface SurroundingsProps {
  readonly services: ShellServices;
  readonly locale?: string;
  readonly messages?: Messages;
  /** The routes of the section under test. */
  readonly matchRoute?: MatchRoute;
  readonly children: ReactNode;
}

/** What a mounted section has around it: services, store, theme, texts, router. English unless said otherwise. */
export function Surroundings({ services, locale = 'en-US', messages, matchRoute, children }: SurroundingsProps) {
  return (
    <ServicesProvider services={services}>
      <IntlProvider locale={locale} defaultLocale="en-US" messages={messages} textComponent="span">
        <ShellRouter matchRoute={matchRoute}>{children}</ShellRouter>
      </IntlProvider>
    </ServicesProvider>
  );
}

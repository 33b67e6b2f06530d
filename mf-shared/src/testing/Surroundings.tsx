import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Messages } from '../contract/remoteModule';
import type { RemoteName } from '../contract/remoteName';
import type { ShellServices } from '../contract/services';
import { ShellRouter } from '../ui/router/ShellRouter';
import { ServicesProvider } from '../ui/services/ServicesProvider';

interface SurroundingsProps {
  readonly services: ShellServices;
  readonly locale?: string;
  readonly messages?: Messages;
  readonly section?: RemoteName;
  readonly children: ReactNode;
}

/** What a mounted section has around it: services, store, theme, texts, router. English unless said otherwise. */
export function Surroundings({ services, locale = 'en-US', messages, section, children }: SurroundingsProps) {
  return (
    <ServicesProvider services={services}>
      <IntlProvider locale={locale} defaultLocale="en-US" messages={messages} textComponent="span">
        <ShellRouter section={section}>{children}</ShellRouter>
      </IntlProvider>
    </ServicesProvider>
  );
}

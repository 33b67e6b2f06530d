import './browserGaps';
import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Messages } from '../contract/remoteModule';
import type { RemoteName } from '../contract/remoteName';
import type { ShellServices } from '../contract/services';
import { ShellRouter } from '../ui/router/ShellRouter';
import { ServicesProvider } from '../ui/services/ServicesProvider';
import { createFakeServices, type FakeServices, type FakeWorld } from './fakeServices';

interface Surroundings {
  readonly services: ShellServices;
  readonly locale?: string;
  readonly messages?: Messages;
  readonly section?: RemoteName;
  readonly children: ReactNode;
}

/** What a mounted section has around it: services, store, theme, texts, router. English unless said otherwise. */
export function Surroundings({ services, locale = 'en-US', messages, section, children }: Surroundings) {
  return (
    <ServicesProvider services={services}>
      <IntlProvider locale={locale} defaultLocale="en-US" messages={messages}>
        <ShellRouter section={section}>{children}</ShellRouter>
      </IntlProvider>
    </ServicesProvider>
  );
}

/** Draws a screen or a part of one in a world of a test's making. */
export function renderWithServices(element: ReactNode, world: FakeWorld = {}): RenderResult & { readonly services: FakeServices } {
  const services = createFakeServices(world);
  const { dispatch } = services.store;
  // What a test dispatches is drawn before it goes on.
  services.store.dispatch = (action) => {
    let dispatched = action;
    act(() => {
      dispatched = dispatch(action);
    });
    return dispatched;
  };
  return { ...render(<Surroundings services={services}>{element}</Surroundings>), services };
}

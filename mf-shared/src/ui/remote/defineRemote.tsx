import * as React from 'react';
import singleSpaReact from 'single-spa-react';
import type { Messages, RemoteModule, RemoteProps } from '../../contract/remoteModule';
import type { MatchRoute } from '../../contract/routes';
import type { Locale } from '../../domain/settings/locale';
import type { ShellServices } from '../../contract/services';
import { loadSharedMessages } from '../../i18n/loadSharedMessages';
import { pickLocale } from '../../i18n/pickLocale';
import { stateOf } from '../../state/store/sharedState';
import { loadTexts, type LoadTexts } from '../texts/TextsProvider';
import { createSlicedRoot } from './createSlicedRoot';
import { type SectionComponent, SectionRoot } from './SectionRoot';

/** What a section says about itself. `load` brings its root component as its own chunk. */
export interface RemoteDefinition extends Omit<RemoteModule, 'lifecycles'> {
  /** The section's own routes: while another section's are open, its screen keeps the last of its own. */
  readonly matchRoute: MatchRoute;
  load(): Promise<{ readonly Root: SectionComponent }>;
}

/** Loads each language of a section once. */
function remembered(load: (locale: Locale) => Promise<Messages>): LoadTexts {
  const asked = new Map<Locale, Promise<Messages>>();
  return (locale) => {
    const known = asked.get(locale);
    if (known) return known;
    const loading = load(locale);
    asked.set(locale, loading);
    loading.catch(() => asked.delete(locale));
    return loading;
  };
}

type LoadRoot = RemoteDefinition['load'];

/**
 * A browser keeps a file that was fetched ahead in vain, and hands that failure to the first script that asks for it, however long after. So a chunk that did not
 * load is asked for once more.
 */
async function loadTwice(load: LoadRoot): ReturnType<LoadRoot> {
  try {
    return await load();
  } catch (cause) {
    if (cause instanceof Error && cause.message.startsWith('Loading chunk ')) return load();
    throw cause;
  }
}

function localeOf(services: ShellServices): Locale {
  return pickLocale(stateOf(services.store).settings.userLocale);
}

/** Makes a section's module: single-spa lifecycles around its root component, drawn only once code and words are there. */
export function defineRemote({ load, matchRoute, ...definition }: RemoteDefinition): RemoteModule {
  const loaders = [loadSharedMessages, remembered(definition.loadMessages)];
  const lifecycles = singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient: { createRoot: createSlicedRoot },
    renderType: 'createRoot',
    loadRootComponent: async (props) => {
      if (!props) throw new Error('A section was mounted without its services');
      const [{ Root }, initialTexts] = await Promise.all([loadTwice(load), loadTexts(localeOf(props.services), loaders)]);
      return (own: RemoteProps) => (
        <SectionRoot {...own} name={definition.name} matchRoute={matchRoute} Root={Root} loaders={loaders} initialTexts={initialTexts} />
      );
    },
    // The root keeps failures in its own card; this stands for a failure of the providers themselves.
    errorBoundary: (error) => <pre role="alert">{error.message}</pre>,
  });
  return { ...definition, lifecycles };
}

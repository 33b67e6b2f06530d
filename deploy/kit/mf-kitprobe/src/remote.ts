import type { DialogRequest, RemoteModule, ShellServices } from '@dex/mf-shared/contract';
import { localeChosen, stateOf } from '@dex/mf-shared/state';
import { defineRemote } from '@dex/mf-shared/ui';
import type { KitProbe } from '../../kitProbe';
import { matchRoute } from './routes';

/** The kit takes the kinds from a manifest: which dialogs there are is a matter of the sections. */
function isDialog(request: unknown): request is DialogRequest {
  return request instanceof Object && 'kind' in request && typeof request.kind === 'string';
}

function probe({ history, bus, store }: ShellServices, openDialog: () => string | null): KitProbe {
  return {
    go: (path) => history.replace(path),
    speak: (locale) => void store.dispatch(localeChosen(locale)),
    open: (dialog) => {
      if (isDialog(dialog)) bus.emit({ kind: 'dialogOpened', dialog });
    },
    close: () => bus.emit({ kind: 'dialogClosed' }),
    facts() {
      const { application, wallet } = stateOf(store);
      return { chainId: application.chainId, account: wallet.account, dialog: openDialog() };
    },
  };
}

/** A section through which the kit does in a page what any section may: by the services that the shell hands to all of them. */
export const remote = defineRemote({
  name: 'kitprobe',
  matchRoute,
  slices: [],
  load: () => import('./Root'),
  loadMessages: () => Promise.resolve({}),
  start(services) {
    let open: string | null = null;
    const heard = services.bus.on('dialogOpened').subscribe(({ dialog }) => (open = dialog.kind));
    heard.add(services.bus.on('dialogClosed').subscribe(() => (open = null)));
    Reflect.set(
      window,
      '__kit',
      probe(services, () => open),
    );
    return () => {
      heard.unsubscribe();
      Reflect.deleteProperty(window, '__kit');
    };
  },
}) satisfies RemoteModule;

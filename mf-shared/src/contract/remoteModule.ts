import type { Locale } from '../domain/settings/locale';
import type { DialogRequest } from './dialogs';
import type { RemoteName } from './remoteName';
import type { RemoteSlice, ShellServices } from './services';

/** Message texts by id. */
export type Messages = Readonly<Record<string, string>>;

/** What a mounted section shows: the screen of the current route, or one dialog over whatever page is open. */
export type RemoteView = { readonly kind: 'screen' } | { readonly kind: 'dialog'; readonly dialog: DialogRequest };

/** The properties that the shell gives to a section's lifecycles. */
export interface RemoteProps {
  readonly services: ShellServices;
  readonly view: RemoteView;
  /** Called when something that the section draws broke. Its own card stands in its place until the shell puts another build there. */
  readonly onCrash?: (detail: string) => void;
}

type Lifecycle = (props: never) => Promise<unknown>;

/** single-spa parcel lifecycles, made by single-spa-react. */
export interface RemoteLifecycles {
  readonly bootstrap: Lifecycle | readonly Lifecycle[];
  readonly mount: Lifecycle | readonly Lifecycle[];
  readonly unmount: Lifecycle | readonly Lifecycle[];
  readonly update?: Lifecycle | readonly Lifecycle[];
}

/**
 * The only thing that a remote exposes (as `./remote`). `remote.ts` says `satisfies RemoteModule`; which paths and dialogs are its, its manifest says.
 * The shell calls `start` once, before the first mount, and `stop` (what start returns) when the section is given up for good.
 */
export interface RemoteModule {
  readonly name: RemoteName;
  readonly slices: readonly RemoteSlice[];
  readonly lifecycles: RemoteLifecycles;
  /** The section's texts, each locale its own chunk. */
  loadMessages(locale: Locale): Promise<Messages>;
  start(services: ShellServices): () => void;
}

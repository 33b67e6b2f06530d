import type { Action, Reducer } from '@reduxjs/toolkit';
import type { ChainTable } from '../domain/chains/chainTable';
import type { RuntimeConfig } from '../domain/runtimeConfig';
import type { Bus } from './bus';
import type { ChainNode, ChainReads, NameService, WalletPort } from './ports';
import type { SectionTable } from './sections';
import type { TestToken } from './tokenTest';

/** The slice of a remote, added to the store when the remote starts; its name is the remote's (or `remoteNoun`). */
export interface RemoteSlice {
  readonly name: string;
  readonly reducer: Reducer;
}

/** The one store, untyped at this level: mf-shared/state gives the state's type, its selectors and its events. */
export interface SharedStore {
  getState(): unknown;
  dispatch<A extends Action>(action: A): A;
  subscribe(listener: () => void): () => void;
  addSlice(slice: RemoteSlice): void;
}

/** Where the person is; the shell's one history changes it. */
export interface AppLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The one history, owned by the shell. */
export interface AppHistory {
  readonly location: AppLocation;
  /** Called on every change; gives a function that ends the subscription. */
  subscribe(listener: (location: AppLocation) => void): () => void;
  push(to: string): void;
  replace(to: string): void;
  back(): void;
}

/** All that the shell hands to a section. */
export interface ShellServices {
  readonly store: SharedStore;
  readonly bus: Bus;
  readonly history: AppHistory;
  readonly reads: ChainReads;
  readonly node: ChainNode;
  readonly wallet: WalletPort;
  readonly names: NameService;
  readonly testToken: TestToken;
  /** The sections of this visit and their paths. */
  readonly sections: SectionTable;
  /** The chain table with the operator's run-time changes applied. */
  readonly chains: ChainTable;
  readonly config: RuntimeConfig;
}

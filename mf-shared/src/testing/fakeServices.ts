import { NEVER, Observable, of } from 'rxjs';
import type { BusEvent, RemoteEvent } from '../contract/bus';
import type { ChainNode, ChainReads, NameService, WalletPort } from '../contract/ports';
import type { ShellServices } from '../contract/services';
import type { TestToken } from '../contract/tokenTest';
import type { Address } from '../domain/address';
import type { ChainId } from '../domain/chainId';
import { resolveChains } from '../domain/chains/chainTable';
import { EMPTY_CONFIG, type RuntimeConfig } from '../domain/runtimeConfig';
import { err, ok } from '../domain/result';
import { chainChosen } from '../state/application/applicationSlice';
import { createBus } from '../state/bus/createBus';
import type { ReadAnswer } from '../state/reads/read';
import { readsReceived } from '../state/reads/readsSlice';
import { createSharedStore, type TypedSharedStore } from '../state/store/createSharedStore';
import type { SharedState } from '../state/store/sharedState';
import { walletConnected } from '../state/wallet/walletSlice';
import { createFakeHistory } from './fakeHistory';
import { fakeSections } from './fakeSections';

const unreachable = { code: 'node_unreachable', message: 'The fake node is not reachable' } as const;
const disconnected = { code: 'disconnected', message: 'The fake wallet is not connected' } as const;
const refused = async () => err(disconnected);

const reads: ChainReads = {
  watch: (_chainId, calls) => of(calls.map(() => ({ kind: 'loading' }) as const)),
  once: async () => err(unreachable),
  block$: (): Observable<never> => NEVER,
};
const node: ChainNode = { estimateGas: refused, call: refused, logs$: () => of({ kind: 'loading' }), request: refused };
const wallet: WalletPort = {
  sendTransaction: refused,
  signTypedData: refused,
  sendCalls: refused,
  callsStatus: async () => ({ kind: 'unknown', message: disconnected.message }),
  switchChain: refused,
  addNetwork: refused,
  watchAsset: refused,
};
const names: NameService = { resolve: async () => ok(null), lookup: async () => ok(null) };

/** What a test says about the world; everything else is quiet, unreachable or unknown. */
export interface FakeWorld {
  readonly chainId?: ChainId;
  readonly account?: Address;
  readonly isExtension?: boolean;
  readonly path?: string;
  readonly state?: Partial<SharedState>;
  readonly config?: RuntimeConfig;
  readonly reads?: ChainReads;
  readonly node?: ChainNode;
  readonly wallet?: Partial<WalletPort>;
  readonly names?: NameService;
  readonly testToken?: TestToken;
}

/** Services with a real store and a real bus over fake ports, and what a test looks at afterwards. */
export interface FakeServices extends ShellServices {
  readonly store: TypedSharedStore;
  /** Everything that was said on the bus, in order. */
  readonly said: readonly RemoteEvent[];
  /** Says what only the shell can say: blocks, receipts. */
  announce(event: BusEvent): void;
  /** Lets the shell's reading stream answer. */
  answer(...answers: readonly ReadAnswer[]): void;
}

/** Makes services for a test of a screen or of a section's wiring. */
export function createFakeServices(world: FakeWorld = {}): FakeServices {
  const store = createSharedStore({ preloaded: world.state });
  const { bus, announce } = createBus(world.reads?.block$ ?? reads.block$, (begin) => new Observable(begin));
  const said: RemoteEvent[] = [];
  const config = world.config ?? EMPTY_CONFIG;
  const chainId = world.chainId ?? 1;
  store.dispatch(chainChosen(chainId));
  if (world.account) {
    const connected = {
      connectorId: 'fake',
      name: 'Fake wallet',
      isExtension: world.isExtension ?? true,
      sendsBatches: false,
    };
    store.dispatch(walletConnected({ account: world.account, walletChainId: chainId, connected }));
  }
  return {
    store,
    bus: {
      ...bus,
      emit: (event: RemoteEvent) => {
        said.push(event);
        bus.emit(event);
      },
    },
    history: createFakeHistory(world.path),
    reads: world.reads ?? reads,
    node: world.node ?? node,
    wallet: { ...wallet, ...world.wallet },
    names: world.names ?? names,
    sections: fakeSections,
    testToken: world.testToken ?? (async () => ({ kind: 'notMeasured', why: 'silent' })),
    chains: resolveChains(config),
    config,
    said,
    announce,
    answer: (...answers) => {
      store.dispatch(readsReceived(answers));
    },
  };
}

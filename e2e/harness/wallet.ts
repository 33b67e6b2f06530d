import type { Page } from '@playwright/test';

/** The test control of the development wallet, as the page has it. */
interface WalletControl {
  autoApprove(on: boolean): void;
  setAccount(index: number): void;
  setLocked(locked: boolean): void;
  setChain(chainId: number): void;
  rejectNext(): void;
  failNext(code: number, message: string): void;
  hangNext(): void;
  approveOpen(): void;
  rejectOpen(): void;
  setSignsTypedData(on: boolean): void;
  setSendsCalls(on: boolean): void;
  setKnowsChain(chainId: number, known: boolean): void;
  setOnline(online: boolean): void;
  pending(): Promise<readonly string[]>;
  speedUp(hash?: string): Promise<string>;
  cancel(hash?: string): Promise<string>;
  readonly requests: readonly { readonly method: string; readonly params?: unknown }[];
}

declare global {
  // eslint's inline configuration is off; a var is how a global is declared.
  var __devWallet: WalletControl;
}

/** Drives the development wallet of a page. */
export function createWallet(page: Page) {
  return {
    autoApprove: (on = true) => page.evaluate((value) => globalThis.__devWallet.autoApprove(value), on),
    setAccount: (index: number) => page.evaluate((value) => globalThis.__devWallet.setAccount(value), index),
    setLocked: (locked: boolean) => page.evaluate((value) => globalThis.__devWallet.setLocked(value), locked),
    setChain: (chainId: number) => page.evaluate((value) => globalThis.__devWallet.setChain(value), chainId),
    rejectNext: () => page.evaluate(() => globalThis.__devWallet.rejectNext()),
    failNext: (code: number, message: string) => page.evaluate(([a, b]) => globalThis.__devWallet.failNext(a, b), [code, message] as const),
    hangNext: () => page.evaluate(() => globalThis.__devWallet.hangNext()),
    approveOpen: () => page.evaluate(() => globalThis.__devWallet.approveOpen()),
    rejectOpen: () => page.evaluate(() => globalThis.__devWallet.rejectOpen()),
    setSignsTypedData: (on: boolean) => page.evaluate((value) => globalThis.__devWallet.setSignsTypedData(value), on),
    setSendsCalls: (on: boolean) => page.evaluate((value) => globalThis.__devWallet.setSendsCalls(value), on),
    setKnowsChain: (chainId: number, known: boolean) =>
      page.evaluate(([a, b]) => globalThis.__devWallet.setKnowsChain(a, b), [chainId, known] as const),
    setOnline: (online: boolean) => page.evaluate((value) => globalThis.__devWallet.setOnline(value), online),
    pending: () => page.evaluate(() => globalThis.__devWallet.pending()),
    speedUp: (hash?: string) => page.evaluate((value) => globalThis.__devWallet.speedUp(value), hash),
    cancel: (hash?: string) => page.evaluate((value) => globalThis.__devWallet.cancel(value), hash),
    /** The parameters of every request for a method, in order. */
    requested: (method: string) =>
      page.evaluate(
        (name) => globalThis.__devWallet.requests.filter((request) => request.method === name).map(({ params }) => params),
        method,
      ),
    /** Methods that the page has asked for, in order. */
    methods: () => page.evaluate(() => globalThis.__devWallet.requests.map(({ method }) => method)),
  };
}

export type Wallet = ReturnType<typeof createWallet>;

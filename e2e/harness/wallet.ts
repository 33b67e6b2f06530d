import type { Page } from '@playwright/test';
import type { DevWalletControl } from '../../deploy/devnet/wallet/walletControl';

type Habit = Parameters<DevWalletControl['nextHabit']>[1];

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
    /** How the wallet sends several calls as one: capability, form of the id, what becomes of them, status, receipts. */
    setCalls: (change: Parameters<DevWalletControl['setCalls']>[0]) =>
      page.evaluate((value) => globalThis.__devWallet.setCalls(value), change),
    sendHeldCalls: () => page.evaluate(() => globalThis.__devWallet.sendHeldCalls()),
    /** What the wallet does with every request of a method from now on; null for obeying. */
    setHabit: (method: string, habit: Habit | null) =>
      page.evaluate(([a, b]) => globalThis.__devWallet.setHabit(a, b), [method, habit] as const),
    /** What it does with the next one alone. */
    nextHabit: (method: string, habit: Habit) =>
      page.evaluate(([a, b]) => globalThis.__devWallet.nextHabit(a, b), [method, habit] as const),
    /** Lets go of the requests that hang; gives their number. */
    release: (method: string) => page.evaluate((value) => globalThis.__devWallet.release(value), method),
    setAccountSilently: (index: number) => page.evaluate((value) => globalThis.__devWallet.setAccountSilently(value), index),
    setChainSilently: (chainId: number) => page.evaluate((value) => globalThis.__devWallet.setChainSilently(value), chainId),
    /** Whether the contract wallet (account 10) answers with a hash that its signers have yet to agree on. */
    setWaitsForSigners: (on: boolean) => page.evaluate((value) => globalThis.__devWallet.setWaitsForSigners(value), on),
    runAgreed: () => page.evaluate(() => globalThis.__devWallet.runAgreed()),
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

import { isRecord } from './walletConfig';
import { WalletError } from './walletError';

const ANSWERS = ['answer', 'doThenAnswer', 'answerLate', 'doThenAnswerLate'] as const;

/**
 * What the wallet does with a request in place of simply obeying. `hang` neither asks nor answers until it is released, and then
 * goes on as usual; `doThenHang` obeys and keeps the answer back; `answer` does nothing and says the value; `doThenAnswer` obeys
 * and says the value. `answerLate` and `doThenAnswerLate` do the same, and say it when they are released.
 */
export type Habit =
  | { readonly kind: 'hang' | 'doThenHang' }
  | { readonly kind: 'fail'; readonly code: number; readonly message?: string }
  | { readonly kind: (typeof ANSWERS)[number]; readonly value: unknown };

/** Lasting habits by method, and those of the next request of a method alone. */
export interface WalletHabits {
  /** From now on; null for the usual behaviour. */
  readonly always: (method: string, habit: Habit | null) => void;
  /** For the next request of the method alone; several are used up in order. */
  readonly next: (method: string, habit: Habit) => void;
  /** Lets go of every held request of the method; gives their number. */
  readonly release: (method: string) => number;
  readonly run: (method: string, obey: () => Promise<unknown>) => Promise<unknown>;
}

/** Where the lasting habits are kept. */
export interface HabitStore {
  readonly read: () => Readonly<Record<string, Habit>>;
  readonly write: (habits: Readonly<Record<string, Habit>>) => void;
}

/** The texts that wallets give with these codes (EIP-1193, EIP-1474, EIP-5792), where a test does not say its own. */
const MESSAGES: Readonly<Record<number, string>> = {
  4001: 'User rejected the request.',
  4100: 'The requested account and/or method has not been authorized by the user.',
  4200: 'The requested method is not supported by this provider.',
  5700: 'This wallet does not support a capability that was not marked as optional.',
  5710: 'This wallet does not support the requested chain.',
  5720: 'There is already a bundle submitted with this id.',
  5730: 'This bundle id is unknown / has not been submitted.',
  5740: 'The call bundle is too large for the wallet to process.',
  5750: 'The wallet can support atomicity after an upgrade, but the user rejected the upgrade.',
  5760: 'The wallet does not support atomic execution but the request requires it.',
  [-32601]: 'The method does not exist / is not available.',
  [-32603]: 'Internal JSON-RPC error.',
};

/** The habits of one wallet. */
export function createWalletHabits(store: HabitStore): WalletHabits {
  const upcoming = new Map<string, Habit[]>();
  const held = new Map<string, (() => void)[]>();
  const released = (method: string): Promise<void> =>
    new Promise((resolve) => {
      held.set(method, [...(held.get(method) ?? []), resolve]);
    });
  const runAs = async (habit: Habit, method: string, obey: () => Promise<unknown>): Promise<unknown> => {
    switch (habit.kind) {
      case 'hang':
        return released(method).then(obey);
      case 'doThenHang': {
        const answer = await obey();
        return released(method).then(() => answer);
      }
      case 'fail':
        throw new WalletError(habit.code, habit.message ?? MESSAGES[habit.code] ?? `Failed with ${habit.code}.`);
      case 'doThenAnswer':
        return obey().then(() => habit.value);
      case 'doThenAnswerLate':
        await obey();
        return released(method).then(() => habit.value);
      case 'answerLate':
        return released(method).then(() => habit.value);
      case 'answer':
        return habit.value;
    }
  };
  return {
    always: (method, habit) => {
      const { [method]: _old, ...others } = store.read();
      store.write(habit === null ? others : { ...others, [method]: habit });
    },
    next: (method, habit) => {
      upcoming.set(method, [...(upcoming.get(method) ?? []), habit]);
    },
    release: (method) => {
      const waiting = held.get(method) ?? [];
      held.delete(method);
      for (const letGo of waiting) letGo();
      return waiting.length;
    },
    run: (method, obey) => {
      const habit = upcoming.get(method)?.shift() ?? store.read()[method];
      return habit === undefined ? obey() : runAs(habit, method, obey);
    },
  };
}

/** The lasting habits that a tab has stored; what is none is left out. */
export function parseHabits(value: unknown): Readonly<Record<string, Habit>> {
  const entries = Object.entries(isRecord(value) ? value : {}).flatMap(([method, stored]) => {
    const habit = parseHabit(stored);
    return habit === null ? [] : [[method, habit] as const];
  });
  return Object.fromEntries(entries);
}

function parseHabit(value: unknown): Habit | null {
  if (!isRecord(value)) return null;
  const { kind, code, message } = value;
  if (kind === 'hang' || kind === 'doThenHang') return { kind };
  const answer = ANSWERS.find((name) => name === kind);
  if (answer) return { kind: answer, value: value['value'] };
  if (kind !== 'fail' || typeof code !== 'number') return null;
  return typeof message === 'string' ? { kind, code, message } : { kind, code };
}

import type { DecimalsStanding } from '@dex/mf-shared/domain';

/** What the migrate button stands for; one text and one look each. */
export type MigrateButtonKind =
  | 'done'
  | 'migrating'
  | 'underWay'
  | 'decimalsConflict'
  | 'tokenUnread'
  | 'tokenChecking'
  | 'loading'
  | 'nothing'
  | 'enterRange'
  | 'invalidRange'
  | 'allowFirst'
  | 'migrate';

export interface MigrateButtonFacts {
  /** Where the order of this very pair stands; `underWay`: another that takes its shares was sent, and has no end yet. */
  readonly progress: 'none' | 'asking' | 'pending' | 'underWay' | 'done';
  readonly isLoading: boolean;
  /** What the decimals come from that prices and amounts are shown and typed with. */
  readonly decimals: DecimalsStanding;
  /** The account has no shares, or the range takes nothing of them. */
  readonly hasNothing: boolean;
  readonly hasRange: boolean;
  readonly isInvalidRange: boolean;
  /** Everything that the order needs is approved or signed. */
  readonly isAllowed: boolean;
}

/** The first rule that holds decides; the button goes "Migrate", "Migrating", "Success!" (MIGRATE-1). */
const RULES: readonly { readonly kind: MigrateButtonKind; readonly when: (facts: MigrateButtonFacts) => boolean }[] = [
  { kind: 'done', when: ({ progress }) => progress === 'done' },
  { kind: 'migrating', when: ({ progress }) => progress === 'asking' || progress === 'pending' },
  { kind: 'underWay', when: ({ progress }) => progress === 'underWay' },
  { kind: 'decimalsConflict', when: ({ decimals }) => decimals === 'disagree' },
  { kind: 'tokenUnread', when: ({ decimals }) => decimals === 'unread' },
  { kind: 'loading', when: ({ isLoading }) => isLoading },
  { kind: 'enterRange', when: ({ hasRange }) => !hasRange },
  { kind: 'invalidRange', when: ({ isInvalidRange }) => isInvalidRange },
  { kind: 'nothing', when: ({ hasNothing }) => hasNothing },
  { kind: 'tokenChecking', when: ({ decimals }) => decimals === 'checking' },
  { kind: 'allowFirst', when: ({ isAllowed }) => !isAllowed },
];

/** The one kind that decides the button's text, colour and click. */
export function migrateButton(facts: MigrateButtonFacts): MigrateButtonKind {
  return RULES.find(({ when }) => when(facts))?.kind ?? 'migrate';
}

/** Whether the permission for the shares is offered: only where its order can follow, so with decimals of the contract alone (ORDER-17). */
export function offersAllowance(kind: MigrateButtonKind): boolean {
  return kind === 'allowFirst' || kind === 'migrate';
}

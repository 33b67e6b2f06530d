// No form makes an order of decimals that the token's contract has not said (ORDER-17), whichever section it is of.
import { spawnSync } from 'node:child_process';
import type { DecimalsStanding } from '@dex/mf-shared/domain';
import { rawAmount } from '@dex/mf-shared/domain';
import { proposeButton } from '../../mf-governance/src/domain/proposeButton';
import { proposeButtonLook } from '../../mf-governance/src/ui/ProposeButton.look';
import { migrateButton } from '../../mf-pool/src/domain/migrate/migrateButton';
import { addButton } from '../../mf-pool/src/domain/v2/addButton';
import { removeButton } from '../../mf-pool/src/domain/v2/removeButton';
import { addButtonKind } from '../../mf-pool/src/domain/v3/addButton';
import { ADD_BUTTON_LOOK } from '../../mf-pool/src/ui/v2/add/AddButton.look';
import { REMOVE_BUTTON_LOOK } from '../../mf-pool/src/ui/v2/remove/RemoveButton.look';
import { addButtonLooks } from '../../mf-pool/src/ui/v3/add/AddButton.look';
import { sendButtonKind } from '../../mf-swap/src/domain/sendButton';
import { canReview, swapButtonKind } from '../../mf-swap/src/domain/swapButton';
import { SEND_BUTTON_LOOK } from '../../mf-swap/src/ui/send/SendButton.look';
import { repositoryRoot } from '../build/apps';

interface Form {
  readonly name: string;
  /** Where the currencies of the form come from. */
  readonly source: string;
  /** What the button says where nothing else stands in the way. */
  readonly kind: (decimals: DecimalsStanding) => string;
  /** Whether a press opens an order, or an approval for one is offered. */
  readonly opens: (kind: string) => boolean;
}

const amount = rawAmount(10n);
const commandOf = (looks: object, kind: string): unknown => {
  const look: unknown = Reflect.get(looks, kind);
  return typeof look === 'object' && look !== null ? Reflect.get(look, 'command') : look;
};

const v3 = (decimals: DecimalsStanding, part: { readonly isExpert?: boolean; readonly mustCreateFirst?: boolean }) =>
  addButtonKind({
    isConnected: true,
    hasUnsupportedAsset: false,
    pool: 'known',
    invalidPrice: false,
    incomplete: false,
    missingAmount: false,
    amountFault: null,
    hasEnoughA: true,
    hasEnoughB: true,
    invalidRange: false,
    approvalMissing: false,
    mustCreateFirst: false,
    isExpert: false,
    decimals,
    ...part,
  });
const opensV3 = (kind: string) => kind === 'approveFirst' || typeof commandOf(addButtonLooks, kind) === 'function';

const swap = (decimals: DecimalsStanding, approval: 'ready' | 'needed') =>
  swapButtonKind({
    isAvailable: true,
    account: 'connected',
    wrongNetwork: false,
    hasAmount: true,
    amountFault: null,
    hasBothCurrencies: true,
    hasUnsupportedAsset: false,
    wrap: 'none',
    recipient: 'none',
    hasEnough: true,
    wrapPending: false,
    quote: 'valid',
    areFiguresOld: false,
    singleHopOnly: false,
    approval,
    isExpert: false,
    impactSeverity: 0,
    decimals,
  });
const reviews = (kind: string) => ['swap', 'swapAnyway', 'approveFirst'].some((open) => open === kind);

const SWAP = 'mf-swap/src/state/selectPair.ts';
const V3 = 'mf-pool/src/ui/v3/add/useAddForm.ts';
const V2 = 'mf-pool/src/ui/v2/useV2Pair.ts';

const FORMS: readonly Form[] = [
  { name: 'swap', source: SWAP, kind: (decimals) => swap(decimals, 'ready'), opens: reviews },
  { name: 'swap that needs an approval', source: SWAP, kind: (decimals) => swap(decimals, 'needed'), opens: reviews },
  {
    name: 'send',
    source: 'mf-swap/src/ui/send/useSendForm.ts',
    kind: (decimals) =>
      sendButtonKind({
        account: 'connected',
        wrongNetwork: false,
        hasAmount: true,
        amountFault: null,
        hasCurrency: true,
        recipient: 'valid',
        hasEnough: true,
        decimals,
      }),
    opens: (kind) => commandOf(SEND_BUTTON_LOOK, kind) !== 'none',
  },
  { name: 'add to a position', source: V3, kind: (decimals) => v3(decimals, {}), opens: opensV3 },
  { name: 'add to a position as an expert', source: V3, kind: (decimals) => v3(decimals, { isExpert: true }), opens: opensV3 },
  { name: 'make a pool', source: V3, kind: (decimals) => v3(decimals, { mustCreateFirst: true }), opens: opensV3 },
  {
    name: 'add to a pair',
    source: V2,
    kind: (decimals) =>
      addButton({
        hasAccount: true,
        hasTokens: true,
        isInvalidPair: false,
        hasUnsupportedAsset: false,
        pair: 'exists',
        amountFault: null,
        amountA: amount,
        amountB: amount,
        balanceA: amount,
        balanceB: amount,
        minted: amount,
        isAllowed: true,
        decimals,
      }),
    opens: (kind) => commandOf(ADD_BUTTON_LOOK, kind) !== 'none',
  },
  {
    name: 'remove from a pair',
    source: V2,
    kind: (decimals) =>
      removeButton({
        hasAccount: true,
        isInvalidPair: false,
        pair: 'exists',
        amountFault: null,
        isUnderWay: false,
        removal: { shares: amount, amountA: amount, amountB: amount },
        isAllowed: true,
        // Chosen by an amount of one of the two; a part in percent needs no decimals.
        isByPart: false,
        decimals,
      }),
    opens: (kind) => commandOf(REMOVE_BUTTON_LOOK, kind) !== 'none',
  },
  {
    name: 'migrate',
    source: 'mf-pool/src/ui/migrate/MigratePairScreen.tsx',
    kind: (decimals) =>
      migrateButton({
        progress: 'none',
        isLoading: false,
        hasNothing: false,
        hasRange: true,
        isInvalidRange: false,
        isAllowed: true,
        decimals,
      }),
    opens: (kind) => kind === 'migrate' || kind === 'allowFirst',
  },
  {
    name: 'propose',
    source: 'mf-governance/src/ui/useProposalForm.ts',
    kind: (decimals) =>
      proposeButton({
        hasAccount: true,
        isAvailable: true,
        votes: '1',
        threshold: '1',
        isLoading: false,
        latestStatus: null,
        formFault: null,
        decimals,
      }),
    opens: (kind) => commandOf(proposeButtonLook, kind) !== 'none',
  },
];

/** Sources that look a currency up and make no order of it: they show words or prices. */
const SHOWN_ONLY = ['mf-governance/src/ui/ProposalActions.tsx', 'mf-pool/src/ui/v3/market/PriceGapText.tsx'];

describe.each(FORMS)('$name', ({ kind, opens }) => {
  it('opens with the decimals of the contract, and with no others', () => {
    expect(opens(kind('contract'))).toBe(true);
    expect(kind('disagree')).toBe('decimalsConflict');
    expect(kind('unread')).toBe('tokenUnread');
    expect(kind('checking')).toBe('tokenChecking');
    for (const standing of ['disagree', 'unread', 'checking'] as const) expect(opens(kind(standing))).toBe(false);
  });
});

it('lets no other way into the review of a swap', () => {
  expect(canReview('decimalsConflict') || canReview('tokenUnread') || canReview('tokenChecking')).toBe(false);
});

it('knows every form that looks a currency up', () => {
  const run = spawnSync('git', ['grep', '-lE', '--untracked', '(useCurrency|=> selectCurrency)\\(', '--', 'mf-*/src/**', 'shell/src/**'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  });
  const found = run.stdout.split('\n').filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^mf-shared\//.test(name));
  expect(found.sort()).toEqual([...new Set(FORMS.map(({ source }) => source)), ...SHOWN_ONLY].sort());
});

// Whoever a typed recipient is, of whichever section: the one rule decides who may receive, and a name is looked up once more before the
// review, for its record may have changed since it was typed.
import { spawnSync } from 'node:child_process';
import { rawAmount, requireAddress, requireBps, type Address } from '@dex/mf-shared/domain';
import type { OrderDraft } from '@dex/mf-shared/orders';
import { claimDraft } from '../../mf-claim/src/domain/claimDraft';
import { delegateDraft, proposeDraft } from '../../mf-governance/src/domain/governanceDrafts';
import { ACCOUNT, ethTrade, mainnet, USDC } from '../../mf-swap/src/state/fixtures';
import { sendDraft, swapDraft } from '../../mf-swap/src/state/swapDraft';
import { repositoryRoot } from '../build/apps';

const PAYEE = requireAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
const CONTRACT = requireAddress('0x00000000000000000000000000000000000000c1');
const amount = rawAmount(7n);
const signer = { chainId: 1, account: ACCOUNT } as const;

interface Kind {
  readonly kind: string;
  /** Where the typed text becomes an address. */
  readonly source: string;
  readonly draft: (address: Address, name: string | null) => OrderDraft | null;
}

const KINDS: readonly Kind[] = [
  {
    kind: 'swap',
    source: 'mf-swap/src/ui/useSwapForm.ts',
    draft: (address, name) =>
      swapDraft({
        chain: mainnet,
        account: ACCOUNT,
        recipient: { address, name },
        trade: ethTrade(),
        slippage: requireBps(50),
        userDeadlineSeconds: 1800,
        blockTimestamp: 1000,
        clockSeconds: 5,
        acceptedMinimum: null,
      }),
  },
  {
    kind: 'send',
    source: 'mf-swap/src/ui/send/useSendForm.ts',
    draft: (address, name) => sendDraft(mainnet, ACCOUNT, { currency: USDC, amount, recipient: { address, name }, receives: null }),
  },
  {
    kind: 'claimAirdrop',
    source: 'mf-claim/src/ui/useClaimRecipient.ts',
    draft: (recipient, name) =>
      claimDraft({
        account: ACCOUNT,
        recipient,
        name,
        entry: { index: 1, amount, proof: [], isSocks: false, isLp: false, isUser: true },
        distributor: CONTRACT,
        token: USDC,
      }),
  },
  {
    kind: 'delegate',
    source: 'mf-governance/src/ui/DelegateDialog.tsx',
    draft: (delegatee, name) => delegateDraft(signer, { token: USDC.address, delegatee }, name),
  },
  {
    kind: 'propose',
    source: 'mf-governance/src/ui/useProposalForm.ts',
    draft: (recipient, name) =>
      proposeDraft(
        signer,
        {
          governor: CONTRACT,
          draft: { target: USDC.address, signature: 'transfer(address,uint256)', recipient, amount, description: '# One' },
        },
        'One',
        name,
      ),
  },
];

function filesWith(pattern: string): readonly string[] {
  const run = spawnSync('git', ['grep', '-lE', '--untracked', pattern, '--', 'mf-*/src/**', 'shell/src/**'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  });
  return run.stdout.split('\n').filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^mf-shared\//.test(name));
}

// ORDER-10
describe.each(KINDS)('$kind', ({ kind, draft }) => {
  it('carries the name that was typed, to be looked up again, and nothing for an address', () => {
    expect(draft(PAYEE, 'friend.eth')).toMatchObject({ order: { kind }, recipientName: { name: 'friend.eth', address: PAYEE } });
    expect(draft(PAYEE, null)).not.toHaveProperty('recipientName');
  });
});

it('every typed recipient passes the one rule, in the kinds above alone', () => {
  expect([...filesWith('useRecipient\\(')].sort()).toEqual(KINDS.map(({ source }) => source).sort());
  // A field for a recipient stands nowhere else, and nothing parses one by itself.
  expect(filesWith('<RecipientField$|<RecipientField ')).toEqual([
    'mf-claim/src/ui/AddressClaimDialog.tsx',
    'mf-governance/src/ui/ActionFields.tsx',
    'mf-governance/src/ui/DelegateDialog.tsx',
    'mf-swap/src/ui/RecipientPart.tsx',
    'mf-swap/src/ui/send/SendScreen.tsx',
  ]);
  expect(filesWith('parseRecipient\\(')).toEqual([]);
});

it('the burn address asks for a typed word in every kind', () => {
  expect(filesWith('<ConfirmBurn ')).toEqual([
    'mf-claim/src/ui/AddressClaimDialog.tsx',
    'mf-governance/src/ui/CreateProposalForm.tsx',
    'mf-governance/src/ui/DelegateDialog.tsx',
    'mf-swap/src/ui/review/ReviewDialog.tsx',
    'mf-swap/src/ui/send/SendReview.tsx',
  ]);
});

import { utils } from 'ethers';
import { callData, requireHexText } from '@dex/mf-shared/chain';
import { ZERO_AMOUNT, type Address, type Hex } from '@dex/mf-shared/domain';
import { createCallReader, say, type CallArguments, type Statement } from '@dex/mf-shared/orders';

const recipientAndAmount = (recipient: string) => (args: CallArguments) => [
  say.detail('recipient', args.address(recipient)),
  say.detail('amount', args.amount('amount')),
];

/** What a proposal's one action may do. */
const readAction = createCallReader<readonly Statement[]>({
  'function transfer(address to, uint256 amount)': recipientAndAmount('to'),
  'function approve(address spender, uint256 amount)': recipientAndAmount('spender'),
});

/** An action as the timelock will call it: the selector of its signature before its arguments. */
function actionOf(target: Address, signature: string, data: Hex, account: Address): readonly Statement[] | null {
  const selector = requireHexText(utils.id(signature).slice(0, 10));
  return readAction({ to: target, data: callData(selector, data.slice(2)), value: ZERO_AMOUNT }, account);
}

/** The calls of delegation, votes (with two sides on the first two governors, three on the last) and proposals. */
export const readGovernance = createCallReader<readonly Statement[]>({
  'function delegate(address delegatee)': (args, { to }) => [
    ...say.calls('delegate', to),
    say.detail('delegatee', args.address('delegatee')),
  ],
  'function castVote(uint256 proposalId, bool support)': (args, { to }) => [
    ...say.calls('vote', to),
    say.detail('proposal', args.amount('proposalId')),
    say.detail('support', args.flag('support') ? 1 : 0),
  ],
  'function castVote(uint256 proposalId, uint8 support)': (args, { to }) => [
    ...say.calls('vote', to),
    say.detail('proposal', args.amount('proposalId')),
    say.detail('support', args.amount('support')),
  ],
  'function propose(address[] targets, uint256[] values, string[] signatures, bytes[] calldatas, string description)': (
    args,
    { to },
    account,
  ) => {
    const parts = [args.addresses('targets'), args.amounts('values'), args.texts('signatures'), args.bytesList('calldatas')] as const;
    const [[target], [value], [signature], [data]] = parts;
    const isOne = parts.every(({ length }) => length === 1) && value === ZERO_AMOUNT;
    const action = isOne && target && signature && data ? actionOf(target, signature, data, account) : null;
    if (!target || !signature || !action) return null;
    return [
      ...say.calls('propose', to),
      say.detail('target', target),
      say.detail('signature', signature),
      ...action,
      say.detail('description', args.text('description')),
    ];
  },
});

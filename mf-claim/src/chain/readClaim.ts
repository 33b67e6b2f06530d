import { createCallReader, say, type Statement } from '@dex/mf-shared/orders';

/** The merkle distributor's `claim`. */
export const readClaim = createCallReader<readonly Statement[]>({
  'function claim(uint256 index, address account, uint256 amount, bytes32[] merkleProof)': (args, { to }) => [
    ...say.calls('claim', to),
    say.detail('recipient', args.address('account')),
    say.detail('amount', args.amount('amount')),
    say.detail('index', args.amount('index')),
    say.detail('proof', args.bytesList('merkleProof').join(' ')),
  ],
});

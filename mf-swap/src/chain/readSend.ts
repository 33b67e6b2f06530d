import { createCallReader, say, type CallReader, type Statement } from '@dex/mf-shared/orders';

const readTransfer = createCallReader<readonly Statement[]>({
  'function transfer(address recipient, uint256 amount)': (args, { to }) => [
    say.paysExactly(to, args.amount('amount')),
    say.receivesExactly(to, args.amount('amount'), args.address('recipient')),
  ],
});

/** A transfer of the native coin (a call without data) or of a token. */
export const readSend: CallReader<readonly Statement[]> = (call, account) =>
  call.data.length === 2
    ? [say.paysExactly('native', call.value), say.receivesExactly('native', call.value, call.to)]
    : readTransfer(call, account);

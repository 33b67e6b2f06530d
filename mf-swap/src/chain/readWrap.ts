import { createCallReader, say, type Statement } from '@dex/mf-shared/orders';

/** The wrapped coin's own calls (WETH9): as much comes back as goes in. */
export const readWrap = createCallReader<readonly Statement[]>({
  'function deposit() payable': (_args, { to, value }, account) => [
    ...say.calls('wrap', to),
    say.paysExactly('native', value),
    say.receivesExactly(to, value, account),
  ],
  'function withdraw(uint256 amount)': (args, { to }, account) => [
    ...say.calls('unwrap', to),
    say.paysExactly(to, args.amount('amount')),
    say.receivesExactly('native', args.amount('amount'), account),
  ],
});

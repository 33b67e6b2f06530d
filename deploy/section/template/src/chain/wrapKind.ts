import { callData } from '@dex/mf-shared/chain';
import { ok, type Address, type RawAmount } from '@dex/mf-shared/domain';
import { createCallReader, say, type Order, type OrderKind, type Statement } from '@dex/mf-shared/orders';

/** The native coin into its wrapped form, one for one. `amount` in wei. */
export interface WrapTerms {
  readonly wrappedNative: Address;
  readonly amount: RawAmount;
}

/** `deposit()` of WETH9. */
const DEPOSIT = '0xd0e30db0';

/** What the person was promised; the call that leaves is read back and must say the same. */
function promises({ terms: { wrappedNative, amount }, account }: Order<WrapTerms>): readonly Statement[] {
  return [...say.calls('wrap', wrappedNative), say.paysExactly('native', amount), say.receivesExactly(wrappedNative, amount, account)];
}

const read = createCallReader<readonly Statement[]>({
  'function deposit() payable': (_args, { to, value }, account) => [
    ...say.calls('wrap', to),
    say.paysExactly('native', value),
    say.receivesExactly(to, value, account),
  ],
});

/** This section's one kind of order. */
export const wrapKind: OrderKind<WrapTerms> = {
  kind: 'wrap',
  encode: ({ terms: { wrappedNative: to, amount } }) => Promise.resolve(ok([{ to, data: callData(DEPOSIT), value: amount }])),
  promises,
  read,
};

import { resolveChains } from '../chains/chainTable';
import { MAINNET } from '../chainId';
import { requireAddress } from '../address';
import { decimalsStanding, signedDecimals, worstStanding, type DecimalsAnswer, type DecimalsStanding } from './decimals';

// ORDER-17
test.each<[described: number | null, signed: number | null, DecimalsAnswer, DecimalsStanding]>([
  [null, null, 6, 'contract'],
  [6, null, 6, 'contract'],
  [18, null, 6, 'disagree'],
  [18, 18, 6, 'disagree'],
  [18, null, 'loading', 'checking'],
  [18, null, 'failed', 'unread'],
  [null, null, 'failed', 'unread'],
  [18, 18, 'loading', 'contract'],
  [18, 18, 'failed', 'contract'],
  // A list that says otherwise than the signed table is not believed before the contract has answered.
  [6, 18, 'loading', 'checking'],
  [6, 18, 'failed', 'unread'],
])('described with %s, signed as %s, the contract says %s: %s', (described, signed, answer, standing) => {
  expect(decimalsStanding(described, signed, answer)).toBe(standing);
});

test('the signed table holds the wrapped coin and the known tokens of a network, not what else there is', () => {
  const chain = resolveChains()[MAINNET];
  expect(signedDecimals(chain, chain.wrappedNative.address)).toBe(18);
  for (const { address, decimals } of chain.tokens) expect(signedDecimals(chain, address)).toBe(decimals);
  expect(signedDecimals(chain, requireAddress('0x00000000000000000000000000000000000000aa'))).toBeNull();
});

test.each<[DecimalsStanding[], DecimalsStanding]>([
  [[], 'contract'],
  [['contract', 'contract'], 'contract'],
  [['contract', 'checking'], 'checking'],
  [['checking', 'unread'], 'unread'],
  [['unread', 'disagree'], 'disagree'],
])('%j together: %s', (standings, worst) => {
  expect(worstStanding(standings)).toBe(worst);
});

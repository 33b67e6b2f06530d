import { literalAddress } from '../address';
import { parseHex, type Hex } from '../hex';
import { rawAmount } from '../rawAmount';
import { keepsPromise } from './keepsPromise';
import type { PreparedOrder } from './preparedOrder';

const ME = literalAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266');
const ROUTER = literalAddress('0x70997970C51812dc3A010C7d01b50e0d17dc79C8');
const TOKEN = literalAddress('0x6B175474E89094C44Da98b954EedeAC495271d0F');
const raw = (value: number) => rawAmount(BigInt(value));

function hex(text: string): Hex {
  const parsed = parseHex(text);
  if (!parsed) throw new Error('Not hex');
  return parsed;
}

const changes = {
  leaves: [{ asset: 'native', amount: raw(10) }],
  arrives: [{ asset: TOKEN, amount: raw(20), recipient: ME }],
  allowances: [{ token: TOKEN, spender: ROUTER, amount: raw(5) }],
} as const;
const call = { to: ROUTER, data: hex('0x01'), value: raw(10) } as const;
const shown: PreparedOrder = {
  way: 'call',
  sends: [call],
  says: [],
  waitsForApproval: false,
  gasLimit: '1',
  networkCost: raw(100),
  changes,
  coinShort: null,
  dependsOn: [],
};

// ORDER-2
describe('what was confirmed while an order was tried again', () => {
  test.each<readonly [string, Partial<PreparedOrder>, boolean]>([
    ['the same', {}, true],
    ['another gas limit, and a cost that is a tenth higher', { gasLimit: '2', networkCost: raw(110) }, true],
    ['a lower cost', { networkCost: raw(1) }, true],
    ['a cost that is more than a tenth higher', { networkCost: raw(111) }, false],
    ['a cost that is not known any more', { networkCost: null }, false],
    ['more that arrives', { changes: { ...changes, arrives: [{ ...changes.arrives[0], amount: raw(21) }] } }, true],
    [
      'another asset that arrives too',
      { changes: { ...changes, arrives: [...changes.arrives, { asset: 'native', amount: raw(1), recipient: ME }] } },
      true,
    ],
    ['less that leaves', { changes: { ...changes, leaves: [{ asset: 'native', amount: raw(9) }] } }, true],
    ['no allowance left', { changes: { ...changes, allowances: [] } }, true],
    ['less that arrives', { changes: { ...changes, arrives: [{ ...changes.arrives[0], amount: raw(19) }] } }, false],
    ['nothing that arrives', { changes: { ...changes, arrives: [] } }, false],
    ['what arrives at somebody else', { changes: { ...changes, arrives: [{ ...changes.arrives[0], recipient: ROUTER }] } }, false],
    ['more that leaves', { changes: { ...changes, leaves: [{ asset: 'native', amount: raw(11) }] } }, false],
    ['another asset that leaves', { changes: { ...changes, leaves: [...changes.leaves, { asset: TOKEN, amount: raw(1) }] } }, false],
    ['more that may be taken', { changes: { ...changes, allowances: [{ ...changes.allowances[0], amount: raw(6) }] } }, false],
    ['another spender', { changes: { ...changes, allowances: [{ ...changes.allowances[0], spender: ME }] } }, false],
    ['changes that are not known any more', { changes: null }, false],
    ['an approval that is missing now', { waitsForApproval: true }, false],
    ['another way', { way: 'walletBatch' }, false],
    ['other bytes', { sends: [{ ...call, data: hex('0x02') }] }, false],
    ['another amount of the coin', { sends: [{ ...call, value: raw(11) }] }, false],
    ['another contract', { sends: [{ ...call, to: ME }] }, false],
    ['a further call', { sends: [call, call] }, false],
    ['no call', { sends: [] }, false],
  ])('%s', (_, difference, isKept) => {
    expect(keepsPromise(shown, { ...shown, ...difference })).toBe(isKept);
  });

  test('a cost that was a dash at the press may be found since, or stay one', () => {
    for (const networkCost of [raw(100), null]) expect(keepsPromise({ ...shown, networkCost: null }, { ...shown, networkCost })).toBe(true);
  });

  test('calls are enough where no node can try it', () => {
    expect(keepsPromise({ ...shown, changes: null }, { ...shown, changes: null })).toBe(true);
    expect(keepsPromise({ ...shown, changes: null }, shown)).toBe(false);
  });
});

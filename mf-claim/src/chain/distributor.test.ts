import { utils } from 'ethers';
import fc from 'fast-check';
import { parseHex, rawAmount, requireAddress, type Hex } from '@dex/mf-shared/domain';
import { claimCall, decodeIsClaimed, isClaimedCall } from './distributor';

const abi = new utils.Interface([
  'function isClaimed(uint256 index) view returns (bool)',
  'function claim(uint256 index, address account, uint256 amount, bytes32[] merkleProof)',
]);
const distributor = requireAddress('0x090D4613473dEE047c3f2706764f49E0821D256e');
const hex = (text: string): Hex => {
  const parsed = parseHex(text);
  if (!parsed) throw new Error(text);
  return parsed;
};
const addresses = fc.uint8Array({ minLength: 20, maxLength: 20 }).map((bytes) => requireAddress(utils.hexlify(bytes)));
const hashes = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => hex(utils.hexlify(bytes)));

describe('the merkle distributor', () => {
  it('is called as its interface says', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        addresses,
        addresses,
        fc.bigInt({ min: 0n, max: 2n ** 96n }),
        fc.array(hashes, { maxLength: 20 }),
        (index, from, recipient, amount, proof) => {
          const entry = { index, amount: rawAmount(amount), proof, isSocks: false, isLp: false, isUser: true };
          expect(claimCall(distributor, from, recipient, entry)).toEqual({
            from,
            to: distributor,
            data: abi.encodeFunctionData('claim', [index, recipient, amount.toString(), proof]),
            value: '0',
          });
          expect(isClaimedCall(distributor, entry)).toEqual({
            address: distributor,
            callData: abi.encodeFunctionData('isClaimed', [index]),
          });
        },
      ),
    );
  });

  it('answers true, false or nothing', () => {
    expect(decodeIsClaimed(hex(utils.defaultAbiCoder.encode(['bool'], [true])))).toBe(true);
    expect(decodeIsClaimed(hex(utils.defaultAbiCoder.encode(['bool'], [false])))).toBe(false);
    expect(decodeIsClaimed(hex('0x'))).toBeNull();
  });
});

import { utils } from 'ethers';
import { LIQUIDITY_TOKEN_PERMIT, parseHex, requireAddress } from '@dex/mf-shared/domain';
import { liquidityTokenPermit } from './liquidityTokenPermit';

const PAIR = requireAddress('0xB4e16d0168e52d35CaCD2c6185b44281Ec28C9Dc');

function separatorOf(name: string) {
  return parseHex(utils._TypedDataEncoder.hashDomain({ name, version: '1', chainId: 1, verifyingContract: PAIR }));
}

// V2-9
describe('the permit of shares', () => {
  test('is the listed one where the contract signs under its name', () => {
    expect(liquidityTokenPermit(1, PAIR, 'Another name', separatorOf(LIQUIDITY_TOKEN_PERMIT.name))).toBe(LIQUIDITY_TOKEN_PERMIT);
  });

  test("has the pair's own name where the separator was made of that", () => {
    expect(liquidityTokenPermit(1, PAIR, 'DYOR LPs', separatorOf('DYOR LPs'))).toMatchObject({ name: 'DYOR LPs' });
  });

  test.each([
    ['of another name', separatorOf('Somebody else')],
    ['that was not read', null],
  ])('is not offered for a separator %s', (_what, separator) => {
    expect(liquidityTokenPermit(1, PAIR, 'DYOR LPs', separator)).toBeNull();
  });
});
